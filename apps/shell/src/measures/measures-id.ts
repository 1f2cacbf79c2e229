/** Id of the template with the measuring script; absent in shops that do not measure. */
export const MEASURES_ID = 'weefsel-measures';
