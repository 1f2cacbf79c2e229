import type { SharedStore } from '../cache/shared-store';
import { StaleCache } from '../cache/stale-cache';

const MAX_ANSWERS = 300;

/** Keeps answers by a name of what was asked. */
export type AnswerCache = <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;

/** Recent answers of the shop's own server. Zero seconds keep nothing. */
export function createAnswerCache(freshSeconds: number, shared?: SharedStore): AnswerCache {
  const answers = new StaleCache<object>({ name: 'answer', freshSeconds, max: MAX_ANSWERS, shared });
  return <T extends object>(key: string, load: () => Promise<T>) => answers.read(key, load) as Promise<T>;
}
