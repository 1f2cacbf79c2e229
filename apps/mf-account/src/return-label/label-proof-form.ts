/** Name of the form by which a shopper proves to own a label. */
export const PROVE_LABEL = 'prove-label';
