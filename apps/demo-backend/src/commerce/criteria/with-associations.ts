import { asObject, isObject, type JsonObject } from '../transport/json-body.ts';
import { readCriteria } from './criteria.ts';
import { unmappedField } from './entity-fields.ts';
import { compileFilters } from './filter.ts';
import type { FieldReader, FieldValue, Scalar } from './field-value.ts';
import { sorted } from './search-result.ts';

/** What a path leads to in an answer: a value, or one of each thing in a list on the way. */
function valueAt(part: unknown, path: readonly string[]): FieldValue {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => valueAt(one, path));
  const [name, ...rest] = path;
  if (name !== undefined) return isObject(part) ? valueAt(part[name] ?? null, rest) : null;
  return typeof part === 'object' || part === undefined ? null : (part as Scalar);
}

/** Reads fields of what is in a list of an answer. @throws StoreError 400 for a field that none of it has */
const fieldsIn =
  (list: readonly JsonObject[], name: string): FieldReader<JsonObject> =>
  (field) => {
    const path = field.split('.');
    const [first = ''] = path;
    const isKnown = list.length === 0 || list.some((one) => Object.hasOwn(one, first));
    if (!isKnown) throw unmappedField(field, name);
    return (one) => valueAt(one, path);
  };

/** What is wanted along with what comes along. */
export const nestedIn = (associations: JsonObject, name: string): JsonObject =>
  asObject(asObject(associations[name])['associations']);

/** What the criteria of an association leave of a list, in their order. */
function narrowed(list: readonly JsonObject[], sent: JsonObject, name: string): readonly JsonObject[] {
  const criteria = readCriteria(sent);
  const read = fieldsIn(list, name);
  const matching = list.filter(compileFilters(criteria.filters, read));
  const { limit, page } = criteria;
  const inOrder = sorted(matching, criteria, read);
  return limit === null ? inOrder : inOrder.slice((page - 1) * limit, page * limit);
}

/**
 * An answer of which the lists that came along are filtered, sorted and cut as the criteria of their associations say.
 * @throws StoreError 400 for criteria or fields that do not exist
 */
export function withAssociations<Shape extends object>(shape: Shape, associations: JsonObject): Shape {
  const whole: JsonObject = Object.fromEntries(Object.entries(shape));
  for (const [name, sent] of Object.entries(associations)) {
    const criteria = asObject(sent);
    const nested = nestedIn(associations, name);
    const value = whole[name];
    if (isObject(value)) whole[name] = withAssociations<JsonObject>(value, nested);
    if (Array.isArray(value))
      whole[name] = narrowed(value.filter(isObject), criteria, name).map((one) =>
        withAssociations<JsonObject>(one, nested),
      );
  }
  return { ...shape, ...whole };
}
