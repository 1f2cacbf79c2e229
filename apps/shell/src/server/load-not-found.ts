import type { PagePayload } from '@weefsel/federation/runtime';
import type { NavigationElement } from '@weefsel/stores';
import { notFoundGoods } from '../pages/not-found-goods';
import { loadFragments, type LoadFragmentsOptions } from './load-fragments';
import { notFound, withRemotes } from './page-payloads';

/** Loads what many pages have in common, or takes what was loaded for another one; `name` tells it from others. */
export type ShareGoods = (name: string, load: () => Promise<PagePayload>) => Promise<PagePayload>;

interface LoadNotFoundOptions extends LoadFragmentsOptions {
  url: URL;
  /** The main menu: its parts have goods for whoever finds no page. */
  menu?: readonly NavigationElement[];
  /** Has all such pages ask for their goods together; absent where they are loaded for one shopper. */
  share?: ShareGoods;
}

/** The page of an address that does not exist, with the goods that it shows; without them it is as good an answer. */
export async function loadNotFound({
  url,
  menu = [],
  share = (_, load) => load(),
  ...options
}: LoadNotFoundOptions): Promise<PagePayload> {
  const page = notFound(url);
  const goods = notFoundGoods(menu, page.context);
  // Another release may load other data for the same goods.
  const builds = Object.values(goods).map(({ remote }) => options.snapshot.remotes.get(remote)?.build ?? '');
  const { fragments } = await share(JSON.stringify([goods, builds]), async () => ({
    ...page,
    fragments: await loadFragments(goods, options),
  }));
  return withRemotes({ ...page, fragments }, options.snapshot);
}
