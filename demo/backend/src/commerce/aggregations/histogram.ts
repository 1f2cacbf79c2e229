import {
  badAggregation,
  named,
  valuesIn,
  type Aggregation,
  type SentAggregation,
  type Source,
} from './aggregation.ts';
import { groupBy, sortOf, toBucket } from './buckets.ts';
import { INTERVALS, printDate, wallClockIn } from './calendar.ts';

function clockOf({ sent, pointer }: SentAggregation) {
  const { timeZone } = sent;
  try {
    return wallClockIn(typeof timeZone === 'string' && timeZone !== '' ? timeZone : 'UTC');
  } catch {
    throw badAggregation(
      `The time zone "${String(timeZone)}" does not exist.`,
      `${pointer}/histogram/timeZone`,
    );
  }
}

/** Number of subjects per minute, hour, day, week, month, quarter or year. */
export function histogram<T>(
  aggregation: SentAggregation,
  source: Source<T>,
  nested: Aggregation<T> | undefined,
): Aggregation<T> {
  const { name, sent, pointer } = aggregation;
  const datesOf = valuesIn(source, aggregation);
  const interval = String(sent['interval'] ?? '');
  const nameOf = Object.hasOwn(INTERVALS, interval) ? INTERVALS[interval] : undefined;
  if (!nameOf)
    throw badAggregation('The aggregation should contain an date interval.', `${pointer}/histogram/interval`);
  const { format } = sent;
  const clock = clockOf(aggregation);
  const keyOf = (date: unknown): string[] => {
    if (Number.isNaN(Date.parse(String(date)))) return [];
    const at = clock(String(date));
    return [typeof format === 'string' ? printDate(at, format) : nameOf(at)];
  };
  const sign = sortOf(sent)?.descending ? -1 : 1;
  return {
    name,
    run: (subjects) => {
      const firstDate = (members: readonly T[]) => members.flatMap(datesOf).map(String).sort()[0] ?? '';
      const groups = groupBy(subjects, (subject) => new Set(datesOf(subject).flatMap(keyOf)))
        .map((group) => ({ ...group, first: firstDate(group.members) }))
        .sort((one, other) => (one.first < other.first ? -sign : sign));
      return named(name, { buckets: groups.map((group) => toBucket(group, nested)) });
    },
  };
}
