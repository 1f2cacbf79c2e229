/** A process that served for so long was well, in ms. */
const WELL_MS = 10_000;

/** Pause before a process is started again that ended soon, at first and at most, in ms. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before a process is started in the place of one that ended: longer each time, while none is well. */
export class Restarts {
  private pauseMs = 0;

  /** The pause, in ms, after a process that lived for so long. */
  after(livedMs: number): number {
    const pause = livedMs >= WELL_MS ? 0 : this.pauseMs;
    this.pauseMs = Math.min(Math.max(2 * pause, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    return pause;
  }
}
