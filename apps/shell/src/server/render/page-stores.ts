import { createShopClient, type Clients } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { createStores, type PageSnapshot, type RootStore, type ShopperSnapshot } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../settings/environment';
import { publicConfig } from './public-config';
import type { ShellData } from '../vendors/shell-data';
import { missingTexts } from '../vendors/texts/missing-texts';
import { textsOf } from '../vendors/texts/texts-of';

/** Data of the frame around a page. */
export interface Frame {
  data: ShellData;
  snapshot: Snapshot;
}

/** Shopper data of a page for one shopper. */
export interface ShopperOfPage extends Pick<PageSnapshot, 'said' | 'refused'> {
  known: ShopperSnapshot;
}

interface PageStoresOptions {
  config: ServerConfig;
  clients: Pick<Clients, 'commerce'>;
}

/** Stores for one rendering of a page, with or without a shopper's data. */
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
