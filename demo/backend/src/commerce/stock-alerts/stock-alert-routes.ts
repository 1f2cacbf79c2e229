import type { Shop } from '../shop.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';
import { success } from '../transport/success.ts';
import { askForAlert, confirmAlert, stopAlerts } from './stock-alert.ts';

/** Routes of the shop's own plugin: subscribing to one mail when a variant is back, and unsubscribing. */
export function stockAlertRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/nd/stock-alert/subscribe', (call) => ({ soldOut: askForAlert(shop, call) }));
  routes.on('POST', '/nd/stock-alert/confirm', ({ body }) => {
    confirmAlert(shop, body);
    return success();
  });
  routes.on('POST', '/nd/stock-alert/unsubscribe', ({ body }) => {
    stopAlerts(shop, body);
    return success();
  });
}
