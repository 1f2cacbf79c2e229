/** Serving time after which a process counts as healthy, in ms. */
const WELL_MS = 10_000;

/** Pause before an early-ended process is restarted, at first and at most, in ms. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** Determines the pause before replacing an ended process: longer each time, while none is healthy. */
export class Restarts {
  private pauseMs = 0;

  /** The pause, in ms, after a process with this lifetime. */
  after(livedMs: number): number {
    const pause = livedMs >= WELL_MS ? 0 : this.pauseMs;
    this.pauseMs = Math.min(Math.max(2 * pause, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    return pause;
  }
}
