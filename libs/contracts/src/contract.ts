/** The contract between the shell and its remotes; a remote built against another major is refused at publishing. */
export const CONTRACT = '1.0';
