import * as v from 'valibot';

const counted = v.object({
  buckets: v.array(v.object({ key: v.string(), count: v.number() })),
});

/** Counts by value from the aggregation with this name. Empty when the response lacks it. */
export function countsIn(aggregations: unknown, name: string): ReadonlyMap<string, number> {
  const found: unknown = Object(aggregations)[name];
  const { success, output } = v.safeParse(counted, found);
  return new Map(success ? output.buckets.map(({ key, count }) => [key, count]) : []);
}
