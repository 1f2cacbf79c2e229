import type { Measure, Measures } from '../tables/measure';
import type { SizeTable } from '../tables/size-table';
import { placeIn, type Place } from './place-in';

/** Result of one measure. */
export interface Reason {
  measure: Measure;
  cm: number;
  place: Place;
}

/** A nearby size and its distance. */
export interface Near {
  size: string;
  cm: number;
  is: 'more' | 'less';
}

/** Size suggestion from body measures, limited to what they support. */
export type Suggestion = { reasons: readonly Reason[]; missing: readonly Measure[] } & (
  | { kind: 'fits'; sizes: readonly [string]; near?: Near }
  | { kind: 'between'; sizes: readonly [string, string] }
  | { kind: 'apart'; sizes: readonly [string, string] }
  | { kind: 'outside' }
);

/** Maximum distance of a nearby size, in cm. */
const NEAR_CM = 2;

/** Lowest and highest row of a place, for comparison. */
function spanOf(place: Place): readonly [lowest: number, highest: number] | undefined {
  if (place.kind === 'in') return [place.at, place.at];
  return place.kind === 'between' ? [place.at, place.at + 1] : undefined;
}

/** The nearest other size, within `NEAR_CM`. */
function nearestTo(reasons: readonly Reason[], rows: SizeTable['rows']): Near | undefined {
  const near = reasons.flatMap(({ place }): Near[] => {
    if (place.kind !== 'in') return [];
    const { at, more, less } = place;
    return [
      { size: rows[at + 1]?.size ?? '', cm: more ?? Infinity, is: 'more' },
      { size: rows[at - 1]?.size ?? '', cm: less ?? Infinity, is: 'less' },
    ];
  });
  return near.filter(({ cm }) => cm <= NEAR_CM).sort((one, other) => one.cm - other.cm)[0];
}

/** Suggests a size from a table. Undefined when none of its measures is known. */
export function suggestSize({ measures, rows }: SizeTable, known: Measures): Suggestion | undefined {
  const reasons = measures.flatMap((measure): Reason[] => {
    const cm = known[measure];
    const ranges = rows.map((row) => row.ranges[measure] ?? {});
    const place = cm === undefined ? undefined : placeIn(ranges, cm);
    return cm !== undefined && place ? [{ measure, cm, place }] : [];
  });
  if (reasons.length === 0) return undefined;
  const said = { reasons, missing: measures.filter((measure) => known[measure] === undefined) };
  const spans = reasons.flatMap(({ place }) => [spanOf(place) ?? []]);
  if (spans.some((span) => span.length === 0)) return { ...said, kind: 'outside' };
  const all = spans.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [first, last] = [rows[low]?.size ?? '', rows[high]?.size ?? ''];
  if (low < high) return { ...said, kind: high - low > 1 ? 'apart' : 'between', sizes: [first, last] };
  const near = nearestTo(reasons, rows);
  return { ...said, kind: 'fits', sizes: [first], ...(near && { near }) };
}
