/** Argument that tells a process that it serves under a primary. */
export const SERVES = 'serves-under-primary';
