/** Name under which a remote's loader finds the page's function that says what each of its files must hold. */
export const INTEGRITY_SEAM = 'weefselIntegrity';
