import { addVisits, visitSnapshot } from '@weefsel/federation/canary';
import { AggregatorRegistry } from 'prom-client';
import * as v from 'valibot';
import { addFaults, seenFault } from './fault-list';
import { PROCESS_ENDS } from './measures';

const metric = v.object({
  name: v.pipe(v.string(), v.startsWith('weefsel_')),
  help: v.string(),
  type: v.picklist(['counter', 'gauge', 'histogram', 'summary']),
  aggregator: v.picklist(['omit', 'sum', 'first', 'min', 'max', 'average']),
  values: v.array(
    v.object({
      // Values that are not numbers, such as the mean of nothing, become 0.
      value: v.fallback(v.number(), 0),
      labels: v.record(v.string(), v.union([v.string(), v.number()])),
      metricName: v.exactOptional(v.string()),
    }),
  ),
});

const countsSchema = v.object({
  metrics: v.array(metric),
  visits: visitSnapshot,
  faults: v.array(seenFault),
});

/** Counts of a process since it began, in their transfer format. */
export type Counts = v.InferOutput<typeof countsSchema>;

/** The counts of all processes of this server are not available now. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/** Undefined for invalid data: any code of a process may have sent it. */
export function readCounts(told: unknown): Counts | undefined {
  const counts = v.safeParse(countsSchema, told);
  return counts.success ? counts.output : undefined;
}

/** Counts of this process, in their transfer format. */
export const readOwn = (counted: Record<keyof Counts, unknown>): Counts => v.parse(countsSchema, counted);

/**
 * Joined counts of several processes, under one name.
 * `prom-client` can sum registries of processes: reason against OpenTelemetry metrics.
 */
export function addCounts(name: string, all: readonly Counts[]): Counts {
  const metrics = AggregatorRegistry.aggregate(all.map((counts) => counts.metrics));
  return v.parse(countsSchema, {
    metrics: metrics.getMetricsAsArray(),
    visits: { process: name, blocks: addVisits(all.map(({ visits }) => visits)) },
    faults: addFaults(all.map(({ faults }) => faults)),
  });
}

export const inPrometheusText = ({ metrics }: Counts): Promise<string> =>
  AggregatorRegistry.aggregate([metrics]).metrics();

const ONE_END: Counts = {
  metrics: [{ ...PROCESS_ENDS, type: 'counter', aggregator: 'sum', values: [{ value: 1, labels: {} }] }],
  visits: { process: 'ended', blocks: [] },
  faults: [],
};

/**
 * Adds the counts of an ended process to those of earlier ones, and an unplanned end itself.
 * Never fails: any code may have sent them.
 */
export function addEnded(before: unknown, last: unknown, isPlanned: boolean): unknown {
  const counts = readCounts(last);
  const metrics = counts?.metrics.filter(({ type }) => type === 'counter' || type === 'histogram') ?? [];
  const added = [...(counts ? [{ ...counts, metrics }] : []), ...(isPlanned ? [] : [ONE_END])];
  if (added.length === 0) return before;
  const earlier = readCounts(before);
  return addCounts('ended', [...(earlier ? [earlier] : []), ...added]);
}
