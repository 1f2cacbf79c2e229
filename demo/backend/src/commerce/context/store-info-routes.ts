import { storeInfo } from '../../content/documents/shop-facts.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

/** The shop's own route, not the vendor's: address, opening hours and other places to find the shop. */
export function storeInfoRoutes(routes: StoreRoutes): void {
  routes.on('GET', '/nd/store-info', () => ({ ...storeInfo, apiAlias: 'nd_store_info' }));
}
