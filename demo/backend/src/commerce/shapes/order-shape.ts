import { fixedId } from '../../database/fixed-id.ts';
import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import { arrivalOf } from '../checkout/delivery-date.ts';
import { shippingOf } from '../checkout/delivery-methods.ts';
import { invoiceOf } from '../orders/invoice.ts';
import { orderHistory } from '../orders/order-history.ts';
import { CURRENCY, LANGUAGE, LIVE_VERSION_ID, SALES_CHANNEL_ID } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { orderWithdrawals } from '../withdrawals/order-withdrawals.ts';
import { toDate } from './customer-shape.ts';
import { toDocument } from './document-shape.ts';
import { toOrderAddress, toOrderCustomer, toOrderLine, toTransaction } from './order-parts-shape.ts';
import { euros, taxInside, taxRules, taxesOf, toCalculatedPrice } from './price-shape.ts';
import { withTracking } from './shipping-shape.ts';
import { stateIdOf, toState } from './state-shape.ts';

const costs = (cents: number) => toCalculatedPrice({ priceCents: cents, listPriceCents: null });

interface Sent {
  order: OrderRow;
  shipping: ReturnType<typeof toOrderAddress>;
  publicOrigin: string;
}

function toDelivery(
  { order, shipping, publicOrigin }: Sent,
  { name, cents }: { name: string; cents: number },
) {
  const { createdAt, shippingMethodId, deliveryState: state } = order;
  const arrival = toDate(arrivalOf(createdAt, shipping.country?.iso ?? ''));
  const method = shippingOf(shippingMethodId)?.method;
  return {
    id: fixedId(name, order.id),
    versionId: LIVE_VERSION_ID,
    orderId: order.id,
    orderVersionId: LIVE_VERSION_ID,
    shippingOrderAddressId: shipping.id,
    shippingOrderAddressVersionId: LIVE_VERSION_ID,
    shippingOrderAddress: shipping,
    shippingMethodId,
    shippingMethod: method && withTracking(method, publicOrigin),
    shippingCosts: costs(cents),
    shippingDateEarliest: arrival,
    shippingDateLatest: arrival,
    stateId: stateIdOf('order_delivery', state),
    stateMachineState: toState('order_delivery', state),
    trackingCodes: JSON.parse(order.trackingCodes) as string[],
    positions: [],
    customFields: null,
    createdAt: toDate(createdAt),
    updatedAt: null,
    apiAlias: 'order_delivery',
  };
}

/** Deliveries of an order. A shipping discount is a second delivery with negative costs. */
function toDeliveries(sent: Sent) {
  const { shippingCents, shippingDiscountCents } = sent.order;
  const discount = { name: 'order-delivery-discount', cents: -shippingDiscountCents };
  return [
    toDelivery(sent, { name: 'order-delivery', cents: shippingCents }),
    ...(shippingDiscountCents > 0 ? [toDelivery(sent, discount)] : []),
  ];
}

function toPrice({ totalCents, positionCents }: OrderRow) {
  return {
    netPrice: euros(totalCents - taxInside(totalCents)),
    totalPrice: euros(totalCents),
    rawTotal: euros(totalCents),
    positionPrice: euros(positionCents),
    taxStatus: 'gross',
    calculatedTaxes: taxesOf(totalCents),
    taxRules: taxRules(),
    apiAlias: 'cart_price',
  };
}

/** An order on the wire, with all its parts. */
export function toOrder(shop: Shop, order: OrderRow) {
  const { orders } = shop.database;
  const details = JSON.parse(order.details) as OrderDetails;
  const billing = toOrderAddress(details.billing, order);
  const shipping = toOrderAddress(details.shipping, order);
  const deliveries = toDeliveries({ order, shipping, publicOrigin: shop.options.publicOrigin });
  const shippingCents = order.shippingCents - order.shippingDiscountCents;
  const payments = orders.transactionsOf(order.id);
  const transactions = payments.map(toTransaction);
  const invoice = invoiceOf(order, payments);
  const last = transactions.at(-1) ?? null;
  const price = toPrice(order);
  return {
    id: order.id,
    versionId: LIVE_VERSION_ID,
    orderNumber: String(order.number),
    orderDateTime: toDate(order.createdAt),
    orderDate: toDate(order.createdAt),
    price,
    amountTotal: price.totalPrice,
    amountNet: price.netPrice,
    positionPrice: price.positionPrice,
    taxStatus: 'gross',
    taxCalculationType: 'vertical',
    shippingCosts: costs(shippingCents),
    shippingTotal: euros(shippingCents),
    currencyId: CURRENCY.id,
    currencyFactor: 1,
    currency: CURRENCY,
    languageId: LANGUAGE.id,
    language: LANGUAGE,
    salesChannelId: SALES_CHANNEL_ID,
    billingAddressId: billing.id,
    billingAddressVersionId: LIVE_VERSION_ID,
    billingAddress: billing,
    addresses: [billing, shipping],
    primaryOrderDeliveryId: deliveries[0]?.id ?? null,
    primaryOrderDelivery: deliveries[0] ?? null,
    deliveries,
    primaryOrderTransactionId: last?.id ?? null,
    primaryOrderTransaction: last,
    transactions,
    lineItems: orders.linesOf(order.id).map((line) => toOrderLine(shop, line, order)),
    orderCustomer: toOrderCustomer(details, order),
    stateId: stateIdOf('order', order.state),
    stateMachineState: toState('order', order.state),
    deepLinkCode: order.deepLinkCode,
    customerComment: details.customerComment,
    affiliateCode: details.affiliateCode,
    campaignCode: details.campaignCode,
    source: null,
    documents: invoice ? [toDocument(invoice)] : [],
    tags: [],
    extensions: { shopWithdrawal: orderWithdrawals(shop, order), shopHistory: orderHistory(shop, order) },
    itemRounding: CURRENCY.itemRounding,
    totalRounding: CURRENCY.totalRounding,
    customFields: null,
    createdAt: toDate(order.createdAt),
    updatedAt: order.updatedAt === null ? null : toDate(order.updatedAt),
    apiAlias: 'order',
  };
}
