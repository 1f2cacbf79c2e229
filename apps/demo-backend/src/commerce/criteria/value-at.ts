import { isObject } from '../transport/json-body.ts';
import type { FieldValue, Scalar } from './field-value.ts';

/** What a path leads to in an answer: a value, or one of each thing in a list on the way. */
export function valueAt(part: unknown, path: readonly string[]): FieldValue {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => valueAt(one, path));
  const [name, ...rest] = path;
  if (name !== undefined) return isObject(part) ? valueAt(part[name] ?? null, rest) : null;
  return typeof part === 'object' || part === undefined ? null : (part as Scalar);
}
