import { gunzipSync } from 'node:zlib';
import { isObject, parseJson, type JsonObject } from './json-body.ts';
import { storeError } from './store-error.ts';

const LONGEST_PACKED = 128 * 1024;
const MOST_CRITERIA_BYTES = LONGEST_PACKED * 20;
const DEEPEST = 20;

// Objects with these field names cannot be converted to text or compared.
const POSING = new Set(['toString', 'valueOf', '__proto__']);

type Branch = Map<string, Branch | string>;

/** Splits `filter[0][type]` into `filter`, `0`, `type`. */
const pathOf = (name: string): string[] => {
  const start = name.indexOf('[');
  if (start <= 0) return [name];
  return [
    name.slice(0, start),
    ...[...name.slice(start).matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
  ];
};

function put(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(branch.size) : name;
  if (POSING.has(key)) return;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(key, next);
  put(next, rest, value);
}

/** Converts a branch to an object; to a list for the names 0, 1, 2, … */
function toValue(branch: Branch | string): unknown {
  if (typeof branch === 'string') return branch;
  const entries = [...branch].map(([name, value]) => [name, toValue(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], place) => name === String(place));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Expands names with brackets: `ids[]=a&ids[]=b` is a list, `associations[media]=` a map. */
function nested(query: JsonObject): JsonObject {
  const root: Branch = new Map();
  for (const [name, sent] of Object.entries(query)) {
    const path = pathOf(name);
    if (path.length > DEEPEST) continue;
    for (const value of Array.isArray(sent) ? sent : [sent]) put(root, path, String(value));
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, toValue(value)]));
}

function unpack(packed: string): unknown {
  if (packed.length > LONGEST_PACKED) throw new RangeError('The _criteria parameter is too long');
  if (packed.startsWith('{')) return parseJson(packed);
  const bytes = Buffer.from(packed, 'base64url');
  return parseJson(gunzipSync(bytes, { maxOutputLength: MOST_CRITERIA_BYTES }).toString());
}

/**
 * Criteria of a GET: names with brackets, and `_criteria`, which is base64url of gzip of JSON, or plain JSON.
 * @throws StoreError 400 when `_criteria` is neither
 */
export function criteriaInQuery(query: JsonObject): JsonObject {
  const { _criteria: packed, ...others } = query;
  const criteria = nested(others);
  if (packed === undefined || packed === '') return criteria;
  try {
    const unpacked = unpack(String(packed));
    if (Array.isArray(unpacked) && unpacked.length === 0) return criteria;
    if (isObject(unpacked)) return { ...criteria, ...unpacked };
  } catch {
    // Rejected below, with the same error as criteria that are not an object.
  }
  throw storeError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The parameter "_criteria" is invalid.', {
    parameters: { parameter: '_criteria' },
  });
}
