import type { PagePayload } from '@weefsel/federation/runtime';
import type { NavigationElement } from '@weefsel/stores';
import { notFoundGoods } from '../../pages/not-found-goods';
import { loadFragments, type LoadFragmentsOptions } from './load-fragments';
import { notFound, withRemotes } from './page-payloads';

/** Loads data that many pages share, or reuses an earlier load; `name` is the cache key. */
export type ShareGoods = (name: string, load: () => Promise<PagePayload>) => Promise<PagePayload>;

interface LoadNotFoundOptions extends LoadFragmentsOptions {
  url: URL;
  /** The main menu; its parts select the products on a not-found page. */
  menu?: readonly NavigationElement[];
  /** Shares one load of products among not-found pages. Absent when loading for one shopper. */
  share?: ShareGoods;
}

/** The not-found page with the products it shows. It is complete without them, too. */
export async function loadNotFound({
  url,
  menu = [],
  share = (_, load) => load(),
  ...options
}: LoadNotFoundOptions): Promise<PagePayload> {
  const page = notFound(url);
  const goods = notFoundGoods(menu, page.context);
  // Another release may load other data for the same products.
  const builds = Object.values(goods).map(({ remote }) => options.snapshot.remotes.get(remote)?.build ?? '');
  const { fragments } = await share(JSON.stringify([goods, builds]), async () => ({
    ...page,
    fragments: await loadFragments(goods, options),
  }));
  return withRemotes({ ...page, fragments }, options.snapshot);
}
