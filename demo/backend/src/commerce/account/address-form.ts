import { randomBytes } from 'node:crypto';
import type { AddressRow, CustomerRow } from '../../database/rows.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { asObject, asText, type JsonObject } from '../transport/json-body.ts';
import { violation, type StoreErrorEntry } from '../transport/store-error.ts';
import { checkLength, checkText, doesNotExist } from './field-rules.ts';
import { checkSalutation } from './profile-form.ts';

const REQUIRED = ['street', 'zipcode', 'city', 'countryId'];
const OPTIONAL = [
  'title',
  'company',
  'department',
  'additionalAddressLine1',
  'additionalAddressLine2',
  'phoneNumber',
];

function checkPlace(address: JsonObject, path: string): StoreErrorEntry[] {
  const countryId = asText(address['countryId']);
  if (countryId === '') return [];
  const country = COUNTRIES.find(({ id }) => id === countryId);
  if (!country) return [doesNotExist('country', countryId, `${path}/countryId`)];
  const zipcode = asText(address['zipcode']);
  if (zipcode === '' || new RegExp(`^(?:${country.defaultPostalCodePattern})$`).test(zipcode)) return [];
  const detail = `This value is not a valid ZIP code for country "${country.iso}".`;
  return [violation('ZIP_CODE_INVALID', `${path}/zipcode`, detail, { '{{ iso }}': country.iso })];
}

// The demo's countries have no states, so every state id is unknown.
function checkState(address: JsonObject, path: string): StoreErrorEntry[] {
  const id = asText(address['countryStateId']);
  return id === '' ? [] : [doesNotExist('country_state', id, `${path}/countryStateId`)];
}

/** Validation errors of an address form. `names` lists the name fields that are required. */
export function checkAddress(address: JsonObject, path: string, names: readonly string[]): StoreErrorEntry[] {
  return [
    ...checkSalutation(address, path),
    ...[...names, ...REQUIRED].flatMap((field) => checkText(address, field, path)),
    ...['firstName', 'lastName', ...OPTIONAL]
      .filter((field) => !names.includes(field))
      .flatMap((field) => checkLength(address, field, path)),
    ...checkPlace(address, path),
    ...checkState(address, path),
  ];
}

/** Custom fields of an address that customers may write, as the shop's own plugin declares them. */
const WRITABLE = ['nd_street', 'nd_house_number', 'nd_addition'];
const LONGEST_FIELD = 255;

function customFieldsOf({ customFields }: JsonObject): string | null {
  const sent = asObject(customFields);
  const kept = WRITABLE.flatMap((name): [string, string][] => {
    const value = sent[name];
    return typeof value === 'string' && value.length <= LONGEST_FIELD ? [[name, value]] : [];
  });
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}

type Owner = Pick<CustomerRow, 'id' | 'salutationId' | 'firstName' | 'lastName'>;

/** Converts a checked form to an address. Missing name fields come from the customer. */
export function toAddressRow(address: JsonObject, customer: Owner, createdAt: number): AddressRow {
  const text = (field: string) => asText(address[field]) || null;
  return {
    id: randomBytes(16).toString('hex'),
    customerId: customer.id,
    salutationId: text('salutationId') ?? customer.salutationId,
    firstName: text('firstName') ?? customer.firstName,
    lastName: text('lastName') ?? customer.lastName,
    company: text('company'),
    department: text('department'),
    title: text('title'),
    street: asText(address['street']),
    additionalAddressLine1: text('additionalAddressLine1'),
    additionalAddressLine2: text('additionalAddressLine2'),
    zipcode: text('zipcode'),
    city: asText(address['city']),
    countryId: asText(address['countryId']),
    phoneNumber: text('phoneNumber'),
    customFields: customFieldsOf(address),
    createdAt,
  };
}
