import type { OrderRow } from '../../database/order-rows.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria, type Criteria } from '../criteria/criteria.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { onlyFields } from '../criteria/only-fields.ts';
import { pageOf } from '../criteria/search-result.ts';
import { entityFinder } from '../products/known-entities.ts';
import { PROMOTIONS } from '../promotions/promotions.ts';
import { isInSeason } from '../promotions/running-promotions.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { notLoggedIn } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { isPaymentChangeable } from './change-order.ts';
import { guestOrder } from './guest-order.ts';
import { ORDER_TEXTS, orderFields } from './order-fields.ts';
import { orderAlong } from './order-along.ts';

const deepLinkIn = ({ filters }: Criteria): string | undefined => {
  const filter = filters.find(({ field }) => field === 'deepLinkCode' || field === 'order.deepLinkCode');
  return filter && asText(filter['value']);
};

function ordersFor(shop: Shop, call: StoreCall, criteria: Criteria): readonly OrderRow[] {
  const customer = shop.sessions.customerOf(call.session);
  if (customer) return shop.database.orders.ofCustomer(customer.id);
  const deepLinkCode = deepLinkIn(criteria);
  if (!deepLinkCode) throw notLoggedIn();
  const order = guestOrder(shop, deepLinkCode, call);
  const isThere = shop.database.customers.byId(order.customerId) !== undefined;
  if (call.body['login'] === true && isThere)
    call.session = shop.sessions.login(call.session, order.customerId);
  return [order];
}

/** True when the promotions of an order are still valid. Only then may its payment change. */
function promotionsHold({ database, options }: Shop, { id }: OrderRow): boolean {
  const used = database.orders.linesOf(id).filter(({ type }) => type === 'promotion');
  const now = options.clock();
  return used.every(({ identifier }) =>
    PROMOTIONS.some((promotion) => promotion.lineId === identifier && isInSeason(promotion, now)),
  );
}

/** Maps order ids to whether the payment method may change. On this wire an empty map is a list. */
function changeableOf(shop: Shop, orders: readonly OrderRow[]): Record<string, boolean> | [] {
  if (orders.length === 0) return [];
  const isChangeable = (order: OrderRow) =>
    isPaymentChangeable(order, shop.database.orders.transactionsOf(order.id).at(-1)) &&
    promotionsHold(shop, order);
  return Object.fromEntries(orders.map((order) => [order.id, isChangeable(order)]));
}

/**
 * Orders of the customer, newest first, on two levels: `orders.elements`.
 * @throws StoreError 400 for unknown criteria, 403 for an anonymous caller, 429 after too many guesses.
 */
export function findOrders(shop: Shop, call: StoreCall) {
  const criteria = readCriteria(call.body);
  checkAssociations('order', criteria.associations);
  const read = orderFields(shop);
  const entity = entityFinder(shop, call.seoUrls);
  const found = findEntities(ordersFor(shop, call, criteria), criteria, { read, texts: ORDER_TEXTS, entity });
  const whole = { ...criteria, fields: [] };
  const orders = pageOf('order', found.things, whole, (order) => order, found.aggregations);
  const asked = call.body['checkPromotion'] === true;
  return {
    orders: {
      ...orders,
      elements: orders.elements
        .map((order) => orderAlong(shop, order, criteria.associations))
        .map(onlyFields(criteria.fields, 'order')),
    },
    paymentChangeable: asked ? changeableOf(shop, orders.elements) : [],
    apiAlias: 'order_route_response',
  };
}
