/** Global name of the page's function that returns the integrity of a remote's file. */
export const INTEGRITY_SEAM = 'weefselIntegrity';
