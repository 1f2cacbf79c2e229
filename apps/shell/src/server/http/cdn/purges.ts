import { LRUCache } from 'lru-cache';
import { purgedBy } from './surrogate-keys';

/** Most remembered keys. The oldest is dropped after this many other changes; its pages are old by then. */
const MOST_KEYS = 50_000;

/** Surrogate keys of changed content. */
export interface Purge {
  keys: readonly string[];
  /** Time of the first report, in ms since 1970. */
  at: number;
}

/** Records changes with their time, so that older content is not served as fresh. */
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

  /** True when any of these keys changed at this moment (ms since 1970) or later. */
  isOutdated(keys: readonly string[], madeAt: number): boolean {
    return keys.some((key) => (this.changed.get(key) ?? -1) >= madeAt);
  }
}
