import { createCommerceClient, createShopClient, type TokenStorage } from '@weefsel/api-clients';
import { defaultSnippets } from '@weefsel/contracts/snippets';
import { createStores, type RootStore } from '@weefsel/stores';
import type { AccountBackend } from './account-backend';

const endpoint = 'http://commerce.test/store-api';

/** The shop's stores in front of a backend, with or without a session of an earlier visit. */
export function storesFor(backend: AccountBackend, token = 'session-of-earlier'): RootStore {
  const tokens: TokenStorage = { read: () => token, write: () => undefined };
  const snippets = async () => ({ status: 200, statusText: 'OK', headers: {}, text: '[]' });
  const stores = createStores({
    clients: {
      commerce: createCommerceClient({ endpoint, accessToken: 'TEST', tokens, transport: backend.transport }),
      shop: createShopClient({ origin: 'http://shop.test', transport: snippets }),
    },
    config: { commerceEndpoint: endpoint, commerceAccessToken: 'TEST', imageHosts: [] },
  });
  stores.snippets.provide(new Map(Object.entries(defaultSnippets)));
  return stores;
}
