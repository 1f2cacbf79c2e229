import { storeError } from '../transport/store-error.ts';
import type { FieldReader, FieldValue } from './field-value.ts';

export const unmappedField = (field: string, entity: string) =>
  storeError(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${field}" in entity "${entity}" was not found.`, {
    parameters: { field, entity },
  });

/** Reads fields by name, with or without the prefix of the entity (`product.id`). */
export function fieldsOf<T>(
  entity: string,
  fields: Record<string, (subject: T) => FieldValue>,
): FieldReader<T> {
  return (name) => {
    const bare = name.startsWith(`${entity}.`) ? name.slice(entity.length + 1) : name;
    const read = Object.hasOwn(fields, bare) ? fields[bare] : undefined;
    if (read) return read;
    // Every entity may have the shop's own custom fields; those not listed here are empty.
    if (Object.hasOwn(fields, 'customFields') && /^customFields\.[\w.-]+$/.test(bare)) return () => null;
    throw unmappedField(name, entity);
  };
}
