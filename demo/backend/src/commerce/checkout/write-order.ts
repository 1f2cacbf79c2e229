import { randomBytes } from 'node:crypto';
import type { OrderDetails, OrderLineRow, OrderRow } from '../../database/order-rows.ts';
import type { CustomerRow, SessionRow } from '../../database/rows.ts';
import { orderConfirmationMail } from '../../mail/order-confirmation-letter.ts';
import { orderUrl } from '../../mail/order-state-letters.ts';
import type { CalculatedCart } from '../cart/calculate-cart.ts';
import { paymentMethodOf, shippingOf } from './delivery-methods.ts';
import { payloadOf } from '../shapes/cart-shape.ts';
import { discountPayload, lineCentsOf } from '../shapes/discount-line-shape.ts';
import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import { notLoggedIn } from '../transport/store-error.ts';

/** Input of an order: cart, customer, session and the request body. */
export interface Purchase {
  cart: CalculatedCart;
  customer: CustomerRow;
  session: SessionRow;
  body: JsonObject;
}

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
    unitCents: line.unitCents,
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

function toOrderRow(shop: Shop, { cart, customer, session, body }: Purchase): OrderRow {
  const { positionCents, shippingCents, shippingDiscountCents, totalCents } = cart;
  return {
    id: newId(),
    number: shop.database.orders.nextNumber(),
    customerId: customer.id,
    deepLinkCode: randomBytes(24).toString('base64url'),
    state: 'open',
    deliveryState: 'open',
    trackingCodes: '[]',
    shippedAt: null,
    shippingMethodId: shippingOf(session.shippingMethodId)?.method.id ?? '',
    positionCents,
    shippingCents,
    shippingDiscountCents,
    totalCents,
    details: JSON.stringify(detailsOf(shop, customer, session, body)),
    createdAt: shop.options.clock(),
    updatedAt: null,
  };
}

/** Writes an order with its lines and first payment. Reduces the stock and mails a confirmation. */
export function writeOrder(shop: Shop, purchase: Purchase): OrderRow {
  const { customers, orders, stock } = shop.database;
  const { cart, customer, session } = purchase;
  const order = toOrderRow(shop, purchase);
  const lines = linesOf(shop, cart, order.id);
  const paymentMethodId = paymentMethodOf(session.paymentMethodId)?.id ?? '';
  orders.save(order);
  for (const line of lines) orders.saveLine(line);
  for (const { variant, row } of cart.lines) stock.sell(variant.id, row.quantity);
  orders.saveTransaction({
    id: newId(),
    orderId: order.id,
    paymentMethodId,
    // Nothing is left to pay when a discount covers everything.
    state: order.totalCents === 0 ? 'paid' : 'open',
    amountCents: order.totalCents,
    createdAt: order.createdAt,
    updatedAt: null,
  });
  customers.save({ ...customer, lastPaymentMethodId: paymentMethodId });
  const { storefrontOrigin: origin } = shop.options;
  shop.outbox.send(orderConfirmationMail(order, lines, { url: orderUrl(origin, order), origin }));
  return order;
}
