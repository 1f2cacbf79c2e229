import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../database/password.ts';
import type { AddressRow, CustomerRow } from '../../database/rows.ts';
import { COUNTRIES, NOT_SPECIFIED_ID, SALUTATIONS } from '../reference-data.ts';
import type { Shop } from '../shop.ts';
import { asObject, asText } from '../transport/json-body.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { StoreError, violation } from '../transport/store-error.ts';
import type { StoreErrorEntry } from '../transport/store-error.ts';

const SHORTEST_PASSWORD = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST: Record<string, number> = { firstName: 50, lastName: 60, zipcode: 50, phoneNumber: 40 };

const newId = () => randomBytes(16).toString('hex');

const blank = (pointer: string) => violation('IS_BLANK_ERROR', pointer, 'This value should not be blank.');

function checkText(source: JsonObject, field: string, path: string): StoreErrorEntry[] {
  const value = asText(source[field]);
  const longest = LONGEST[field];
  if (value === '') return [blank(`${path}/${field}`)];
  if (longest === undefined || value.length <= longest) return [];
  const detail = `This value is too long. It should have ${longest} characters or less.`;
  return [violation('TOO_LONG_ERROR', `${path}/${field}`, detail, { '{{ limit }}': longest })];
}

function checkAddress(address: JsonObject, path: string): StoreErrorEntry[] {
  const errors = ['street', 'zipcode', 'city', 'countryId'].flatMap((field) =>
    checkText(address, field, path),
  );
  const countryId = asText(address['countryId']);
  const country = COUNTRIES.find(({ id }) => id === countryId);
  if (countryId !== '' && !country) {
    const detail = `The country entity with id ${countryId} does not exist.`;
    errors.push(violation('ENTITY_DOES_NOT_EXISTS', `${path}/countryId`, detail, { '{{ id }}': countryId }));
  }
  const zipcode = asText(address['zipcode']);
  if (country && zipcode && !new RegExp(`^(?:${country.defaultPostalCodePattern})$`).test(zipcode)) {
    const detail = `This value is not a valid ZIP code for country "${country.iso}".`;
    errors.push(violation('ZIP_CODE_INVALID', `${path}/zipcode`, detail, { '{{ iso }}': country.iso }));
  }
  return errors;
}

function checkLogin({ database }: Shop, body: JsonObject, guest: boolean): StoreErrorEntry[] {
  const email = asText(body['email']);
  const password = typeof body['password'] === 'string' ? body['password'] : '';
  const errors: StoreErrorEntry[] = [];
  if (email === '') errors.push(blank('/email'));
  else if (!EMAIL.test(email))
    errors.push(
      violation('INVALID_FORMAT_ERROR', '/email', 'This value is not a valid email address.', {
        '{{ value }}': email,
      }),
    );
  else if (!guest && database.customers.byEmail(email)) {
    const detail = `The email address "${email}" is already in use.`;
    errors.push(violation('CUSTOMER_EMAIL_NOT_UNIQUE', '/email', detail, { '{{ email }}': email }));
  }
  if (guest) return errors;
  if (password === '') errors.push(blank('/password'));
  else if (password.length < SHORTEST_PASSWORD) {
    const detail = `This value is too short. It should have ${SHORTEST_PASSWORD} characters or more.`;
    errors.push(violation('TOO_SHORT_ERROR', '/password', detail, { '{{ limit }}': SHORTEST_PASSWORD }));
  }
  return errors;
}

// Which origins are the shop's own nobody can know on a fresh machine, so any address will do.
const checkOrigin = (body: JsonObject): StoreErrorEntry[] =>
  URL.canParse(asText(body['storefrontUrl']))
    ? []
    : [violation('NO_SUCH_CHOICE_ERROR', '/storefrontUrl', 'The value you selected is not a valid choice.')];

function toAddressRow(address: JsonObject, customer: CustomerRow): AddressRow {
  const text = (field: string) => asText(address[field]) || null;
  return {
    id: newId(),
    customerId: customer.id,
    salutationId: text('salutationId') ?? customer.salutationId,
    firstName: text('firstName') ?? customer.firstName,
    lastName: text('lastName') ?? customer.lastName,
    company: text('company'),
    street: asText(address['street']),
    additionalAddressLine1: text('additionalAddressLine1'),
    zipcode: text('zipcode'),
    city: asText(address['city']),
    countryId: asText(address['countryId']),
    phoneNumber: text('phoneNumber'),
    createdAt: customer.createdAt,
  };
}

/** Makes a customer of what a form sent. @throws StoreError 400 with every broken rule. */
export function register(shop: Shop, body: JsonObject): CustomerRow {
  const guest = body['guest'] === true;
  const billing = asObject(body['billingAddress']);
  const shipping = body['shippingAddress'] ? asObject(body['shippingAddress']) : undefined;
  const errors = [
    ...checkLogin(shop, body, guest),
    ...['firstName', 'lastName'].flatMap((field) => checkText(body, field, '')),
    ...checkAddress(billing, '/billingAddress'),
    ...(shipping ? checkAddress(shipping, '/shippingAddress') : []),
    ...checkOrigin(body),
  ];
  if (errors.length > 0) throw new StoreError(400, errors);
  const { customers, transaction } = shop.database;
  const salutationId = SALUTATIONS.find(({ id }) => id === body['salutationId'])?.id ?? NOT_SPECIFIED_ID;
  const draft: CustomerRow = {
    id: newId(),
    number: customers.nextNumber(),
    email: asText(body['email']),
    passwordHash: guest ? null : hashPassword(String(body['password'])),
    guest: guest ? 1 : 0,
    active: 1,
    salutationId,
    title: asText(body['title']) || null,
    firstName: asText(body['firstName']),
    lastName: asText(body['lastName']),
    birthday: null,
    defaultBillingAddressId: null,
    defaultShippingAddressId: null,
    lastPaymentMethodId: null,
    createdAt: shop.options.clock(),
  };
  const billingRow = toAddressRow(billing, draft);
  const shippingRow = shipping ? toAddressRow(shipping, draft) : billingRow;
  const customer = {
    ...draft,
    defaultBillingAddressId: billingRow.id,
    defaultShippingAddressId: shippingRow.id,
  };
  transaction(() => {
    customers.save(customer);
    for (const address of new Set([billingRow, shippingRow])) customers.saveAddress(address);
  });
  return customer;
}
