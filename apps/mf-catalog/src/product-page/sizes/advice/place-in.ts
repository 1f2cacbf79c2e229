import type { Range } from '../tables/size-table';

/** Where a measure is among the sizes of a table, which are counted from 0. */
export type Place =
  | { kind: 'in'; at: number; more?: number; less?: number }
  | { kind: 'between'; at: number }
  | { kind: 'below' | 'above' };

const startsAfter = ({ from }: Range, cm: number) => from !== undefined && cm < from;
const endsBefore = ({ to }: Range, cm: number) => to !== undefined && cm > to;

const tenth = (cm: number) => Math.round(cm * 10) / 10;

/** What is missing to the next size, and what is too much for the one before, in cm. */
function margins(ranges: readonly Range[], at: number, cm: number) {
  const next = ranges[at + 1]?.from;
  const last = ranges[at - 1]?.to;
  return {
    ...(next !== undefined && { more: tenth(next - cm) }),
    ...(last !== undefined && { less: tenth(cm - last) }),
  };
}

/** Finds a measure among ranges, of which the smallest comes first. `between` is after the size that it names. */
export function placeIn(ranges: readonly Range[], cm: number): Place | undefined {
  const next = ranges.findIndex((range) => !endsBefore(range, cm));
  if (next < 0) return ranges.length > 0 ? { kind: 'above' } : undefined;
  const range = ranges[next];
  if (!range) return undefined;
  if (!startsAfter(range, cm)) return { kind: 'in', at: next, ...margins(ranges, next, cm) };
  return next === 0 ? { kind: 'below' } : { kind: 'between', at: next - 1 };
}
