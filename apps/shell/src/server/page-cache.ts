import type { SharedStore } from './cache/shared-store';
import { StaleCache } from './cache/stale-cache';
import type { Purges } from './cdn/purges';
import { saysPrices } from './cdn/surrogate-keys';
import type { PageAnswer } from './load-page';

/** Pages kept in memory; with its HTML a listing takes about a quarter of a megabyte. */
const MAX_PAGES = 500;

export const worthKeeping = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect' ||
  (answer.payload.status !== 503 &&
    Object.values(answer.payload.fragments).every(({ content }) => content.state === 'ready'));

const lacksDetail = (answer: PageAnswer): boolean => answer.kind === 'page' && answer.lacksDetail === true;

/** For how long a page that lacks something is taken as it is, in seconds. */
const FLAWED_SECONDS = 2;

const mostSeconds = (answer: PageAnswer): number | undefined =>
  lacksDetail(answer) || (answer.kind === 'page' && answer.isFlawed) ? FLAWED_SECONDS : undefined;

const isThere = (answer: PageAnswer): boolean => answer.kind === 'redirect' || answer.payload.status === 200;

export const isGone = (answer: PageAnswer): boolean =>
  answer.kind === 'page' && answer.payload.status === 404;

/** An answer, and the versions of the remotes that it was made of. */
export type KeptAnswer = PageAnswer & { versions?: readonly string[] };

export interface PageCacheOptions {
  shared?: SharedStore | undefined;
  /** What has changed: pages with it are made anew before they are served. */
  purges?: Pick<Purges, 'isOutdated'> | undefined;
  /** Longest age of a page that says prices, while newer ones can be had, in seconds. */
  priceSeconds?: number | undefined;
}

/** Surrogate keys of what an answer was made of. */
export const keysOf = (answer: PageAnswer): readonly string[] => answer.keys ?? [];

/** Public page data. A page with a missing part replaces no whole one, and one "not found" removes no page. */
export class PageCache extends StaleCache<KeptAnswer> {
  private readonly originals = new WeakMap<PageAnswer, PageAnswer>();
  /** Another one that forgets what this one does, for what goes into pages: its prices are no older than a fresh page. */
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

  /** An answer made of one that is kept is as old as that. */
  asOldAs(original: PageAnswer, made: PageAnswer): void {
    this.originals.set(made, original);
  }
}
