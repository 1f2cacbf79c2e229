import { hashPassword } from '../../database/password.ts';
import type { Shop } from '../shop.ts';
import { StoreError, storeError } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { checkPassword, passwordIn } from './field-rules.ts';
import { checkUnique } from './registration.ts';
import { customerOf } from './signed-in.ts';

/**
 * Converts a guest to a customer with an account. Session, orders and addresses stay.
 * @throws StoreError 400 for a registered customer, a taken e-mail address or a bad password,
 * 403 without a customer, 429 after too many tries
 */
export function convertGuest(shop: Shop, call: StoreCall): void {
  const customer = customerOf(shop, call);
  if (customer.guest === 0) {
    const detail = `The customer with id "${customer.id}" is registered and cannot be converted.`;
    throw storeError(400, 'CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED', detail, {
      parameters: { customerId: customer.id },
    });
  }
  shop.limits.guestLogin.take(customer.id);
  const errors = [...checkPassword(call.body, 'password'), ...checkUnique(shop, customer.email)];
  if (errors.length > 0) throw new StoreError(400, errors);
  const passwordHash = hashPassword(passwordIn(call.body, 'password'));
  shop.database.customers.save({ ...customer, guest: 0, passwordHash });
  shop.limits.guestLogin.forget(customer.id);
}
