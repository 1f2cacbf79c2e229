import type { SharedStore } from '../cache/shared-store';
import { StaleCache } from '../cache/stale-cache';
import type { Purges } from '../http/cdn/purges';
import { saysPrices } from '../http/cdn/surrogate-keys';
import type { PageAnswer } from './load-page';

/** Pages kept in memory; with its HTML a listing takes about a quarter of a megabyte. */
const MAX_PAGES = 500;

export const worthKeeping = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect' ||
  (answer.payload.status !== 503 &&
    Object.values(answer.payload.fragments).every(({ content }) => content.state === 'ready'));

const lacksDetail = (answer: PageAnswer): boolean => answer.kind === 'page' && answer.lacksDetail === true;

/** How long a page with missing or invalid parts is fresh, in seconds. */
const FLAWED_SECONDS = 2;

const mostSeconds = (answer: PageAnswer): number | undefined =>
  lacksDetail(answer) || (answer.kind === 'page' && answer.isFlawed) ? FLAWED_SECONDS : undefined;

const isThere = (answer: PageAnswer): boolean => answer.kind === 'redirect' || answer.payload.status === 200;

export const isGone = (answer: PageAnswer): boolean =>
  answer.kind === 'page' && answer.payload.status === 404;

/** A response with the versions of the remotes that made it. */
export type KeptAnswer = PageAnswer & { versions?: readonly string[] };

interface PageCacheOptions {
  shared?: SharedStore | undefined;
  /** Changes: pages with changed contents are loaded again before they are served. */
  purges?: Pick<Purges, 'isOutdated'> | undefined;
  /** Longest age of a page with prices while a newer one is available, in seconds. */
  priceSeconds?: number | undefined;
}

/** Surrogate keys of a response's contents. */
export const keysOf = (answer: PageAnswer): readonly string[] => answer.keys ?? [];

/** Public page data. A page with a missing part never replaces a whole one. A first "not found" removes no page. */
export class PageCache extends StaleCache<KeptAnswer> {
  private readonly originals = new WeakMap<PageAnswer, PageAnswer>();
  /** Makes a second cache with the same purges, for data inside pages. Its prices are no older than a fresh page. */
  readonly beside: (name: string) => PageCache;
  private readonly others: PageCache[] = [];

  constructor(freshSeconds: number, options: PageCacheOptions = {}, name = 'page') {
    const { shared, purges, priceSeconds } = options;
    super({
      name,
      freshSeconds,
      max: MAX_PAGES,
      shared,
      worthKeeping,
      mostSeconds,
      isLesser: lacksDetail,
      isProvisional: (answer) => answer.kind === 'page' && answer.isPartial === true,
      isOutdated: (answer, madeAt) => purges?.isOutdated(keysOf(answer), madeAt) ?? false,
      oldestMs: (answer) =>
        priceSeconds !== undefined && saysPrices(keysOf(answer)) ? priceSeconds * 1000 : undefined,
      contradicts: (known, next) => isThere(known) && isGone(next),
    });
    this.beside = (name) => {
      const other = new PageCache(freshSeconds, { ...options, priceSeconds: freshSeconds }, name);
      this.others.push(other);
      return other;
    };
  }

  override passByLoading(): void {
    super.passByLoading();
    for (const other of this.others) other.passByLoading();
  }

  override madeAt(answer: PageAnswer): number | undefined {
    return super.madeAt(this.originals.get(answer) ?? answer);
  }

  /** Gives a derived response the age of its cached original. */
  asOldAs(original: PageAnswer, made: PageAnswer): void {
    this.originals.set(made, original);
  }
}
