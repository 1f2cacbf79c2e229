/** Slots in the memory that a serving process shares with the thread that watches it. */
export const BEATS = 0;
export const SERVES = 1;
export const HEAP_FULL = 2;

/** Its length, in bytes. */
export const PULSE_BYTES = 12;
