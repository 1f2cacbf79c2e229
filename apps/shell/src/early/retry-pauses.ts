/** First pause before a file that did not come is asked for again, in ms; each pause is twice the one before. */
export const FIRST_PAUSE_MS = 1000;

/** A file that does not come after a pause as long as this, in ms, is given up. */
export const LAST_PAUSE_MS = 20_000;
