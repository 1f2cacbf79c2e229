/** Argument of a process that serves under a primary. */
export const SERVES = 'serves-under-primary';
