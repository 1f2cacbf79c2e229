import type { Shop } from '../shop.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';
import { beginWithdrawal, withdrawalIn } from './begin-withdrawal.ts';
import { chooseLines } from './choose-lines.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { openLabel } from './open-label.ts';
import { toWithdrawal } from './withdrawal-view.ts';

/** Routes of the shop's own plugin: withdrawing from an order or a part, step by step. */
export function withdrawalRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/nd/withdrawal/begin', (call) => toWithdrawal(shop, beginWithdrawal(shop, call)));
  routes.on('POST', '/nd/withdrawal/read', (call) => toWithdrawal(shop, withdrawalIn(shop, call)));
  routes.on('POST', '/nd/withdrawal/choose', (call) => toWithdrawal(shop, chooseLines(shop, call)));
  routes.on('POST', '/nd/withdrawal/confirm', (call) => toWithdrawal(shop, confirmWithdrawal(shop, call)));
  routes.on('POST', '/nd/withdrawal/label', (call) => openLabel(shop, call));
}
