/** What is known of a process at one moment. */
export interface Pulse {
  /** Grows whenever its event loop turns, and whenever another piece of work begins. */
  beats: number;
  /** Clock, and processor time that it took so far, in ms. */
  at: number;
  worked: number;
}

/** How long one piece of work may take without a pause, in ms of work, before it is looked what it does. */
export const LONGEST_PIECE_MS = 400;

/** How long it may stand still, in ms: on a busy machine others may leave it little time. */
export const LONGEST_STANDSTILL_MS = 10_000;

/** A process in an endless loop works for at least this part of the time, on a machine that has little else to do. */
const MOSTLY = 0.8;

/** How long a piece of work takes so far, in ms. */
export interface Freeze {
  /** By the clock. */
  took: number;
  /** Of it, what it worked. */
  worked: number;
}

/** When a look comes later than this, in ms, the whole machine stood still, so it says nothing of the process. */
const LATE_LOOK_MS = 1000;

/**
 * Tells when a process hangs in one piece of work. What counts is its processor time, so that a process which gets none on
 * a busy machine is not taken for one in an endless loop.
 */
export class FreezeDetector {
  private begin: Pulse | undefined;
  private last = 0;

  /** How long the present piece of work takes, by the clock and in work, when that is too long; undefined when all is well. */
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
