/**
 * Time for which a build counts as new after its first process served, in ms.
 * Also the number of tolerated ends of its processes in that time.
 */
const NEW_MS = 300_000;
const MOST_ENDS = 2;

/**
 * Detects a new build whose processes keep ending. Stacks cannot blame the shell: its code is in all.
 * A server's first build counts as proven: a faulty machine must not remove builds everywhere.
 */
export class Probation {
  private readonly proven = new Set<string>();
  private now: { build: string; since: number; ends: number } | undefined;

  constructor(begunWith: string | undefined) {
    if (begunWith !== undefined) this.proven.add(begunWith);
  }

  /** Call when the first process of a build serves. */
  begin(build: string | undefined): void {
    this.prove();
    if (build === undefined || this.proven.has(build) || this.now?.build === build) return;
    this.now = { build, since: performance.now(), ends: 0 };
  }

  /** Reason to give up a build after an unexplained end of a process; undefined while it may continue. */
  ended(build: string | undefined, how: string): string | undefined {
    this.prove();
    if (!this.now || this.now.build !== build) return undefined;
    this.now.ends += 1;
    const { ends, since } = this.now;
    if (ends <= MOST_ENDS) return undefined;
    this.now = undefined;
    const seconds = Math.ceil((performance.now() - since) / 1000);
    return `${ends} processes of it ended within ${seconds} s after the first served, the last with ${how}, and no remote was found to do that.`;
  }

  private prove(): void {
    if (!this.now || performance.now() - this.now.since <= NEW_MS) return;
    this.proven.add(this.now.build);
    this.now = undefined;
  }
}
