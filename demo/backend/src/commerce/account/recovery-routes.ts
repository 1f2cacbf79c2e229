import { finishRecovery, isRecoveryExpired, startRecovery } from './passwords.ts';
import type { Shop } from '../shop.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';
import { success } from '../transport/success.ts';

/** Routes for recovering a forgotten password. */
export function recoveryRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/account/recovery-password', (call) => {
    startRecovery(shop, call);
    return success();
  });
  routes.on('POST', '/account/customer-recovery-is-expired', ({ body }) => ({
    isExpired: isRecoveryExpired(shop, body),
    apiAlias: 'array_struct',
  }));
  routes.on('POST', '/account/recovery-password-confirm', (call) => {
    finishRecovery(shop, call);
    return success();
  });
}
