import type { CustomerRow } from '../../database/rows.ts';
import type { Shop } from '../shop.ts';
import { notLoggedIn, storeError } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';

/** The customer of the call, with or without an account. @throws StoreError 403 */
export function customerOf({ sessions }: Pick<Shop, 'sessions'>, { session }: StoreCall): CustomerRow {
  const customer = sessions.customerOf(session);
  if (!customer) throw notLoggedIn();
  return customer;
}

/** The customer of the call, with an account. @throws StoreError 403, for guests too */
export function registeredOf(shop: Pick<Shop, 'sessions'>, call: StoreCall): CustomerRow {
  const customer = customerOf(shop, call);
  if (customer.guest === 1) throw notLoggedIn();
  return customer;
}

/** Rejects a call without a session token. @throws StoreError 400 */
export function requireToken({ hasToken }: StoreCall): void {
  if (hasToken) return;
  const parameter = 'sw-context-token';
  throw storeError(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${parameter}" is missing.`, {
    parameters: { parameter },
  });
}
