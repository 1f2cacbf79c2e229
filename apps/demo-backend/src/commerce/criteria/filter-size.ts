import { isObject } from '../transport/json-body.ts';

/** Filters inside filters: nobody needs deeper ones, and walking through them takes the stack. */
export const DEEPEST = 40;
/** More filters than any page has would only keep the machine busy. */
export const MOST = 500;

/** What stands in a group of filters; in a query their places may have come along as names. */
export function queriesIn(group: unknown): readonly unknown[] {
  const queries = isObject(group) ? (group['queries'] ?? []) : [];
  return typeof queries === 'object' ? Object.values(queries) : [queries];
}

/** How many filters there are, groups and what is in them alike, as deep as filters may go. */
export function countOf(filters: readonly unknown[]): number {
  let count = 0;
  for (let depth = 0, level = filters; depth <= DEEPEST && level.length > 0; depth++) {
    count += level.length;
    level = level.flatMap(queriesIn);
  }
  return count;
}
