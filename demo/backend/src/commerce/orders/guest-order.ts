import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { notLoggedIn } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { guestUnknown, guestWrong } from '../checkout/checkout-errors.ts';

const OPEN_FOR = 30 * 24 * 60 * 60 * 1000;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Order of a link, for a guest who enters its e-mail address and zip code, in any case.
 * @throws StoreError 403, and 429 after too many guesses.
 */
export function guestOrder(shop: Shop, deepLinkCode: string, { body, ip }: StoreCall): OrderRow {
  const order = shop.database.orders.byDeepLink(deepLinkCode);
  const changedAt = Math.max(order?.createdAt ?? 0, order?.updatedAt ?? 0);
  if (!order || shop.options.clock() - changedAt > OPEN_FOR) throw guestUnknown();
  const { customer, billing } = JSON.parse(order.details) as OrderDetails;
  // A guest who has since created an account has to log in.
  const isGuest = shop.database.customers.byId(order.customerId)?.guest !== 0;
  if (customer.guest === 0 || !isGuest) throw notLoggedIn();
  const [email, zipcode] = [asText(body['email']), asText(body['zipcode'])];
  if (email === '' || zipcode === '') throw guestUnknown();
  const key = `${deepLinkCode}-${ip}`;
  shop.limits.guestLogin.take(key);
  if (!isSame(email, customer.email) || !isSame(zipcode, billing.zipcode ?? '')) throw guestWrong();
  shop.limits.guestLogin.forget(key);
  return order;
}
