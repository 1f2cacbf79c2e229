/** First pause before a failed file is requested again, in ms; each pause doubles. */
export const FIRST_PAUSE_MS = 1000;

/** Longest pause, in ms: a file that fails after it is given up. */
export const LAST_PAUSE_MS = 20_000;
