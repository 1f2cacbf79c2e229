/** What is known of a process at one moment. */
export interface Pulse {
  /** Grows whenever its event loop turns or another task begins. */
  beats: number;
  /** Clock, and processor time that it took so far, in ms. */
  at: number;
  worked: number;
}

/** How long one task may run, in ms of processor time, before its stack is sampled. */
export const LONGEST_PIECE_MS = 400;

/** How long a task may take by the clock, in ms: on a busy machine it may get little processor time. */
export const LONGEST_STANDSTILL_MS = 10_000;

/** A process in an endless loop works for at least this part of the time, on a machine that has little else to do. */
const MOSTLY = 0.8;

/** How long a task has taken so far, in ms. */
export interface Freeze {
  /** By the clock. */
  took: number;
  /** Of it, what it worked. */
  worked: number;
}

/** When a look comes later than this, in ms, the whole machine stood still, so it says nothing of the process. */
const LATE_LOOK_MS = 1000;

/**
 * Detects a process that hangs in one task. It counts processor time, so that a process on a busy machine is not taken
 * for one in an endless loop.
 */
export class FreezeDetector {
  private begin: Pulse | undefined;
  private last = 0;

  /**
   * How long the present task has taken, by the clock and in processor time, when that is too long; undefined otherwise.
   */
  detect(pulse: Pulse, longestMs = LONGEST_PIECE_MS): Freeze | undefined {
    const isLate = pulse.at - this.last > LATE_LOOK_MS;
    this.last = pulse.at;
    if (!this.begin || isLate || pulse.beats !== this.begin.beats) {
      this.begin = pulse;
      return undefined;
    }
    const took = pulse.at - this.begin.at;
    const worked = pulse.worked - this.begin.worked;
    const isStuck = Math.min(took, worked / MOSTLY) >= longestMs || took >= LONGEST_STANDSTILL_MS;
    return isStuck ? { took, worked } : undefined;
  }
}
