import { blameOf } from '@weefsel/federation/server';

interface GuardLog {
  error: (details: object, message: string) => void;
}

/** The part of Node's `process` that tells of what nobody caught. */
export interface Faults {
  on: (event: 'uncaughtException' | 'unhandledRejection', meet: (thrown: unknown) => void) => unknown;
}

/** Most kinds of faults that are counted; beyond that each is logged. */
const MOST_KINDS = 200;

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;

/** Logs errors that nobody caught, with their remote; they do not end the shop. See decision 0051. */
export class ProcessGuard {
  private readonly log: GuardLog;
  private readonly end: (error: Error) => void;
  private readonly counts = new Map<string, number>();
  private isServing = false;

  /** `end` is called for a fault of the shell itself while it starts. */
  constructor(log: GuardLog, end: (error: Error) => void) {
    this.log = log;
    this.end = end;
  }

  watch(faults: Faults): void {
    faults.on('uncaughtException', (thrown) => this.meet(thrown));
    faults.on('unhandledRejection', (thrown) => this.meet(thrown));
  }

  /** From now on the server answers, so that nothing may end it. */
  serves(): void {
    this.isServing = true;
  }

  private meet(thrown: unknown): void {
    const err = asError(thrown);
    const remote = blameOf(thrown);
    if (!remote && !this.isServing) {
      this.end(err);
      return;
    }
    const times = this.count(`${remote} ${err.message}`);
    // One that comes again and again is logged ever more rarely.
    if (!isPowerOfTwo(times)) return;
    this.log.error(
      { err, ...(remote && { remote }), times },
      `${remote ?? 'The shell'} threw where nobody catches it; the shop goes on.`,
    );
  }

  private count(kind: string): number {
    const times = (this.counts.get(kind) ?? 0) + 1;
    if (times > 1 || this.counts.size < MOST_KINDS) this.counts.set(kind, times);
    return times;
  }
}
