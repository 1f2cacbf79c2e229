import { RefusedRequest } from './refused-request.ts';

/** Approximate length of a value as JSON; stops counting above `most`. */
function countCharacters(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 4;
  let count = 2;
  for (const [name, child] of Object.entries(value)) {
    count += (Array.isArray(value) ? 1 : name.length + 4) + countCharacters(child, most - count);
    if (count > most) return count;
  }
  return count;
}

/**
 * The value as JSON.
 * @throws RefusedRequest when it is longer than `most` characters; a short query can request gigabytes.
 */
export function toBoundedJson(value: unknown, most: number): string {
  if (countCharacters(value, most) > most) throw new RefusedRequest('The result of the query is too large');
  return JSON.stringify(value) ?? 'null';
}
