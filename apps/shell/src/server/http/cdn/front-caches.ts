import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** Changes within this time are sent together, in ms. */
const TOGETHER_MS = 50;
/** In ms. Delay of a second purge: a lagging server may have sent an old page after the first. */
const AGAIN_MS = 800;
/** Longest list of keys in one request, in characters. */
const LONGEST = 4000;
const TIMEOUT_MS = 1500;
/** Pauses between retries to an unresponsive cache, in ms. After the last one its pages expire by age. */
const PAUSES_MS = [250, 1000, 4000, 15_000];

const inPieces = (keys: Iterable<string>): string[] => {
  const pieces: string[] = [];
  for (const key of keys) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + key.length < LONGEST)
      pieces[pieces.length - 1] = `${last} ${key}`;
    else pieces.push(key);
  }
  return pieces;
};

/** Result of a purge of a cache in front. */
export type PurgeOutcome = 'done' | 'failed';

/** Purges pages in the caches in front of the shop, by `PURGE` with `Surrogate-Key`. */
export class FrontCaches {
  private readonly waiting = new Map<'hard' | 'soft', Set<string>>();
  private readonly stopped = new AbortController();
  private readonly urls: readonly string[];
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private readonly count: (outcome: PurgeOutcome) => void;

  constructor(
    urls: readonly string[],
    log: Pick<FastifyBaseLogger, 'warn'>,
    count: (outcome: PurgeOutcome) => void = () => undefined,
  ) {
    this.urls = urls;
    this.log = log;
    this.count = count;
  }

  /** `soft`: the cached page may be served once more while a new one is fetched. */
  forget(keys: readonly string[], how: 'hard' | 'soft' = 'hard'): void {
    if (this.urls.length === 0 || keys.length === 0) return;
    const known = this.waiting.get(how);
    if (known) return keys.forEach((key) => known.add(key));
    this.waiting.set(how, new Set(keys));
    setTimeout(() => void this.flush(how), TOGETHER_MS).unref();
  }

  stop(): void {
    this.stopped.abort();
  }

  private async flush(how: 'hard' | 'soft'): Promise<void> {
    const pieces = inPieces(this.waiting.get(how) ?? []);
    this.waiting.delete(how);
    const tellAll = () =>
      Promise.all(this.urls.flatMap((url) => pieces.map((keys) => this.tell(url, keys, how))));
    setTimeout(() => void tellAll(), AGAIN_MS).unref();
    await tellAll();
  }

  private async tell(url: string, keys: string, how: 'hard' | 'soft'): Promise<void> {
    const headers = { 'surrogate-key': keys, ...(how === 'soft' && { 'soft-purge': '1' }) };
    let problem: unknown;
    for (const ms of [...PAUSES_MS, 0]) {
      if (this.stopped.signal.aborted) return;
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.stopped.signal]);
        const answer = await fetch(url, { method: 'PURGE', headers, signal });
        await answer.arrayBuffer();
        if (answer.ok) return this.count('done');
        problem = new Error(`It answered ${answer.status}.`);
      } catch (error) {
        problem = error;
      }
      await pause(ms, undefined, { ref: false });
    }
    this.count('failed');
    this.log.warn({ err: problem, cache: url, keys }, 'A cache in front could not be told what to forget.');
  }
}
