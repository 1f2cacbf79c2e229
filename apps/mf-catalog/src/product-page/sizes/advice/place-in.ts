import type { Range } from '../tables/size-table';

/** Place of a measure among the sizes of a table, indexed from 0. */
export type Place =
  | { kind: 'in'; at: number; more?: number; less?: number }
  | { kind: 'between'; at: number }
  | { kind: 'below' | 'above' };

const startsAfter = ({ from }: Range, cm: number) => from !== undefined && cm < from;
const endsBefore = ({ to }: Range, cm: number) => to !== undefined && cm > to;

const tenth = (cm: number) => Math.round(cm * 10) / 10;

/** Distance to the next size and beyond the previous size, in cm. */
function margins(ranges: readonly Range[], at: number, cm: number) {
  const next = ranges[at + 1]?.from;
  const last = ranges[at - 1]?.to;
  return {
    ...(next !== undefined && { more: tenth(next - cm) }),
    ...(last !== undefined && { less: tenth(cm - last) }),
  };
}

/** Finds a measure among ranges, smallest first. `between` names the size below the gap. */
export function placeIn(ranges: readonly Range[], cm: number): Place | undefined {
  const next = ranges.findIndex((range) => !endsBefore(range, cm));
  if (next < 0) return ranges.length > 0 ? { kind: 'above' } : undefined;
  const range = ranges[next];
  if (!range) return undefined;
  if (!startsAfter(range, cm)) return { kind: 'in', at: next, ...margins(ranges, next, cm) };
  return next === 0 ? { kind: 'below' } : { kind: 'between', at: next - 1 };
}
