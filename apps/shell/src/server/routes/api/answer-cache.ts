import type { SharedStore } from '../../cache/shared-store';
import { StaleCache } from '../../cache/stale-cache';

const MAX_ANSWERS = 300;

/** Caches responses by key. */
export type AnswerCache = <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;

/** Caches recent responses of the shop's own server. Zero seconds disables caching. */
export function createAnswerCache(freshSeconds: number, shared?: SharedStore): AnswerCache {
  const answers = new StaleCache<object>({ name: 'answer', freshSeconds, max: MAX_ANSWERS, shared });
  return <T extends object>(key: string, load: () => Promise<T>) => answers.read(key, load) as Promise<T>;
}
