import type { SharedStore } from './cache/shared-store';
import { StaleCache } from './cache/stale-cache';
import type { PageAnswer } from './load-page';

/** Pages kept in memory; with its HTML a listing takes about a quarter of a megabyte. */
const MAX_PAGES = 500;

const worthKeeping = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect' ||
  (answer.payload.status !== 503 &&
    Object.values(answer.payload.fragments).every(({ content }) => content.state === 'ready'));

const lacksDetail = (answer: PageAnswer): boolean => answer.kind === 'page' && answer.lacksDetail === true;

/** For how long a page that lacks something is taken as it is, in seconds. */
const FLAWED_SECONDS = 2;

const mostSeconds = (answer: PageAnswer): number | undefined =>
  lacksDetail(answer) || (answer.kind === 'page' && answer.isFlawed) ? FLAWED_SECONDS : undefined;

const isThere = (answer: PageAnswer): boolean => answer.kind === 'redirect' || answer.payload.status === 200;

const isGone = (answer: PageAnswer): boolean => answer.kind === 'page' && answer.payload.status === 404;

/** An answer, and the versions of the remotes that it was made of. */
export type KeptAnswer = PageAnswer & { versions?: readonly string[] };

/** Public page data. A page with a missing part replaces no whole one, and one "not found" removes no page. */
export class PageCache extends StaleCache<KeptAnswer> {
  constructor(freshSeconds: number, shared?: SharedStore) {
    super({
      name: 'page',
      freshSeconds,
      max: MAX_PAGES,
      shared,
      worthKeeping,
      mostSeconds,
      isLesser: lacksDetail,
      isProvisional: (answer) => answer.kind === 'page' && answer.isPartial === true,
      contradicts: (known, next) => isThere(known) && isGone(next),
    });
  }
}
