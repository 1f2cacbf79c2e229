import type { FieldReader, FieldValue } from './field-value.ts';

/** Caches each field's value for the last subject, so that consecutive filters read it once. */
export function readOnce<T>(read: FieldReader<T>): FieldReader<T> {
  const readers = new Map<string, (subject: T) => FieldValue>();
  return (field) => {
    const known = readers.get(field);
    if (known) return known;
    const valueOf = read(field);
    let last: { subject: T; value: FieldValue } | undefined;
    const reader = (subject: T): FieldValue => {
      if (last?.subject !== subject) last = { subject, value: valueOf(subject) };
      return last.value;
    };
    readers.set(field, reader);
    return reader;
  };
}
