import { createShopClient, type Clients } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { createStores, type PageSnapshot, type RootStore, type ShopperSnapshot } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './environment';
import { publicConfig } from './public-config';
import type { ShellData } from './shell-data';
import { missingTexts } from './texts/missing-texts';
import { textsOf } from './texts/texts-of';

/** What the frame around a page is made of. */
export interface Frame {
  data: ShellData;
  snapshot: Snapshot;
}

/** For whom a page is rendered, when it is one shopper's. */
export interface ShopperOfPage extends Pick<PageSnapshot, 'said' | 'refused'> {
  known: ShopperSnapshot;
}

export interface PageStoresOptions {
  config: ServerConfig;
  clients: Pick<Clients, 'commerce'>;
}

/** The stores with which a page is rendered, once: with what is known of a shopper, or without any. */
export function pageStores(
  { clients, config }: PageStoresOptions,
  { context, head, status }: PagePayload,
  { data, snapshot }: Frame,
  log: FastifyBaseLogger,
  { known, said, refused }: Partial<ShopperOfPage> = {},
): RootStore {
  const { navigation, about } = data;
  const page = { context, title: head.title, status, ...(said && { said }), ...(refused && { refused }) };
  const stores = createStores({
    clients: { commerce: clients.commerce, shop: createShopClient({ origin: '' }) },
    config: publicConfig(config),
    snapshot: { navigation, snippets: {}, about, page, ...known },
    onMissingText: missingTexts.heardBy(log),
  });
  stores.snippets.provide(textsOf(data, snapshot));
  return stores;
}
