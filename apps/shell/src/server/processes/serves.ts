/** Argument by which a process knows that it serves under a primary. */
export const SERVES = 'serves-under-primary';
