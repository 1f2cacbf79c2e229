import { asObject, isObject, type JsonObject } from '../transport/json-body.ts';
import { readCriteria } from './criteria.ts';
import { unmappedField } from './entity-fields.ts';
import { findEntities } from './find-entities.ts';
import type { FieldReader } from './field-value.ts';
import { onlyFields } from './only-fields.ts';
import { HIGH, LOW } from './score.ts';
import { valueAt } from './value-at.ts';

/** Reads fields of a list's elements. @throws StoreError 400 for a field that no element has */
const fieldsIn =
  (list: readonly JsonObject[], name: string): FieldReader<JsonObject> =>
  (field) => {
    const path = field.split('.');
    const [first = ''] = path;
    const isKnown = list.length === 0 || list.some((one) => Object.hasOwn(one, first));
    if (!isKnown) throw unmappedField(field, name);
    return (one) => valueAt(one, path);
  };

/** Associations nested in an association. */
export const nestedIn = (associations: JsonObject, name: string): JsonObject =>
  asObject(asObject(associations[name])['associations']);

/** Searched fields of associated entities, as far as they exist. */
const TEXTS = { name: HIGH, title: HIGH, label: HIGH, description: LOW, content: LOW };

/** Applies the criteria of an association to a list. */
function narrowed(list: readonly JsonObject[], sent: JsonObject, name: string): readonly JsonObject[] {
  const criteria = readCriteria(sent);
  const has = (field: string) => list.some((one) => Object.hasOwn(one, field));
  const texts = Object.fromEntries(Object.entries(TEXTS).filter(([field]) => has(field)));
  const { things } = findEntities(list, criteria, { read: fieldsIn(list, name), texts });
  const { limit, page } = criteria;
  const shown = limit === null ? things : things.slice((page - 1) * limit, page * limit);
  return shown.map(onlyFields<JsonObject>(criteria.fields, name));
}

/**
 * Filters, sorts and limits associated lists of a response by their criteria.
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
