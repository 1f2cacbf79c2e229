import { blameOf } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';

/** The part of Node's `process` that reports uncaught errors. */
export interface Faults {
  on: (event: 'uncaughtException' | 'unhandledRejection', meet: (thrown: unknown) => void) => unknown;
}

/** Most kinds of errors with a count; beyond that each is logged. */
const MOST_KINDS = 200;

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;

/**
 * Logs uncaught errors with their remote; they do not end the shop (see decision 0051). Calls `end` for an error of the
 * shell itself during start.
 */
export function processGuard(log: Pick<FastifyBaseLogger, 'error'>, end: (error: Error) => void) {
  const counts = new Map<string, number>();
  let isServing = false;

  const count = (kind: string): number => {
    const times = (counts.get(kind) ?? 0) + 1;
    if (times > 1 || counts.size < MOST_KINDS) counts.set(kind, times);
    return times;
  };

  const meet = (thrown: unknown): void => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    const remote = blameOf(thrown);
    if (!remote && !isServing) return end(err);
    const times = count(`${remote} ${err.message}`);
    // Repeated errors are logged at growing intervals.
    if (!isPowerOfTwo(times)) return;
    log.error(
      { err, ...(remote && { remote }), times },
      `${remote ?? 'The shell'} threw where nobody catches it; the shop goes on.`,
    );
  };

  return {
    watch: (faults: Faults): void => {
      faults.on('uncaughtException', meet);
      faults.on('unhandledRejection', meet);
    },
    /** Call it when the server accepts requests: from then on no error ends it. */
    serves: (): void => {
      isServing = true;
    },
  };
}
