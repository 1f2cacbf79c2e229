import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import { shippingOf } from '../checkout/delivery-methods.ts';
import { documentedReader } from '../criteria/documented-fields.ts';
import type { FieldReader, FieldValue } from '../criteria/field-value.ts';
import { HIGH, LOW, MIDDLE } from '../criteria/score.ts';
import { SALES_CHANNEL_ID } from '../context/reference-data.ts';
import { toDate } from '../shapes/customer-shape.ts';
import { toOrder } from '../shapes/order-shape.ts';
import { euros } from '../shapes/price-shape.ts';
import { stateIdOf } from '../shapes/state-shape.ts';
import type { Shop } from '../shop.ts';

const detailsOf = ({ details }: OrderRow) => JSON.parse(details) as OrderDetails;

/** Searched fields of orders, with weights. */
export const ORDER_TEXTS = {
  orderNumber: HIGH,
  'orderCustomer.email': MIDDLE,
  'orderCustomer.firstName': MIDDLE,
  'orderCustomer.lastName': MIDDLE,
  'lineItems.label': LOW,
  customerComment: LOW,
};

/** Reads the fields that orders are filtered and sorted by. */
export const orderFields = (shop: Shop): FieldReader<OrderRow> => {
  const { orders } = shop.database;
  const lastPayment = ({ id }: OrderRow) => orders.transactionsOf(id).at(-1);
  const table: Record<string, (order: OrderRow) => FieldValue> = {
    id: ({ id }) => id,
    orderNumber: ({ number }) => String(number),
    autoIncrement: ({ number }) => number,
    deepLinkCode: ({ deepLinkCode }) => deepLinkCode,
    salesChannelId: () => SALES_CHANNEL_ID,
    orderDateTime: ({ createdAt }) => toDate(createdAt),
    orderDate: ({ createdAt }) => toDate(createdAt),
    createdAt: ({ createdAt }) => toDate(createdAt),
    updatedAt: ({ updatedAt }) => updatedAt && toDate(updatedAt),
    amountTotal: ({ totalCents }) => euros(totalCents),
    positionPrice: ({ positionCents }) => euros(positionCents),
    shippingTotal: ({ shippingCents, shippingDiscountCents }) => euros(shippingCents - shippingDiscountCents),
    customerComment: (order) => detailsOf(order).customerComment,
    'orderCustomer.email': (order) => detailsOf(order).customer.email,
    'orderCustomer.firstName': (order) => detailsOf(order).customer.firstName,
    'orderCustomer.lastName': (order) => detailsOf(order).customer.lastName,
    'lineItems.label': ({ id }) => orders.linesOf(id).map(({ label }) => label),
    'orderCustomer.customerId': ({ customerId }) => customerId,
    'orderCustomer.customerNumber': (order) => detailsOf(order).customer.number,
    stateId: ({ state }) => stateIdOf('order', state),
    'stateMachineState.technicalName': ({ state }) => state,
    'deliveries.shippingMethodId': ({ shippingMethodId }) => shippingOf(shippingMethodId)?.method.id ?? null,
    'deliveries.stateMachineState.technicalName': ({ deliveryState }) => deliveryState,
    'transactions.paymentMethodId': (order) => lastPayment(order)?.paymentMethodId ?? null,
    'transactions.stateMachineState.technicalName': (order) => lastPayment(order)?.state ?? null,
  };
  return documentedReader('order', table, (order) => toOrder(shop, order));
};
