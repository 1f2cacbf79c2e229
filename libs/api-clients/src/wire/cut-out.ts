import type { ShapeIssue } from './shape';

type Holder = Record<PropertyKey, unknown>;

/** The smallest thing that can be taken out of an answer for one issue. */
export interface Cut {
  holder: Holder;
  key: PropertyKey;
  /** From the answer to where the issue is: at what is taken out, or at a field that is missing from it. */
  path: readonly PropertyKey[];
  /** The object with a field missing, and that field, when this is why it is taken out. */
  missing?: { from: Holder; key: PropertyKey };
  /** Name of the field, or of the list that loses an item. */
  name: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The objects and lists on the way to something, the answer itself first. */
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
 * What to take out for an issue: what is wrong itself or, when that is a field that must be there and is not, what it
 * is missing from. Undefined when that would be the answer as a whole.
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

/** Id of the innermost document (`_id`) or entity (`id`) on the way to something; empty when none has one. */
export function ownerOf(root: unknown, path: readonly PropertyKey[]): string {
  const ids = holdersOn(root, path).map(({ _id, id }) => _id ?? id);
  return ids.findLast((id): id is string => typeof id === 'string' && id !== '') ?? '';
}

/** Takes fields out of their objects and items out of their lists. Changes the answer itself. */
export function cutOut(cuts: readonly Cut[]): void {
  const items = new Map<unknown[], Set<number>>();
  for (const { holder, key } of cuts) {
    if (Array.isArray(holder)) items.set(holder, (items.get(holder) ?? new Set()).add(Number(key)));
    else delete holder[key];
  }
  // Only now, as all paths count the items from the same start.
  for (const [list, gone] of items) {
    const left = list.filter((_, index) => !gone.has(index));
    list.splice(0, list.length, ...left);
  }
}
