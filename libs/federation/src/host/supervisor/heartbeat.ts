/** Indexes in the memory that a serving process shares with its watching thread. */
export const BEATS = 0;
export const SERVES = 1;
export const HEAP_FULL = 2;

/** Length of that memory, in bytes. */
export const PULSE_BYTES = 12;

let pulse: Int32Array | undefined;

/** Sets the memory in which signs of life are counted. */
export function countSignsIn(memory: Int32Array): void {
  pulse = memory;
}

/**
 * Reports that another task begins. Many short tasks before a turn of the event loop are no hang.
 * Costs next to nothing, and nothing in an unwatched process.
 */
export function heartbeat(): void {
  if (pulse) Atomics.add(pulse, BEATS, 1);
}
