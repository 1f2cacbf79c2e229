/** The vendor's answer to a change that has nothing else to say. */
export const success = () => ({ success: true, apiAlias: 'array_struct' });
