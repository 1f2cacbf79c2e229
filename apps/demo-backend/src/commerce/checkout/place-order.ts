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

/** Turns the cart into an order, or says why not; the cart keeps what is left of it then. */
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
 * Orders what is in the cart, in one transaction: the order, the stock and the empty cart happen together.
 * @throws StoreError 403 without a customer, 400 for an empty cart, 409 when the cart is not the one the shopper saw,
 * 500 `CHECKOUT__CART_INVALID` when something is not there any more; the next attempt orders what is left.
 */
export function placeOrder(shop: Shop, session: SessionRow, body: JsonObject): OrderRow {
  const customer = shop.sessions.customerOf(session);
  if (!customer) throw notLoggedIn();
  const outcome = shop.database.transaction(() => attempt(shop, session, customer, body));
  if (outcome instanceof StoreError) throw outcome;
  return outcome;
}
