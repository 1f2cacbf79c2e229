import { isObject } from '../transport/json-body.ts';
import { badAggregation, named, valuesIn } from './aggregation.ts';
import type { Aggregation, SentAggregation, Source } from './aggregation.ts';

interface Range {
  key: string;
  /** Included. */
  from: number;
  /** Not included. */
  to: number;
}

function readRange(sent: unknown, pointer: string): Range {
  const { from, to, key } = isObject(sent) ? sent : {};
  const isOpen = (bound: unknown) => bound === undefined || bound === null;
  const range = { from: isOpen(from) ? -Infinity : Number(from), to: isOpen(to) ? Infinity : Number(to) };
  if (Number.isNaN(range.from) || Number.isNaN(range.to) || (isOpen(from) && isOpen(to)))
    throw badAggregation('A range should contain "from" or "to" as numbers.', pointer);
  const print = (bound: unknown) => (isOpen(bound) ? '*' : String(Number(bound)));
  return { ...range, key: typeof key === 'string' ? key : `${print(from)}-${print(to)}` };
}

/** How many things lie in each range of a number. */
export function ranges<T>(aggregation: SentAggregation, source: Source<T>): Aggregation<T> {
  const { name, sent, pointer } = aggregation;
  const valuesOf = valuesIn(source, aggregation);
  if (!Array.isArray(sent['ranges']))
    throw badAggregation('The aggregation should contain "ranges".', `${pointer}/range/ranges`);
  const wanted = sent['ranges'].map((range, n) => readRange(range, `${pointer}/range/ranges/${n}`));
  const countIn = (subjects: readonly T[], { from, to }: Range) =>
    subjects.filter((subject) =>
      valuesOf(subject).some((value) => value !== null && Number(value) >= from && Number(value) < to),
    ).length;
  return {
    name,
    run: (subjects) =>
      named(name, {
        ranges: Object.fromEntries(wanted.map((range) => [range.key, countIn(subjects, range)])),
      }),
  };
}
