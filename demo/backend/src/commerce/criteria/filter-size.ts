import { isObject } from '../transport/json-body.ts';

/** Maximum depth of nested filters. Walking deeper ones exhausts the stack. */
export const DEEPEST = 40;
/** Protects the server: more filters than any page has. */
export const MOST = 500;

/** Filters of a group. In a query string their indexes may arrive as property names. */
export function queriesIn(group: unknown): readonly unknown[] {
  const queries = isObject(group) ? (group['queries'] ?? []) : [];
  return typeof queries === 'object' ? Object.values(queries) : [queries];
}

/** Number of filters and groups, counted up to the maximum depth. */
export function countOf(filters: readonly unknown[]): number {
  let count = 0;
  for (let depth = 0, level = filters; depth <= DEEPEST && level.length > 0; depth++) {
    count += level.length;
    level = level.flatMap(queriesIn);
  }
  return count;
}
