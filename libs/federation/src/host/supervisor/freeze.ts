/** Measurements of a process at one moment. */
interface Pulse {
  /** Grows whenever its event loop turns or another task begins. */
  beats: number;
  /** Clock, and processor time used so far, in ms. */
  at: number;
  worked: number;
}

/** Maximum duration of one task, in ms of processor time, before its stack is sampled. */
export const LONGEST_PIECE_MS = 400;

/** Maximum duration of a task by the clock, in ms: on a busy machine it may get little processor time. */
export const LONGEST_STANDSTILL_MS = 10_000;

/** Minimum share of processor time in an endless loop, on a machine with little other work. */
const MOSTLY = 0.8;

/** Duration of a task so far, in ms. */
export interface Freeze {
  /** By the clock. */
  took: number;
  /** Processor time within it. */
  worked: number;
}

/** Delay of a check, in ms, from which the whole machine stood still. Such a check proves nothing. */
const LATE_LOOK_MS = 1000;

/**
 * Detects a process that hangs in one task. It counts processor time.
 * So a process on a busy machine is not mistaken for one in an endless loop.
 */
export class FreezeDetector {
  private begin: Pulse | undefined;
  private last = 0;

  /** Duration of the present task, by the clock and in processor time, when too long; undefined otherwise. */
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
