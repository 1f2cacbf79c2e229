import { calculateCart, discountLineIds } from './calculate-cart.ts';
import { withAdded, withoutLines, withQuantities } from './change-cart.ts';
import { limitGuesses } from './limit-guesses.ts';
import { discountNews } from '../promotions/discount-news.ts';
import { switchMethods } from './switch-methods.ts';
import type { CartLineRow } from '../../database/rows.ts';
import { toCart } from '../shapes/cart-shape.ts';
import type { Shop } from '../shop.ts';
import type { JsonObject } from '../transport/json-body.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

type Change = (rows: readonly CartLineRow[], body: JsonObject) => CartLineRow[];

/** Recalculates the cart and stores the result. Notices of removed lines occur in one response only. */
function recalculated(shop: Shop, call: StoreCall, change: Change = (rows) => [...rows]) {
  const { carts, transaction } = shop.database;
  return transaction(() => {
    const { token } = call.session;
    const [before, seen] = [carts.linesOf(token), carts.discountsOf(token)];
    const wanted = change(before, call.body);
    const switched = switchMethods(shop, call.session);
    if (switched.notices.length > 0) call.session = shop.sessions.save(switched.session);
    const cart = calculateCart(shop, wanted, call.session);
    const shown = discountLineIds(cart);
    if (JSON.stringify([cart.rows, shown]) !== JSON.stringify([before, seen])) {
      call.session = shop.sessions.save(call.session);
      carts.replace(token, cart.rows, shown);
    }
    const news = discountNews(seen, cart.discounts, wanted);
    const notices = [...switched.notices, ...cart.notices, ...news];
    return toCart(shop, { ...cart, notices }, call.session);
  });
}

/** Routes of the cart. Every change returns the whole cart. */
export function cartRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('GET', '/checkout/cart', (call) => recalculated(shop, call));
  routes.on('POST', '/checkout/cart', (call) => recalculated(shop, call));
  routes.on('POST', '/checkout/cart/line-item', (call) => {
    limitGuesses(shop, call);
    return recalculated(shop, call, withAdded);
  });
  routes.on('PATCH', '/checkout/cart/line-item', (call) => recalculated(shop, call, withQuantities));
  routes.on('POST', '/checkout/cart/line-item/delete', (call) => recalculated(shop, call, withoutLines));
  routes.on('DELETE', '/checkout/cart/line-item', (call) => recalculated(shop, call, withoutLines));
  routes.on('DELETE', '/checkout/cart', ({ session }) => {
    const { carts, transaction } = shop.database;
    transaction(() => carts.replace(session.token, [], []));
  });
}
