import { flawLine, type Flaw } from '@weefsel/api-clients';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Number of remembered flaws, and how long, in ms: a persistent one is logged again. */
const MOST_FLAWS = 2000;
const TOLD_FOR_MS = 3_600_000;

/** Logs parts dropped from vendor responses, each once an hour. */
export class FlawLog {
  private readonly told = new LRUCache<string, true>({ max: MOST_FLAWS, ttl: TOLD_FOR_MS });
  private readonly watching = new AsyncLocalStorage<{ isFlawed: boolean }>();
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.log = log;
  }

  readonly report = (flaw: Flaw): void => {
    const watch = this.watching.getStore();
    if (watch) watch.isFlawed = true;
    const key = JSON.stringify([flaw.asked, flaw.id, flaw.path]);
    if (this.told.has(key)) return;
    this.told.set(key, true);
    this.log.warn({ document: flaw.id, path: flaw.path, asked: flaw.asked }, flawLine(flaw));
  };

  /** Runs some work, and reports whether a vendor response to it had a flaw. */
  async watch<T>(work: () => Promise<T>): Promise<{ value: T; isFlawed: boolean }> {
    const watch = { isFlawed: false };
    const value = await this.watching.run(watch, work);
    return { value, isFlawed: watch.isFlawed };
  }
}
