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

/** `YYYY-MM-DD`; `null` without a birthday, `undefined` for a date that does not exist. */
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

/** Checks VAT numbers against the format of the billing country, ignoring case. */
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

/** Copies the billing address's company to the top level, where the vendor reads it. */
export function withCompany(body: JsonObject): JsonObject {
  const company = asText(asObject(body['billingAddress'])['company']) || asText(body['company']);
  return { ...body, company };
}

/** Validation errors of a profile form. @param countryId of the billing address */
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

/** Converts a checked form to a profile. Private customers keep no company. */
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
