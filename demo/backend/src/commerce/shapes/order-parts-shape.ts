import type { OrderDetails, OrderLineRow, OrderRow, TransactionRow } from '../../database/order-rows.ts';
import type { AddressRow } from '../../database/rows.ts';
import { paymentMethodOf } from '../checkout/delivery-methods.ts';
import { COUNTRIES, LIVE_VERSION_ID, SALUTATIONS } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { asObject } from '../transport/json-body.ts';
import { toCustomFields, toDate } from './customer-shape.ts';
import { toMedia } from './media-shape.ts';
import { toCalculatedPrice } from './price-shape.ts';
import { stateIdOf, toState } from './state-shape.ts';

const salutationOf = (id: string | null) => SALUTATIONS.find((salutation) => salutation.id === id) ?? null;

export function toOrderAddress(address: AddressRow, order: OrderRow) {
  const { customerId: _customer, createdAt: _since, customFields, ...fields } = address;
  return {
    ...fields,
    orderId: order.id,
    versionId: LIVE_VERSION_ID,
    countryStateId: null,
    countryState: null,
    country: COUNTRIES.find(({ id }) => id === address.countryId) ?? null,
    salutation: salutationOf(address.salutationId),
    vatId: null,
    customFields: toCustomFields(customFields),
    createdAt: toDate(order.createdAt),
    updatedAt: null,
    apiAlias: 'order_address',
  };
}

export function toOrderCustomer({ customer }: OrderDetails, order: OrderRow) {
  const { number, guest: _guest, company, vatIds, ...fields } = customer;
  return {
    ...fields,
    id: order.id,
    versionId: LIVE_VERSION_ID,
    orderId: order.id,
    customerId: order.customerId,
    customerNumber: number,
    salutation: salutationOf(customer.salutationId),
    company: company ?? null,
    vatIds: vatIds ? (JSON.parse(vatIds) as string[]) : null,
    customFields: null,
    createdAt: toDate(order.createdAt),
    updatedAt: null,
    apiAlias: 'order_customer',
  };
}

/** A line of an order on the wire, as it was when ordered. */
export function toOrderLine(shop: Shop, line: OrderLineRow, { createdAt }: OrderRow) {
  const isProduct = line.type === 'product';
  const payload = asObject(JSON.parse(line.payload));
  const price = toCalculatedPrice({ priceCents: line.unitCents, listPriceCents: null }, line.quantity);
  return {
    id: line.id,
    versionId: LIVE_VERSION_ID,
    orderId: line.orderId,
    orderVersionId: LIVE_VERSION_ID,
    productId: isProduct ? line.referencedId : null,
    promotionId: payload['promotionId'] ?? null,
    parentId: null,
    coverId: line.coverId,
    cover: line.coverId === null ? null : toMedia(shop, line.coverId),
    identifier: line.identifier,
    referencedId: line.referencedId,
    type: line.type,
    label: line.label,
    description: null,
    quantity: line.quantity,
    position: line.place,
    good: isProduct,
    removable: true,
    stackable: isProduct,
    states: isProduct ? ['is-physical'] : [],
    price,
    priceDefinition: null,
    unitPrice: price.unitPrice,
    totalPrice: price.totalPrice,
    payload,
    product: null,
    downloads: [],
    children: [],
    customFields: null,
    translated: { customFields: {} },
    createdAt: toDate(createdAt),
    updatedAt: null,
    apiAlias: 'order_line_item',
  };
}

export function toTransaction(transaction: TransactionRow) {
  const { id, orderId, paymentMethodId, state, amountCents, createdAt, updatedAt } = transaction;
  return {
    id,
    versionId: LIVE_VERSION_ID,
    orderId,
    orderVersionId: LIVE_VERSION_ID,
    paymentMethodId,
    paymentMethod: paymentMethodOf(paymentMethodId),
    amount: toCalculatedPrice({ priceCents: amountCents, listPriceCents: null }),
    stateId: stateIdOf('order_transaction', state),
    stateMachineState: toState('order_transaction', state),
    validationData: [],
    captures: [],
    customFields: null,
    createdAt: toDate(createdAt),
    updatedAt: updatedAt === null ? null : toDate(updatedAt),
    apiAlias: 'order_transaction',
  };
}
