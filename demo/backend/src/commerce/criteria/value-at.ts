import { isObject } from '../transport/json-body.ts';
import type { FieldValue, Scalar } from './field-value.ts';

/** Value at a path in a response. A list on the path yields one value per element. */
export function valueAt(part: unknown, path: readonly string[]): FieldValue {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => valueAt(one, path));
  const [name, ...rest] = path;
  if (name !== undefined) return isObject(part) ? valueAt(part[name] ?? null, rest) : null;
  return typeof part === 'object' || part === undefined ? null : (part as Scalar);
}
