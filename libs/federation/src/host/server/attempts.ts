/** Pause after a version failed to load, at first and at most, in ms. */
const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;

/** Limits retries of versions: each failure doubles the pause before the next try. */
export class Attempts {
  private readonly failed = new Map<string, { until: number; pauseMs: number }>();

  mayTry(id: string): boolean {
    return (this.failed.get(id)?.until ?? 0) <= Date.now();
  }

  fail(id: string): void {
    const last = this.failed.get(id);
    const pauseMs = last ? Math.min(2 * last.pauseMs, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    this.failed.set(id, { until: Date.now() + pauseMs, pauseMs });
  }

  succeed(id: string): void {
    this.failed.delete(id);
  }
}
