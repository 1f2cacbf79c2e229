import { asText, type JsonObject } from '../transport/json-body.ts';
import { violation, type StoreErrorEntry } from '../transport/store-error.ts';

/** Characters that a password has at least. */
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

/** A text that may be missing but not be endless. */
export function checkLength(source: JsonObject, field: string, path = ''): StoreErrorEntry[] {
  const longest = LONGEST[field] ?? LONGEST_TEXT;
  if (asText(source[field]).length <= longest) return [];
  const detail = `This value is too long. It should have ${longest} characters or less.`;
  return [violation('TOO_LONG_ERROR', `${path}/${field}`, detail, { '{{ limit }}': longest })];
}

/** A text that must be there. */
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

/** A password as it was typed: spaces around it count. */
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

/** Two fields that must be the same, such as a password typed twice. */
export function checkSame(source: JsonObject, field: string, repeated: string): StoreErrorEntry[] {
  if (source[field] === source[repeated]) return [];
  return [violation('NOT_EQUAL_ERROR', `/${field}`, `This value should be equal to ${repeated}.`)];
}

// Which origins are the shop's own nobody can know on a fresh machine, so any web address will do.
export const checkOrigin = (body: JsonObject): StoreErrorEntry[] => {
  const url = URL.parse(asText(body['storefrontUrl']));
  return url && /^https?:$/.test(url.protocol) ? [] : [noSuchChoice('/storefrontUrl')];
};

/** Where links in mails go: the address that the client named, without a slash at the end. */
export const originIn = (body: JsonObject): string => asText(body['storefrontUrl']).replace(/\/+$/, '');
