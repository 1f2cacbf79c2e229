import { browserSession, createShopClient, lazyCommerceClient } from '@weefsel/api-clients';
import { createStores, type RootStore, type StoresSnapshot } from '@weefsel/stores';
import type { StorefrontConfig } from '@weefsel/contracts';
import { STORE_API_PATH } from './store-api-path';

/** The browser's composition root: configuration to clients to stores. */
export function composeInBrowser(config: StorefrontConfig, snapshot: StoresSnapshot): RootStore {
  const commerce = lazyCommerceClient({
    endpoint: location.origin + STORE_API_PATH,
    session: browserSession(),
  });
  const shop = createShopClient({ origin: '' });
  return createStores({ clients: { commerce, shop }, config, snapshot });
}
