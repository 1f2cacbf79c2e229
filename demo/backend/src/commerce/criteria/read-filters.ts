import { isObject, type JsonObject } from '../transport/json-body.ts';
import { errorEntry, type StoreErrorEntry } from '../transport/store-error.ts';

export const badFilter = (detail: string, pointer: string): StoreErrorEntry =>
  errorEntry(400, 'FRAMEWORK__INVALID_FILTER_QUERY', detail, { pointer, parameters: { path: pointer } });

/** Filters in a body: a list, or a map of fields to required values. */
export function readFilters(
  body: JsonObject,
  name: 'filter' | 'post-filter',
  errors: StoreErrorEntry[],
): JsonObject[] {
  const sent = body[name];
  if (sent === undefined || sent === null) return [];
  if (Array.isArray(sent)) {
    const place = sent.findIndex((filter) => !isObject(filter));
    if (place >= 0) errors.push(badFilter('A filter has to be an object.', `/${name}/${place}`));
    return sent.filter(isObject);
  }
  if (isObject(sent)) return Object.entries(sent).map(([field, value]) => ({ type: 'equals', field, value }));
  errors.push(badFilter('The filter parameter has to be a list of filters.', `/${name}`));
  return [];
}
