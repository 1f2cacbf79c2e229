import type { SharedStore } from './cache/shared-store';
import { StaleCache } from './cache/stale-cache';
import type { PageAnswer } from './load-page';

/** Pages kept in memory; with its HTML a listing takes about a quarter of a megabyte. */
const MAX_PAGES = 500;

const worthKeeping = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect' ||
  (answer.payload.status !== 503 &&
    !answer.isPartial &&
    Object.values(answer.payload.fragments).every(({ content }) => content.state === 'ready'));

/** Public page data. A page of which a part failed is not kept. */
export class PageCache extends StaleCache<PageAnswer> {
  constructor(freshSeconds: number, shared?: SharedStore) {
    super({ name: 'page', freshSeconds, max: MAX_PAGES, shared, worthKeeping });
  }
}
