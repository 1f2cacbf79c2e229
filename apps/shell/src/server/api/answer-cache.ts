import { LRUCache } from 'lru-cache';

const MAX_ANSWERS = 300;

/** Keeps answers by a name of what was asked. */
export type AnswerCache = <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Public answers, kept in memory: an old one is given at once while a fresh one is fetched behind it, and stays when
 * that fails. Zero seconds keep nothing.
 */
export function createAnswerCache(freshSeconds: number): AnswerCache {
  if (freshSeconds <= 0) return (_key, load) => load();
  const answers = new LRUCache<string, object, () => Promise<object>>({
    max: MAX_ANSWERS,
    ttl: freshSeconds * 1000,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return <T extends object>(key: string, load: () => Promise<T>) =>
    answers.forceFetch(key, { context: load }) as Promise<T>;
}
