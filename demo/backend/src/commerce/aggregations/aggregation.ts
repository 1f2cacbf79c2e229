import { valuesOf, type Predicate } from '../criteria/filter.ts';
import type { FieldReader, Scalar } from '../criteria/field-value.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { StoreError, errorEntry } from '../transport/store-error.ts';

/** Finds an entity on the wire by its id; `undefined` for an unknown one. */
export type FindEntity = (id: string) => object | undefined;

/** Input of aggregations. */
export interface Source<T> {
  read: FieldReader<T>;
  /** Finder for an entity such as `product_manufacturer`; `undefined` for an unknown entity. */
  entity(name: string): FindEntity | undefined;
  compile(filters: readonly JsonObject[], pointer: string): Predicate<T>;
}

/** A calculation on a list. Its result is returned under its name. */
export interface Aggregation<T> {
  name: string;
  run(subjects: readonly T[]): object;
}

/** An aggregation of the request, with the JSON pointer to its place. */
export interface SentAggregation {
  name: string;
  type: string;
  sent: JsonObject;
  pointer: string;
}

export const badAggregation = (detail: string, pointer: string): StoreError =>
  new StoreError(400, [errorEntry(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', detail, { pointer })]);

/** All values of a field in a list. A list in a field counts with each value, an empty list not at all. */
export function valuesIn<T>({ read }: Source<T>, { sent, type, pointer }: SentAggregation) {
  const field = sent['field'];
  if (typeof field !== 'string' || field === '')
    throw badAggregation('The aggregation should contain a "field".', `${pointer}/${type}/field`);
  const valueOf = read(field);
  return (subject: T): readonly Scalar[] => valuesOf(valueOf(subject));
}

export const named = <Result extends object>(name: string, result: Result) => ({
  ...result,
  apiAlias: `${name}_aggregation`,
});
