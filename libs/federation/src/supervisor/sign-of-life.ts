/** Slots in the memory that a serving process shares with the thread that watches it. */
export const BEATS = 0;
export const SERVES = 1;
export const HEAP_FULL = 2;

/** Its length, in bytes. */
export const PULSE_BYTES = 12;

let pulse: Int32Array | undefined;

/** Where signs of life are counted from now on. */
export function countSignsIn(memory: Int32Array): void {
  pulse = memory;
}

/**
 * Reports that another task begins: many may follow each other before the event loop turns, and none of them hangs. Costs
 * next to nothing, and nothing in an unwatched process.
 */
export function signOfLife(): void {
  if (pulse) Atomics.add(pulse, BEATS, 1);
}
