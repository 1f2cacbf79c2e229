import type { FieldReader } from './field-value.ts';

/** The first entity of each combination of values in the fields; all entities without any fields. */
export function grouped<T>(
  subjects: readonly T[],
  fields: readonly string[],
  read: FieldReader<T>,
): readonly T[] {
  if (fields.length === 0) return subjects;
  const readers = fields.map(read);
  const seen = new Set<string>();
  return subjects.filter((subject) => {
    const key = JSON.stringify(readers.map((valueOf) => valueOf(subject)));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
