/** Id of the template that holds the start of measuring; it is absent where nobody listens. */
export const MEASURES_ID = 'weefsel-measures';
