/** The contract between the shell and its remotes; a remote built against another major is refused at publishing. */
export const CONTRACT = '1.0';

/** Name under which a remote's loader finds the page's function that says what each of its files must hold. */
export const INTEGRITY_SEAM = 'weefselIntegrity';
