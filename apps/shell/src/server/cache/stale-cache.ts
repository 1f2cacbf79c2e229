import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { SharedStore } from './shared-store';
import { LIMIT_MS } from '../time-limits';
import { inTime } from '@weefsel/contracts';

/** In ms. How long a stale value is served during a background refresh. */
const AT_ONCE_MS = 600_000;
/**
 * In ms. Delay of the refresh after a stale page was sent: its reader's files go first. Largest paint on mobile: 1436 ms,
 * with a refresh at once 1796 ms (two cores, 23 November 2026).
 */
export const REFRESHED_AFTER_MS = 2500;
/** Concurrent background refreshes. Without a limit, those of a crawl overload the vendors. */
const REFRESHES_AT_ONCE = 2;
/** In seconds. How long a value is kept in case a fresh one cannot be fetched. */
const KEPT_SECONDS = 86_400;
/** In ms. A contradiction of a good value is accepted when repeated at least this much later. */
const CONFIRMED_AFTER_MS = 5000;
/** How long a provisional value is served, in seconds. */
const PROVISIONAL_SECONDS = 1;

interface Entry<T> {
  value: T;
  freshUntil: number;
  /** Start of its fetch, in ms since 1970. */
  madeAt: number;
}

interface StaleCacheOptions<T> {
  /** Prefix of its keys in the shared store. */
  name: string;
  /** How long a value is fresh; 0 disables caching. */
  freshSeconds: number;
  /** Most values in memory. */
  max: number;
  shared?: SharedStore | undefined;
  /** False for values that count as failures: they are returned, never cached. */
  worthKeeping?: (value: T) => boolean;
  /** True when a new value reports a known page as gone; that needs a confirmation. */
  contradicts?: (known: T, next: T) => boolean;
  /**
   * True for values that are only better than none. Cached for one second, so that a crowd does not burden a struggling
   * vendor. Never shared with other servers, and used only while nothing better is known.
   */
  isProvisional?: (value: T) => boolean;
  /** True for incomplete values. They never replace a complete one that is not old. */
  isLesser?: (value: T) => boolean;
  /** Longest freshness of a flawed value, in seconds; undefined for one without flaws. */
  mostSeconds?: (value: T) => number | undefined;
  /** True when part of a value changed after its fetch began. It is then fetched again before it is served. */
  isOutdated?: (value: T, madeAt: number) => boolean;
  /** Longest age of a served value while a fresh one is available, in ms. Default: freshness plus ten minutes. */
  oldestMs?: (value: T) => number | undefined;
}

/** Fetches a value. `keepLate` accepts one that arrives after its deadline. `isBehind`: no request waits for it. */
export type Load<T> = (keepLate: (value: T) => void, isBehind: boolean) => Promise<T>;

