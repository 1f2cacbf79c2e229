import { asList, isObject } from '../transport/json-body.ts';
import type { Criteria } from './criteria.ts';

/** Fields in which variants differ from their parent. */
const OF_VARIANTS =
  /^(product\.)?(id|parentId|displayGroup|productNumber|ean|options(\..*)?|optionIds|stock|availableStock|available|childCount)$/;

/** True when a filter, sorting or aggregation uses one of the fields, at any depth. */
export function mentions(sent: unknown, fields: RegExp): boolean {
  if (!isObject(sent)) return false;
  const { field, queries, filter, aggregation } = sent;
  if (typeof field === 'string' && fields.test(field)) return true;
  const inside = [...asList(queries), ...asList(filter), aggregation];
  return inside.some((one) => mentions(one, fields));
}

/** True when criteria need the variants of each product. Compile the criteria first, which limits their depth. */
export const asksForVariants = (criteria: Criteria): boolean =>
  criteria.ids.length > 0 ||
  criteria.grouping.some((field) => OF_VARIANTS.test(field)) ||
  [criteria.filters, criteria.postFilters, criteria.sort, criteria.aggregations]
    .flat()
    .concat(criteria.queries.map(({ filter }) => filter))
    .some((one) => mentions(one, OF_VARIANTS));
