import { cookieTokenStorage, createShopClient, lazyCommerceClient } from '@weefsel/api-clients';
import { createStores, type RootStore, type StoresSnapshot } from '@weefsel/stores';
import type { StorefrontConfig } from '@weefsel/contracts';

/** The browser's composition root: configuration to clients to stores. */
export function composeInBrowser(config: StorefrontConfig, snapshot: StoresSnapshot): RootStore {
  const commerce = lazyCommerceClient({
    endpoint: config.commerceEndpoint,
    accessToken: config.commerceAccessToken,
    tokens: cookieTokenStorage(config.commerceEndpoint),
  });
  const shop = createShopClient({ origin: '' });
  return createStores({ clients: { commerce, shop }, config, snapshot });
}
