import { randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from '../../database/password.ts';
import type { CustomerRow, RecoveryRow } from '../../database/rows.ts';
import { recoveryMail } from '../../mail/account-letters.ts';
import { PROMISES } from '../../promised.ts';
import { limitKey } from '../shop-limits.ts';
import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import {
  StoreError,
  storeError,
  unknownCustomer,
  violation,
  type StoreErrorEntry,
} from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { checkEmail, checkOrigin, checkPassword, checkSame, originIn, passwordIn } from './field-rules.ts';

const RECOVERY_LIFETIME = PROMISES.linkHours * 60 * 60 * 1000;

const checkNewPassword = (body: JsonObject): StoreErrorEntry[] => [
  ...checkPassword(body, 'newPassword'),
  ...checkSame(body, 'newPassword', 'newPasswordConfirm'),
];

/** Verifies the current password before a sensitive change. */
export async function checkCurrentPassword(
  customer: CustomerRow,
  body: JsonObject,
): Promise<StoreErrorEntry[]> {
  const right = await verifyPassword(passwordIn(body, 'password'), customer.passwordHash ?? '');
  if (right) return [];
  return [violation('CUSTOMER_PASSWORD_NOT_CORRECT', '/password', 'Your current password does not match.')];
}

function setPassword({ database }: Pick<Shop, 'database'>, customerId: string, password: string): void {
  // Read again: the account may have changed while a password was being checked.
  const customer = database.customers.byId(customerId);
  if (customer) database.customers.save({ ...customer, passwordHash: hashPassword(password) });
}

/** Sets the password of the form. @throws StoreError 400 */
export async function changePassword(shop: Shop, customer: CustomerRow, body: JsonObject): Promise<void> {
  const errors = [...checkNewPassword(body), ...(await checkCurrentPassword(customer, body))];
  if (errors.length > 0) throw new StoreError(400, errors);
  setPassword(shop, customer.id, passwordIn(body, 'newPassword'));
}

/** Mails a link to choose another password. An earlier link stops working. @throws StoreError 400, 401 or 429 */
export function startRecovery({ database, limits, options, outbox }: Shop, { body, ip }: StoreCall): void {
  const errors = [...checkEmail(body), ...checkOrigin(body)];
  if (errors.length > 0) throw new StoreError(400, errors);
  const email = asText(body['email']);
  limits.recovery.take(limitKey(email, ip));
  const customer = database.customers.byEmail(email);
  if (!customer || customer.active === 0) throw unknownCustomer(email);
  const hash = randomBytes(16).toString('hex');
  database.transaction(() => {
    database.recoveries.save({ customerId: customer.id, hash, createdAt: options.clock() });
    outbox.send(recoveryMail(customer, `${originIn(body)}/account/recover/password?hash=${hash}`));
  });
}

const isLate = ({ options }: Shop, { createdAt }: RecoveryRow) =>
  options.clock() - createdAt > RECOVERY_LIFETIME;

/** True when a recovery link has expired. @throws StoreError 404 for an unknown or used link */
export function isRecoveryExpired(shop: Shop, body: JsonObject): boolean {
  const hash = asText(body['hash']);
  const recovery = shop.database.recoveries.byHash(hash);
  if (recovery) return isLate(shop, recovery);
  const detail = `No matching customer for the hash "${hash}" was found.`;
  throw storeError(404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH', detail, { parameters: { hash } });
}

/** Sets the password of a recovery link's customer and ends the open session. @throws StoreError 400 or 410 */
export function finishRecovery(shop: Shop, { body, ip }: StoreCall): void {
  const errors = checkNewPassword(body);
  if (errors.length > 0) throw new StoreError(400, errors);
  const { customers, recoveries, transaction } = shop.database;
  const hash = asText(body['hash']);
  const recovery = recoveries.byHash(hash);
  if (!recovery || isLate(shop, recovery)) {
    const detail = `The hash "${hash}" is expired.`;
    throw storeError(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', detail, { parameters: { hash } });
  }
  transaction(() => {
    setPassword(shop, recovery.customerId, passwordIn(body, 'newPassword'));
    recoveries.remove(recovery.customerId);
    shop.sessions.revoke(recovery.customerId);
  });
  const key = limitKey(customers.byId(recovery.customerId)?.email ?? '', ip);
  shop.limits.login.forget(key);
  shop.limits.recovery.forget(key);
}
