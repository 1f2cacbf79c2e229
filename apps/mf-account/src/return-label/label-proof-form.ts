/** Name of the form by which somebody shows that a label is theirs. */
export const PROVE_LABEL = 'prove-label';
