import type { ShapeIssue } from './shape';

type Holder = Record<PropertyKey, unknown>;

/** The smallest part that can be removed from a response for one issue. */
export interface Cut {
  holder: Holder;
  key: PropertyKey;
  /** From the root to the issue: the removed part, or a field missing from it. */
  path: readonly PropertyKey[];
  /** The object that lacks a required field, and that field, when this is the reason. */
  missing?: { from: Holder; key: PropertyKey };
  /** Name of the removed field, or of the list that loses an item. */
  name: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The objects and lists along a path, the root first. */
function holdersOn(root: unknown, path: readonly PropertyKey[]): Holder[] {
  const holders: Holder[] = [];
  let value = root;
  for (const key of path) {
    if (!isHolder(value)) break;
    holders.push(value);
    value = value[key];
  }
  return holders;
}

export const pathOf = ({ path = [] }: ShapeIssue): PropertyKey[] =>
  path.map((step) => (typeof step === 'object' ? step.key : step));

/**
 * Finds the part to remove for an issue: the wrong value itself. For a missing required field: the object that lacks
 * it. Undefined when that would be the whole response.
 */
export function cutFor(root: unknown, issue: ShapeIssue): Cut | undefined {
  const path = pathOf(issue);
  const holders = holdersOn(root, path);
  const last = holders.length - 1;
  const [inner, innerKey] = [holders[last], path[last]];
  if (inner === undefined || innerKey === undefined) return undefined;
  if (inner[innerKey] !== undefined)
    return { holder: inner, key: innerKey, path, name: nameOf(inner, path, last) };
  const [outer, outerKey] = [holders[last - 1], path[last - 1]];
  if (outer === undefined || outerKey === undefined) return undefined;
  const missing = { from: inner, key: innerKey };
  return { holder: outer, key: outerKey, path, missing, name: nameOf(outer, path, last - 1) };
}

const nameOf = (holder: Holder, path: readonly PropertyKey[], place: number): string =>
  String(path[Array.isArray(holder) ? place - 1 : place] ?? '');

/** Id of the innermost document (`_id`) or entity (`id`) along a path; empty when there is none. */
export function ownerOf(root: unknown, path: readonly PropertyKey[]): string {
  const ids = holdersOn(root, path).map(({ _id, id }) => _id ?? id);
  return ids.findLast((id): id is string => typeof id === 'string' && id !== '') ?? '';
}

/** Removes fields from their objects and items from their lists. Mutates the response. */
export function cutOut(cuts: readonly Cut[]): void {
  const items = new Map<unknown[], Set<number>>();
  for (const { holder, key } of cuts) {
    if (Array.isArray(holder)) items.set(holder, (items.get(holder) ?? new Set()).add(Number(key)));
    else delete holder[key];
  }
  // Removes list items last, as the paths hold their original indices.
  for (const [list, gone] of items) {
    const left = list.filter((_, index) => !gone.has(index));
    list.splice(0, list.length, ...left);
  }
}
