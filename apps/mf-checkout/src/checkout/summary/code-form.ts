/** Name of the form that takes a discount code, and of its field. */
export const CODE_FORM = { name: 'code', code: 'code' } as const;