const placeOf = (name: string, key: string): string =>
  `${name}:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * Caches public values in memory, and in a store shared by several servers. Serves at once and refreshes in the
 * background.
 * A failure never replaces the last good value, nor does the first report of absence.
 */
export class StaleCache<T extends object> {
  /** Number of values served fresh, served stale, and waited for. */
  readonly uses = { fresh: 0, old: 0, fetched: 0 };
  /** Called with each changed value from a background refresh. */
  onRefreshed: (value: T) => void = () => undefined;
  private readonly options: StaleCacheOptions<T>;
  private readonly memory: LRUCache<string, Entry<T>>;
  private readonly loading = new Map<string, Promise<T>>();
  /** Keys with a scheduled or waiting refresh. */
  private readonly due = new Set<string>();
  private readonly behind = bulkhead(REFRESHES_AT_ONCE, Infinity);
  /** Time of the first contradiction of a good value, in ms since 1970. */
  private readonly doubts: LRUCache<string, number>;
  private readonly made = new WeakMap<T, number>();

  constructor(options: StaleCacheOptions<T>) {
    this.options = options;
    this.memory = new LRUCache({ max: options.max, ttl: KEPT_SECONDS * 1000, perf: Date });
    this.doubts = new LRUCache({ max: options.max });
  }

  /** Keys in memory with the time of their last fetch, in ms since 1970. */
  contents(): { key: string; keptAt: number }[] {
    const freshMs = this.options.freshSeconds * 1000;
    return Array.from(this.memory.entries(), ([key, { freshUntil }]) => ({
      key,
      keptAt: freshUntil - freshMs,
    }));
  }

  /** Start of the fetch of a cached value, in ms since 1970. Undefined when it is not cached. */
  madeAt(value: T): number | undefined {
    return this.made.get(value);
  }

  /** Fetches in progress may predate a change: later reads start their own fetch. */
  passByLoading(): void {
    this.loading.clear();
  }

  async read(key: string, load: Load<T>): Promise<T> {
    const known = this.memory.get(key);
    if (!known || this.isOutdated(known)) {
      this.uses.fetched += 1;
      return this.fetch(key, load);
    }
    const late = Date.now() - known.freshUntil;
    this.uses[late <= 0 ? 'fresh' : 'old'] += 1;
    const isTooOld = this.isTooOld(known);
    if (late <= 0 && !isTooOld) return known.value;
    if (this.isProvisional(known.value)) return this.fetch(key, load);
    if (late <= AT_ONCE_MS && !isTooOld) {
      this.refreshBehind(key, load, known.value);
      return known.value;
    }
    const fresh = this.refresh(key, load, known.value).catch(() => known.value);
    return inTime(fresh, LIMIT_MS.renewal, () => known.value);
  }

  private refreshBehind(key: string, load: Load<T>, sent: T): void {
    if (this.due.has(key) || this.loading.has(key)) return;
    this.due.add(key);
    const isFlawed = this.options.mostSeconds?.(sent) !== undefined;
    const refreshDue = async () => {
      this.due.delete(key);
      const known = this.memory.get(key);
      if (known && known.freshUntil > Date.now()) return;
      // The caller already has a value; the next one tries again after a failure.
      await this.refresh(key, load, known?.value, true).catch(() => undefined);
    };
    setTimeout(() => void this.behind.execute(refreshDue), isFlawed ? 0 : REFRESHED_AFTER_MS).unref();
  }

  private async refresh(key: string, load: Load<T>, old: T | undefined, isBehind = false): Promise<T> {
    const isFirst = !this.loading.has(key);
    const value = await this.fetch(key, load, isBehind);
    if (isFirst && value !== old) this.onRefreshed(value);
    return value;
  }

  /** Joins concurrent fetches for one key. */
  private fetch(key: string, load: Load<T>, isBehind = false): Promise<T> {
    const running = this.loading.get(key);
    if (running) return running;
    const begun = this.fetchOnce(key, load, isBehind).finally(() => {
      if (this.loading.get(key) === begun) this.loading.delete(key);
    });
    this.loading.set(key, begun);
    return begun;
  }

  private isOutdated({ value, madeAt }: Entry<T>): boolean {
    return this.options.isOutdated?.(value, madeAt) ?? false;
  }

  private isTooOld({ value, madeAt }: Entry<T>): boolean {
    const oldest = this.options.oldestMs?.(value);
    return oldest !== undefined && Date.now() - madeAt > oldest;
  }

  private async fetchOnce(key: string, load: Load<T>, isBehind: boolean): Promise<T> {
    const others = await this.fromShared(key);
    const areGood =
      others && others.freshUntil > Date.now() && !this.isOutdated(others) && !this.isTooOld(others);
    if (areGood) return this.remember(key, others).value;
    // Another server may have fetched it in the meantime.
    const lastGood = async () =>
      (others ?? (await this.fromShared(key)))?.value ?? this.memory.peek(key)?.value;
    const madeAt = Date.now();
    try {
      const value = await load((late) => void this.keep(key, late, madeAt, others), isBehind);
      return this.keep(key, value, madeAt, others) ?? (await lastGood()) ?? value;
    } catch (error) {
      const known = await lastGood();
      if (known) return known;
      throw error;
    }
  }

  private keep(key: string, value: T, madeAt: number, others?: Entry<T>): T | undefined {
    const { freshSeconds, name, shared, worthKeeping, mostSeconds } = this.options;
    if (worthKeeping && !worthKeeping(value)) return undefined;
    if (freshSeconds <= 0) return value;
    const known = this.memory.peek(key) ?? others;
    // A fetch that began before a change may end after the one that followed it.
    if (known && known.madeAt > madeAt) return undefined;
    // A value known to be outdated is no reason to doubt a new one.
    const good = known && !this.isOutdated(known) ? known : undefined;
    if (good && this.isDoubtful(key, good.value, value)) return undefined;
    if (this.isOutdone(value, good)) return undefined;
    const isProvisional = this.isProvisional(value);
    const most = isProvisional ? PROVISIONAL_SECONDS : mostSeconds?.(value);
    const seconds = Math.min(freshSeconds, most ?? freshSeconds);
    const entry = this.remember(key, { value, freshUntil: Date.now() + seconds * 1000, madeAt });
    if (!isProvisional) shared?.write(placeOf(name, key), JSON.stringify(entry), KEPT_SECONDS);
    return entry.value;
  }

  private isProvisional(value: T): boolean {
    return this.options.isProvisional?.(value) ?? false;
  }

  /** True when a better and recent value is cached. */
  private isOutdone(value: T, known: Entry<T> | undefined): boolean {
    if (!known || this.rankOf(known.value) <= this.rankOf(value)) return false;
    return Date.now() - known.freshUntil <= AT_ONCE_MS;
  }

  private rankOf(value: T): number {
    if (this.isProvisional(value)) return 0;
    return this.options.isLesser?.(value) ? 1 : 2;
  }

  /** True when a value contradicts a good one and no later value has confirmed it. */
  private isDoubtful(key: string, known: T, next: T): boolean {
    if (!this.options.contradicts?.(known, next)) {
      this.doubts.delete(key);
      return false;
    }
    const since = this.doubts.get(key) ?? Date.now();
    this.doubts.set(key, since);
    return Date.now() - since < CONFIRMED_AFTER_MS;
  }

  /** An unchanged value stays the same object, so that data derived from it stays valid. */
  private remember(key: string, { value, freshUntil, madeAt }: Entry<T>): Entry<T> {
    const known = this.memory.peek(key)?.value;
    const same = known && JSON.stringify(known) === JSON.stringify(value);
    const entry = { value: same ? known : value, freshUntil, madeAt };
    this.made.set(entry.value, madeAt);
    this.memory.set(key, entry);
    return entry;
  }

  private async fromShared(key: string): Promise<Entry<T> | undefined> {
    const { freshSeconds, name, shared } = this.options;
    if (freshSeconds <= 0) return undefined;
    const text = await shared?.read(placeOf(name, key));
    return text === undefined ? undefined : (JSON.parse(text) as Entry<T>);
  }
}
