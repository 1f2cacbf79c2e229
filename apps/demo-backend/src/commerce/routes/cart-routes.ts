import { calculateCart } from '../cart/calculate-cart.ts';
import { discountNews } from '../cart/discount-news.ts';
import { withAdded, withoutLines, withQuantities } from '../cart/change-cart.ts';
import type { CartLineRow } from '../../database/rows.ts';
import { toCart } from '../shapes/cart-shape.ts';
import type { Shop } from '../shop.ts';
import type { JsonObject } from '../transport/json-body.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

type Change = (rows: readonly CartLineRow[], body: JsonObject) => CartLineRow[];

/** Prices the cart anew and keeps what is left of it; what was taken out is told once. */
function recalculated(shop: Shop, call: StoreCall, change: Change = (rows) => [...rows]) {
  const { carts, transaction } = shop.database;
  return transaction(() => {
    const before = carts.linesOf(call.session.token);
    const wanted = change(before, call.body);
    const cart = calculateCart(shop, wanted, call.session.shippingMethodId);
    const kept = cart.rows;
    const known = calculateCart(shop, before, call.session.shippingMethodId);
    const news = discountNews(known.discounts, cart.discounts, wanted);
    if (JSON.stringify(kept) !== JSON.stringify(before)) {
      call.session = shop.sessions.save(call.session);
      carts.replace(call.session.token, kept);
    }
    return toCart(shop, { ...cart, notices: [...cart.notices, ...news] }, call.session);
  });
}

/** The cart; every change answers with all of it. */
export function cartRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('GET', '/checkout/cart', (call) => recalculated(shop, call));
  routes.on('POST', '/checkout/cart', (call) => recalculated(shop, call));
  routes.on('POST', '/checkout/cart/line-item', (call) => recalculated(shop, call, withAdded));
  routes.on('PATCH', '/checkout/cart/line-item', (call) => recalculated(shop, call, withQuantities));
  routes.on('POST', '/checkout/cart/line-item/delete', (call) => recalculated(shop, call, withoutLines));
  routes.on('DELETE', '/checkout/cart/line-item', (call) => recalculated(shop, call, withoutLines));
  routes.on('DELETE', '/checkout/cart', ({ session }) => {
    shop.database.carts.replace(session.token, []);
    return undefined;
  });
}
