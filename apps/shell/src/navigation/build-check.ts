/** Interval between requests for the newest build, in ms. */
export const BUILD_CHECK_MS = 3_600_000;

interface BuildCheckOptions {
  /** The build that this tab runs. */
  own: string;
  /** Reads the newest build's name from the server. */
  readLatest: () => Promise<string>;
}

/** Detects a newer build of the shell: once an hour, and when the shopper returns to the tab. */
export class BuildCheck {
  readonly own: string;
  private readonly readLatest: () => Promise<string>;
  private latest: string;

  constructor({ own, readLatest }: BuildCheckOptions) {
    this.own = own;
    this.latest = own;
    this.readLatest = readLatest;
  }

  /** True when the next navigation must load a whole document, which brings the new build. */
  get isOutdated(): boolean {
    return this.latest !== this.own;
  }

  start(): void {
    setInterval(() => void this.check(), BUILD_CHECK_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.check();
    });
  }

  /** Keeps the last answer when the server cannot be reached. */
  private async check(): Promise<void> {
    this.latest = await this.readLatest().catch(() => this.latest);
  }
}
