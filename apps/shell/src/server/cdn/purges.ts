import { LRUCache } from 'lru-cache';
import { purgedBy } from './surrogate-keys';

/** Most keys that are remembered. One goes when so many others have changed since; pages with it are old by then. */
const MOST_KEYS = 50_000;

/** Surrogate keys of what has changed. */
export interface Purge {
  keys: readonly string[];
  /** When this was known first, in ms since 1970. */
  at: number;
}

/** Remembers what has changed and when, so that what was made before is not served as if it were fresh. */
export class Purges {
  private readonly changed = new LRUCache<string, number>({ max: MOST_KEYS });
  private readonly listeners: ((keys: readonly string[]) => void)[] = [];

  onPurge(listener: (keys: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  take({ keys, at }: Purge): void {
    const all = purgedBy(keys);
    for (const key of all) this.changed.set(key, Math.max(at, this.changed.peek(key) ?? 0));
    this.listeners.forEach((listener) => listener(all));
  }

  /** True when something of these has changed at that moment (ms since 1970) or later. */
  isOutdated(keys: readonly string[], madeAt: number): boolean {
    return keys.some((key) => (this.changed.get(key) ?? -1) >= madeAt);
  }
}
