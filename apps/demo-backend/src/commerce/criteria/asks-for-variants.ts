import { asList, isObject } from '../transport/json-body.ts';
import type { Criteria } from './criteria.ts';

/** Fields that a variant has otherwise than its parent. */
const OF_VARIANTS =
  /^(product\.)?(id|parentId|displayGroup|productNumber|ean|options(\..*)?|optionIds|stock|availableStock|available|childCount)$/;

/** Whether a filter, an order or an aggregation, however deep, is about what variants differ in. */
export function mentions(sent: unknown, fields: RegExp): boolean {
  if (!isObject(sent)) return false;
  const { field, queries, filter, aggregation } = sent;
  if (typeof field === 'string' && fields.test(field)) return true;
  const inside = [...asList(queries), ...asList(filter), aggregation];
  return inside.some((one) => mentions(one, fields));
}

/** Whether criteria can only be answered by looking at the variants of each product. To be asked of compiled criteria. */
export const asksForVariants = (criteria: Criteria): boolean =>
  criteria.ids.length > 0 ||
  criteria.grouping.some((field) => OF_VARIANTS.test(field)) ||
  [criteria.filters, criteria.postFilters, criteria.sort, criteria.aggregations]
    .flat()
    .concat(criteria.queries.map(({ filter }) => filter))
    .some((one) => mentions(one, OF_VARIANTS));
