import { hash, randomBytes } from 'node:crypto';
import { hashPassword } from '../../database/password.ts';
import type { CustomerRow } from '../../database/rows.ts';
import { optInMail } from '../../mail/account-letters.ts';
import type { Shop } from '../shop.ts';
import { asObject, asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, storeError, violation, type StoreErrorEntry } from '../transport/store-error.ts';
import { checkAddress, toAddressRow } from './address-form.ts';
import { checkEmail, checkOrigin, checkPassword, originIn, passwordIn } from './field-rules.ts';
import { checkProfile, toProfile, withCompany } from './profile-form.ts';

const newId = () => randomBytes(16).toString('hex');

/** Rejects an e-mail address of an existing account. */
export function checkUnique({ database }: Pick<Shop, 'database'>, email: string): StoreErrorEntry[] {
  if (!database.customers.byEmail(email)) return [];
  const detail = `The email address "${email}" is already in use.`;
  return [violation('CUSTOMER_EMAIL_NOT_UNIQUE', '/email', detail, { '{{ email }}': email })];
}

function checkLogin(shop: Shop, body: JsonObject, guest: boolean): StoreErrorEntry[] {
  const errors = checkEmail(body);
  if (guest) return errors;
  const taken = errors.length === 0 ? checkUnique(shop, asText(body['email'])) : [];
  return [...errors, ...taken, ...checkPassword(body, 'password')];
}

function checkForm(shop: Shop, body: JsonObject, guest: boolean): StoreErrorEntry[] {
  const shipping = body['shippingAddress'];
  const billing = asObject(body['billingAddress']);
  return [
    ...checkLogin(shop, body, guest),
    ...checkProfile(body, asText(billing['countryId'])),
    ...checkAddress(billing, '/billingAddress', []),
    ...(shipping ? checkAddress(asObject(shipping), '/shippingAddress', []) : []),
    ...checkOrigin(body),
  ];
}

/** True when a customer still has to confirm the registration by mail. */
export const awaitsConfirmation = ({ optInHash, optInConfirmedAt }: CustomerRow): boolean =>
  optInHash !== null && optInConfirmedAt === null;

const confirmUrl = (origin: string, { email, optInHash }: CustomerRow) =>
  `${origin}/registration/confirm?em=${hash('sha1', email)}&hash=${optInHash}`;

function toCustomerRow({ database, options, switches }: Shop, body: JsonObject, guest: boolean): CustomerRow {
  return {
    ...toProfile(body),
    id: newId(),
    number: database.customers.nextNumber(),
    email: asText(body['email']),
    passwordHash: guest ? null : hashPassword(passwordIn(body, 'password')),
    guest: guest ? 1 : 0,
    active: 1,
    defaultBillingAddressId: null,
    defaultShippingAddressId: null,
    lastPaymentMethodId: null,
    optInHash: switches.doubleOptIn && !guest ? newId() : null,
    optInConfirmedAt: null,
    createdAt: options.clock(),
  };
}

/**
 * Creates a customer from a form. Mails a request for confirmation if the shop requires it.
 * @throws StoreError 400 with all errors
 */
export function register(shop: Shop, sent: JsonObject): CustomerRow {
  const body = withCompany(sent);
  const guest = body['guest'] === true;
  const errors = checkForm(shop, body, guest);
  if (errors.length > 0) throw new StoreError(400, errors);
  const { customers, transaction } = shop.database;
  return transaction(() => {
    const draft = toCustomerRow(shop, body, guest);
    const toRow = (address: unknown) => toAddressRow(asObject(address), draft, draft.createdAt);
    const billing = toRow(body['billingAddress']);
    const shipping = body['shippingAddress'] ? toRow(body['shippingAddress']) : billing;
    const customer = {
      ...draft,
      defaultBillingAddressId: billing.id,
      defaultShippingAddressId: shipping.id,
    };
    customers.save(customer);
    for (const address of new Set([billing, shipping])) customers.saveAddress(address);
    if (awaitsConfirmation(customer))
      shop.outbox.send(optInMail(customer, confirmUrl(originIn(body), customer)));
    return customer;
  });
}

/** Confirms an account with the hashes of its mail. @throws StoreError 404 or 412 */
export function confirmRegistration({ database, options }: Shop, body: JsonObject): CustomerRow {
  const sent = asText(body['hash']);
  if (sent === '') throw storeError(404, 'CHECKOUT__NO_HASH_PROVIDED', 'The given hash is empty.');
  const customer = database.customers.byOptInHash(sent);
  if (!customer || asText(body['em']) !== hash('sha1', customer.email)) {
    throw storeError(
      404,
      'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
      `No matching customer for the hash "${sent}" was found.`,
      { parameters: { hash: sent } },
    );
  }
  if (!awaitsConfirmation(customer)) {
    throw storeError(
      412,
      'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
      `The customer with the id "${customer.id}" is already confirmed.`,
      { parameters: { customerId: customer.id } },
    );
  }
  const confirmed = { ...customer, optInConfirmedAt: options.clock() };
  database.customers.save(confirmed);
  return confirmed;
}
