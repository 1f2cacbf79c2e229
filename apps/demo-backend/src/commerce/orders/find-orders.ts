import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import { readCriteria } from '../criteria/criteria.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { fieldsOf } from '../criteria/entity-fields.ts';
import { compileFilters } from '../criteria/filter.ts';
import { pageOf, sorted } from '../criteria/search-result.ts';
import { toDate } from '../shapes/customer-shape.ts';
import { toOrder } from '../shapes/order-shape.ts';
import { euros } from '../shapes/price-shape.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { notLoggedIn } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { isPaymentChangeable } from './change-order.ts';
import { guestUnknown, guestWrong } from '../checkout/checkout-errors.ts';

const readField = fieldsOf<OrderRow>('order', {
  id: ({ id }) => id,
  orderNumber: ({ number }) => String(number),
  deepLinkCode: ({ deepLinkCode }) => deepLinkCode,
  orderDateTime: ({ createdAt }) => toDate(createdAt),
  orderDate: ({ createdAt }) => toDate(createdAt),
  createdAt: ({ createdAt }) => toDate(createdAt),
  updatedAt: ({ updatedAt }) => updatedAt && toDate(updatedAt),
  amountTotal: ({ totalCents }) => euros(totalCents),
  'stateMachineState.technicalName': ({ state }) => state,
});

const deepLinkIn = ({ filters }: Criteria): string | undefined => {
  const filter = filters.find(({ field }) => field === 'deepLinkCode' || field === 'order.deepLinkCode');
  return filter && asText(filter['value']);
};

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** Who ordered without an account shows it by e-mail address and zip code. @throws StoreError 403 */
function guestOrder({ database }: Shop, deepLinkCode: string, body: JsonObject): OrderRow {
  const order = database.orders.byDeepLink(deepLinkCode);
  if (!order) throw notLoggedIn();
  const { customer, billing } = JSON.parse(order.details) as OrderDetails;
  if (customer.guest === 0) throw notLoggedIn();
  const [email, zipcode] = [asText(body['email']), asText(body['zipcode'])];
  if (email === '' || zipcode === '') throw guestUnknown();
  if (plain(email) !== plain(customer.email) || plain(zipcode) !== plain(billing.zipcode ?? ''))
    throw guestWrong();
  return order;
}

function ordersFor(shop: Shop, { session, body }: StoreCall, criteria: Criteria): readonly OrderRow[] {
  const customer = shop.sessions.customerOf(session);
  if (customer) return shop.database.orders.ofCustomer(customer.id);
  const deepLinkCode = deepLinkIn(criteria);
  if (!deepLinkCode) throw notLoggedIn();
  return [guestOrder(shop, deepLinkCode, body)];
}

/** Orders of whoever asks, newest first, on two levels: `orders.elements`. @throws StoreError 403 */
export function findOrders(shop: Shop, call: StoreCall) {
  const criteria = readCriteria(call.body);
  const matching = ordersFor(shop, call, criteria)
    .filter(compileFilters(criteria.filters, readField))
    .filter(({ id }) => criteria.ids.length === 0 || criteria.ids.includes(id));
  const orders = pageOf('order', sorted(matching, criteria, readField), criteria, (order) => order);
  const changeable = orders.elements.map((order): [string, boolean] => [
    order.id,
    isPaymentChangeable(order, shop.database.orders.transactionsOf(order.id).at(-1)),
  ]);
  const asked = call.body['checkPromotion'] === true && changeable.length > 0;
  return {
    orders: { ...orders, elements: orders.elements.map((order) => toOrder(shop, order)) },
    // An empty map is a list on this wire.
    paymentChangeable: asked ? Object.fromEntries(changeable) : [],
    apiAlias: 'order_route_response',
  };
}
