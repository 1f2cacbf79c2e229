import type { CustomerRow } from '../../database/rows.ts';
import { COUNTRIES, NOT_SPECIFIED_ID, SALUTATIONS } from '../context/reference-data.ts';
import { asList, asObject, asText, type JsonObject } from '../transport/json-body.ts';
import { violation, type StoreErrorEntry } from '../transport/store-error.ts';
import { checkLength, checkText, doesNotExist, noSuchChoice } from './field-rules.ts';

const ACCOUNT_TYPES: readonly unknown[] = ['private', 'business'];

const vatIdsIn = (body: JsonObject) =>
  asList(body['vatIds'])
    .map(asText)
    .filter((id) => id !== '');

export function checkSalutation(source: JsonObject, path = ''): StoreErrorEntry[] {
  const id = asText(source['salutationId']);
  if (id === '' || SALUTATIONS.some((salutation) => salutation.id === id)) return [];
  return [doesNotExist('salutation', id, `${path}/salutationId`)];
}

const numberIn = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : NaN;

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const BIRTHDAY = ['birthdayYear', 'birthdayMonth', 'birthdayDay'];

/** `YYYY-MM-DD`, `null` when no birthday was given, `undefined` when there is no such day. */
function birthdayIn(body: JsonObject): string | null | undefined {
  const parts = BIRTHDAY.map((field) => body[field]);
  if (!parts.some(isGiven)) return null;
  const [year = NaN, month = NaN, day = NaN] = parts.map(numberIn);
  const time = Date.UTC(year, month - 1, day);
  if (Number.isNaN(time)) return undefined;
  const date = new Date(time);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return exists && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

const checkBirthday = (body: JsonObject): StoreErrorEntry[] =>
  birthdayIn(body) === undefined
    ? [violation('INVALID_DATE_ERROR', '/birthdayDay', 'This value is not a valid date.')]
    : [];

/** VAT numbers are of the form that the country of the bill has, in capitals or not. */
function checkVatIds(body: JsonObject, countryId: string): StoreErrorEntry[] {
  const country = COUNTRIES.find(({ id }) => id === countryId);
  const vatIds = vatIdsIn(body);
  if (country?.vatIdRequired && vatIds.length === 0) return checkText({}, 'vatIds');
  if (!country?.checkVatIdPattern) return [];
  const form = new RegExp(`^(?:${country.vatIdPattern})$`, 'i');
  return vatIds
    .filter((id) => !form.test(id))
    .map((id) =>
      violation('VAT_ID_FORMAT_NOT_CORRECT', '/vatIds', `The format of vatId "${id}" is not correct.`, {
        '{{ vatId }}': `"${id}"`,
      }),
    );
}

function checkBusiness(body: JsonObject, countryId: string): StoreErrorEntry[] {
  const accountType = body['accountType'];
  if (isGiven(accountType) && !ACCOUNT_TYPES.includes(accountType)) return [noSuchChoice('/accountType')];
  if (accountType !== 'business') return [];
  return [...checkText(body, 'company'), ...checkVatIds(body, countryId)];
}

/** A registration with the company where the vendor looks for it: a business names it in the billing address too. */
export function withCompany(body: JsonObject): JsonObject {
  const company = asText(asObject(body['billingAddress'])['company']) || asText(body['company']);
  return { ...body, company };
}

/** Every broken rule of who somebody says to be. @param countryId of the address for bills */
export const checkProfile = (body: JsonObject, countryId: string): StoreErrorEntry[] => [
  ...checkSalutation(body),
  ...checkLength(body, 'title'),
  ...['firstName', 'lastName'].flatMap((field) => checkText(body, field)),
  ...checkBirthday(body),
  ...checkBusiness(body, countryId),
];

type Profile = Pick<
  CustomerRow,
  'salutationId' | 'title' | 'firstName' | 'lastName' | 'birthday' | 'accountType' | 'company' | 'vatIds'
>;

/** Who somebody is, out of a checked form; people without a business keep no company. */
export function toProfile(body: JsonObject): Profile {
  const business = body['accountType'] === 'business';
  return {
    salutationId: asText(body['salutationId']) || NOT_SPECIFIED_ID,
    title: asText(body['title']) || null,
    firstName: asText(body['firstName']),
    lastName: asText(body['lastName']),
    birthday: birthdayIn(body) ?? null,
    accountType: business ? 'business' : 'private',
    company: business ? asText(body['company']) : null,
    vatIds: business ? JSON.stringify(vatIdsIn(body)) : null,
  };
}
