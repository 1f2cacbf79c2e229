import { isObject } from '../transport/json-body.ts';
import {
  badAggregation,
  named,
  valuesIn,
  type Aggregation,
  type SentAggregation,
  type Source,
} from './aggregation.ts';

interface Range {
  key: string;
  /** Inclusive. */
  from: number;
  /** Exclusive. */
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

/** Number of subjects in each range of a number. */
export function ranges<T>(aggregation: SentAggregation, source: Source<T>): Aggregation<T> {
  const { name, sent, pointer } = aggregation;
  const valuesOf = valuesIn(source, aggregation);
  if (!Array.isArray(sent['ranges']))
    throw badAggregation('The aggregation should contain "ranges".', `${pointer}/range/ranges`);
  const wanted = sent['ranges'].map((range, n) => readRange(range, `${pointer}/range/ranges/${n}`));
  const numbersOf = (subject: T) =>
    valuesOf(subject).flatMap((value) => (value === null ? [] : Number(value)));
  return {
    name,
    run: (subjects) => {
      const numbers = subjects.map(numbersOf);
      const countIn = ({ from, to }: Range) =>
        numbers.filter((own) => own.some((value) => value >= from && value < to)).length;
      return named(name, { ranges: Object.fromEntries(wanted.map((range) => [range.key, countIn(range)])) });
    },
  };
}
