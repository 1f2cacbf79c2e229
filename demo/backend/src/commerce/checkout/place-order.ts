import type { OrderRow } from '../../database/order-rows.ts';
import type { CustomerRow, SessionRow } from '../../database/rows.ts';
import { calculateCart, discountLineIds } from '../cart/calculate-cart.ts';
import { cartHash } from '../cart/cart-hash.ts';
import { switchMethods } from '../cart/switch-methods.ts';
import { lostDiscounts } from '../promotions/discount-news.ts';
import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, notLoggedIn } from '../transport/store-error.ts';
import { cartChanged, cartEmpty, cartInvalid } from './checkout-errors.ts';
import { writeOrder } from './write-order.ts';

/** Turns the cart into an order, or returns an error. A blocked attempt stores the recalculated cart. */
function attempt(shop: Shop, chosen: SessionRow, customer: CustomerRow, body: JsonObject) {
  const { carts } = shop.database;
  const { session, blocking: blocked } = switchMethods(shop, chosen);
  const { token } = session;
  const cart = calculateCart(shop, carts.linesOf(token), session);
  const lost = lostDiscounts(carts.discountsOf(token), cart.discounts);
  const blocking = [...cart.notices, ...lost, ...blocked].filter(({ block }) => block);
  if (blocking.length > 0) {
    shop.sessions.save(session);
    carts.replace(token, cart.rows, discountLineIds(cart));
    return cartInvalid(blocking);
  }
  if (cart.lines.length === 0) return cartEmpty();
  const hash = asText(body['hash']);
  if (hash && hash !== cartHash(cart)) return cartChanged(token);
  carts.replace(token, [], []);
  return writeOrder(shop, { cart, customer, session, body });
}

/**
 * Orders the cart's content. Order, stock and the emptied cart change in one transaction.
 * @throws StoreError 403 without a customer, 400 for an empty cart, 409 for another cart than the shopper saw,
 * 500 `CHECKOUT__CART_INVALID` when something is no longer available; a retry orders the rest
 */
export function placeOrder(shop: Shop, session: SessionRow, body: JsonObject): OrderRow {
  const customer = shop.sessions.customerOf(session);
  if (!customer) throw notLoggedIn();
  const outcome = shop.database.transaction(() => attempt(shop, session, customer, body));
  if (outcome instanceof StoreError) throw outcome;
  return outcome;
}
