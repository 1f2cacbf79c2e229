import { asText, type JsonObject } from '../transport/json-body.ts';
import { violation, type StoreErrorEntry } from '../transport/store-error.ts';

/** Minimum length of a password, in characters. */
export const SHORTEST_PASSWORD = 8;
const LONGEST_TEXT = 255;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const LONGEST: Record<string, number> = {
  title: 100,
  firstName: 50,
  lastName: 60,
  zipcode: 50,
  phoneNumber: 40,
  email: 254,
};

export const blank = (pointer: string) =>
  violation('IS_BLANK_ERROR', pointer, 'This value should not be blank.');

export const noSuchChoice = (pointer: string) =>
  violation('NO_SUCH_CHOICE_ERROR', pointer, 'The value you selected is not a valid choice.');

export const doesNotExist = (entity: string, id: string, pointer: string) =>
  violation('ENTITY_DOES_NOT_EXISTS', pointer, `The ${entity} entity with id ${id} does not exist.`, {
    '{{ primaryProperty }}': 'id',
    '{{ entity }}': entity,
    '{{ id }}': id,
  });

/** Checks the length of an optional text. */
export function checkLength(source: JsonObject, field: string, path = ''): StoreErrorEntry[] {
  const longest = LONGEST[field] ?? LONGEST_TEXT;
  if (asText(source[field]).length <= longest) return [];
  const detail = `This value is too long. It should have ${longest} characters or less.`;
  return [violation('TOO_LONG_ERROR', `${path}/${field}`, detail, { '{{ limit }}': longest })];
}

/** Checks a required text and its length. */
export function checkText(source: JsonObject, field: string, path = ''): StoreErrorEntry[] {
  return asText(source[field]) === '' ? [blank(`${path}/${field}`)] : checkLength(source, field, path);
}

export function checkEmail(source: JsonObject): StoreErrorEntry[] {
  const errors = checkText(source, 'email');
  const email = asText(source['email']);
  if (errors.length > 0 || EMAIL.test(email)) return errors;
  const detail = 'This value is not a valid email address.';
  return [violation('INVALID_FORMAT_ERROR', '/email', detail, { '{{ value }}': email })];
}

/** Reads a password as typed: surrounding spaces count. */
export const passwordIn = (source: JsonObject, field: string): string => {
  const value = source[field];
  return typeof value === 'string' ? value : '';
};

export function checkPassword(source: JsonObject, field: string): StoreErrorEntry[] {
  const { length } = passwordIn(source, field);
  if (length === 0) return [blank(`/${field}`)];
  if (length > LONGEST_TEXT) {
    const detail = `This value is too long. It should have ${LONGEST_TEXT} characters or less.`;
    return [violation('TOO_LONG_ERROR', `/${field}`, detail, { '{{ limit }}': LONGEST_TEXT })];
  }
  if (length >= SHORTEST_PASSWORD) return [];
  const detail = `This value is too short. It should have ${SHORTEST_PASSWORD} characters or more.`;
  return [violation('TOO_SHORT_ERROR', `/${field}`, detail, { '{{ limit }}': SHORTEST_PASSWORD })];
}

/** Checks that two fields are equal, such as a password and its repetition. */
export function checkSame(source: JsonObject, field: string, repeated: string): StoreErrorEntry[] {
  if (source[field] === source[repeated]) return [];
  return [violation('NOT_EQUAL_ERROR', `/${field}`, `This value should be equal to ${repeated}.`)];
}

// A fresh machine cannot know the shop's own origins, so any web address is accepted.
export const checkOrigin = (body: JsonObject): StoreErrorEntry[] => {
  const url = URL.parse(asText(body['storefrontUrl']));
  return url && /^https?:$/.test(url.protocol) ? [] : [noSuchChoice('/storefrontUrl')];
};

/** Base URL of links in mails: the address that the client named, without trailing slashes. */
export const originIn = (body: JsonObject): string => asText(body['storefrontUrl']).replace(/\/+$/, '');
