import { randomBytes } from 'node:crypto';
import type { OrderDetails, OrderLineRow, OrderRow } from '../../database/order-rows.ts';
import type { CustomerRow, SessionRow } from '../../database/rows.ts';
import { orderConfirmationMail } from '../../mail/order-confirmation-letter.ts';
import { orderUrl } from '../../mail/order-state-letters.ts';
import { calculateCart } from '../cart/calculate-cart.ts';
import type { CalculatedCart } from '../cart/calculate-cart.ts';
import { switchMethods } from '../cart/switch-methods.ts';
import { cartHash } from '../cart/cart-hash.ts';
import { paymentMethodOf, shippingOf } from '../delivery-methods.ts';
import { lostDiscounts } from '../promotions/discount-news.ts';
import { payloadOf } from '../shapes/cart-shape.ts';
import { discountPayload, lineCentsOf } from '../shapes/discount-line-shape.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { StoreError, notLoggedIn } from '../transport/store-error.ts';
import { cartChanged, cartEmpty, cartInvalid } from './checkout-errors.ts';

const newId = () => randomBytes(16).toString('hex');

function detailsOf(shop: Shop, customer: CustomerRow, session: SessionRow, body: JsonObject): OrderDetails {
  const addresses = shop.database.customers.addressesOf(customer.id);
  const inUse = (chosen: string | null, usual: string | null) => {
    const address = [chosen, usual].flatMap((id) => addresses.find((one) => one.id === id) ?? [])[0];
    if (!address) throw notLoggedIn();
    return { ...address, id: newId() };
  };
  const { number, email, firstName, lastName, salutationId, title, guest, company, vatIds } = customer;
  return {
    customer: { number, email, firstName, lastName, salutationId, title, guest, company, vatIds },
    billing: inUse(session.billingAddressId, customer.defaultBillingAddressId),
    shipping: inUse(session.shippingAddressId, customer.defaultShippingAddressId),
    customerComment: asText(body['customerComment']) || null,
    affiliateCode: asText(body['affiliateCode']) || null,
    campaignCode: asText(body['campaignCode']) || null,
  };
}

function linesOf(shop: Shop, { lines, discounts }: CalculatedCart, orderId: string): OrderLineRow[] {
  const goods = lines.map((line) => ({
    type: 'product' as const,
    identifier: line.row.id,
    referencedId: line.variant.id,
    quantity: line.row.quantity,
    unitCents: line.variant.priceCents,
    label: line.product.name,
    coverId: line.variant.mediaIds[0] ?? null,
    payload: JSON.stringify(payloadOf(shop, line)),
  }));
  const off = discounts.map((discount) => ({
    type: 'promotion' as const,
    identifier: discount.promotion.lineId,
    referencedId: discount.promotion.code ?? '',
    quantity: 1,
    unitCents: lineCentsOf(discount),
    label: discount.promotion.name,
    coverId: null,
    payload: JSON.stringify(discountPayload(discount, lines)),
  }));
  return [...goods, ...off].map((line, n) => ({ ...line, id: newId(), orderId, place: n + 1 }));
}

function write(shop: Shop, cart: CalculatedCart, order: OrderRow, paymentMethodId: string): void {
  const { orders, stock } = shop.database;
  const lines = linesOf(shop, cart, order.id);
  orders.save(order);
  for (const line of lines) orders.saveLine(line);
  shop.outbox.send(orderConfirmationMail(order, lines, orderUrl(shop.options.storefrontOrigin, order)));
  for (const { variant, row } of cart.lines) stock.sell(variant.id, row.quantity);
  orders.saveTransaction({
    id: newId(),
    orderId: order.id,
    paymentMethodId,
    // There is nothing to wait for when a discount pays for everything.
    state: order.totalCents === 0 ? 'paid' : 'open',
    amountCents: order.totalCents,
    createdAt: order.createdAt,
    updatedAt: null,
  });
}

/** What is left of a cart that could not be ordered, for the next attempt. */
function keep(
  { database: { carts } }: Shop,
  { token }: SessionRow,
  { rows, discounts }: CalculatedCart,
): void {
  carts.replace(token, rows);
  carts.rememberDiscounts(
    token,
    discounts.map(({ promotion }) => promotion.lineId),
  );
}

/** Turns the cart into an order, or says why not; the cart keeps what is left of it then. */
function attempt(shop: Shop, chosen: SessionRow, customer: CustomerRow, body: JsonObject) {
  const { carts, customers, orders } = shop.database;
  const switched = switchMethods(shop, chosen);
  const { session } = switched;
  const cart = calculateCart(shop, carts.linesOf(session.token), session);
  const lost = lostDiscounts(carts.discountsOf(session.token), cart.discounts);
  const blocking = [...cart.notices, ...lost, ...switched.blocking].filter(({ block }) => block);
  if (blocking.length > 0) {
    if (switched.blocking.length > 0) shop.sessions.save(session);
    keep(shop, session, cart);
    return cartInvalid(blocking);
  }
  if (cart.lines.length === 0) return cartEmpty();
  const hash = asText(body['hash']);
  if (hash && hash !== cartHash(cart)) return cartChanged(session.token);
  const paymentMethodId = paymentMethodOf(session.paymentMethodId)?.id ?? '';
  const order: OrderRow = {
    id: newId(),
    number: orders.nextNumber(),
    customerId: customer.id,
    deepLinkCode: randomBytes(24).toString('base64url'),
    state: 'open',
    deliveryState: 'open',
    trackingCodes: '[]',
    shippingMethodId: shippingOf(session.shippingMethodId)?.method.id ?? '',
    positionCents: cart.positionCents,
    shippingCents: cart.shippingCents,
    shippingDiscountCents: cart.shippingDiscountCents,
    totalCents: cart.totalCents,
    details: JSON.stringify(detailsOf(shop, customer, session, body)),
    createdAt: shop.options.clock(),
    updatedAt: null,
  };
  write(shop, cart, order, paymentMethodId);
  carts.replace(session.token, []);
  carts.rememberDiscounts(session.token, []);
  customers.save({ ...customer, lastPaymentMethodId: paymentMethodId });
  return order;
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
