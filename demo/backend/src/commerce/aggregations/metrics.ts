import type { Scalar } from '../criteria/field-value.ts';
import { named, valuesIn, type Aggregation, type SentAggregation, type Source } from './aggregation.ts';

/** Sums are made of whole hundredths and stay exact: no field has more than two decimals. */
const HUNDREDTHS = 100;

type Known = string | number | boolean;

const isKnown = (value: Scalar): value is Known => value !== null;

function sumOf(values: readonly Known[]): number {
  return values.reduce((sum: number, value) => sum + Math.round(Number(value) * HUNDREDTHS), 0) / HUNDREDTHS;
}

const averageOf = (values: readonly Known[]): number =>
  values.length === 0 ? 0 : sumOf(values) / values.length;

/** The first value in order, as a text like the database prints it. */
function firstOf(values: readonly Known[], isBefore: (one: Known, other: Known) => boolean): string | null {
  const [head, ...rest] = values;
  if (head === undefined) return null;
  const first = rest.reduce((best, value) => (isBefore(value, best) ? value : best), head);
  return typeof first === 'boolean' ? String(Number(first)) : String(first);
}

const least = (values: readonly Known[]) => firstOf(values, (one, other) => one < other);
const most = (values: readonly Known[]) => firstOf(values, (one, other) => one > other);

const METRICS: Record<string, (values: readonly Known[]) => object> = {
  avg: (values) => ({ avg: averageOf(values) }),
  sum: (values) => ({ sum: sumOf(values) }),
  min: (values) => ({ min: least(values) }),
  max: (values) => ({ max: most(values) }),
  count: (values) => ({ count: new Set(values).size }),
  stats: (values) => ({
    min: least(values),
    max: most(values),
    avg: values.length === 0 ? null : averageOf(values),
    sum: values.length === 0 ? null : sumOf(values),
  }),
};

/** A metric of a field: `avg`, `sum`, `min`, `max`, `count` (of distinct values) or all of them, `stats`. */
export function metric<T>(sent: SentAggregation, source: Source<T>): Aggregation<T> | undefined {
  const measure = Object.hasOwn(METRICS, sent.type) ? METRICS[sent.type] : undefined;
  if (!measure) return undefined;
  const valuesOf = valuesIn(source, sent);
  const { name } = sent;
  return { name, run: (subjects) => named(name, measure(subjects.flatMap(valuesOf).filter(isKnown))) };
}
