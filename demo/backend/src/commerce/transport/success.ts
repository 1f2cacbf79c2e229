/** The vendor's response to a change without further content. */
export const success = () => ({ success: true, apiAlias: 'array_struct' });
