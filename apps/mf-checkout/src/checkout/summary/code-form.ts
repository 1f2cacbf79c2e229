/** Names of the form for a discount code, and of its field. */
export const CODE_FORM = { name: 'code', code: 'code' } as const;
