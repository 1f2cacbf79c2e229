import type { Snapshot } from '@weefsel/federation/server';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  register,
  Registry,
  type Aggregator,
} from 'prom-client';

/** Histogram buckets for times of servers and vendors, in seconds. */
const SERVER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/**
 * Histogram buckets for times that shoppers experience, in seconds. They include web.dev's limits for good and poor.
 */
const PAGE_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

const PREFIX = 'weefsel_';

/** A gauge. Values of several processes are summed unless `aggregator` states otherwise. */
interface Figure<L extends string> {
  name: string;
  help: string;
  labelNames?: L[];
  aggregator?: Aggregator;
}

/** Unplanned ends of serving processes, without labels: zero before the first. */
export const PROCESS_ENDS = {
  name: `${PREFIX}process_ends_total`,
  help: 'Serving processes that hung or ended unplanned',
};

/** Observes memory, event loop and garbage collection of this process, until it ends. Call it once. */
export const measureProcess = (): void => collectDefaultMetrics({ prefix: PREFIX });

/** Metrics of a server, without those of its process. */
export function createMeasures() {
  const registry = new Registry();
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers: [registry] });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: PREFIX + name, help, labelNames, buckets, registers: [registry] });
  return {
    registry,
    /** Values of all metrics, those of the process included. */
    values: () => Registry.merge([register, registry]).getMetricsAsJSON(),
    /** A gauge that is read on each scrape. */
    gauge: <L extends string>({ name, ...figure }: Figure<L>, read: (gauge: Gauge<L>) => void) =>
      void new Gauge({
        name: PREFIX + name,
        ...figure,
        registers: [registry],
        collect() {
          this.reset();
          read(this);
        },
      }),
    /** A counter kept elsewhere, by source. */
    countedFrom: (name: string, help: string, read: () => Readonly<Record<string, number>>) =>
      void new Counter({
        name: PREFIX + name,
        help,
        labelNames: ['from'],
        registers: [registry],
        collect() {
          this.reset();
          for (const [from, times] of Object.entries(read())) this.inc({ from }, times);
        },
      }),
    requests: histogram('request_seconds', 'Answers, by kind and status', ['kind', 'status'], SERVER_SECONDS),
    vendorCalls: histogram(
      'vendor_call_seconds',
      'Calls to vendors: their status, or failed',
      ['vendor', 'outcome'],
      SERVER_SECONDS,
    ),
    purges: counter('cache_purges_total', 'Purges of caches in front: done or failed', ['outcome']),
    pageViews: counter('page_views_total', 'Documents and payloads of pages', ['composition', 'kind']),
    brokenPages: counter('broken_pages_total', 'Pages answered with 5xx', ['release', 'composition', 'kind']),
    faults: counter('page_faults_total', 'What broke in browsers', ['release', 'composition', 'kind']),
    vitals: histogram(
      'page_vital_seconds',
      'Web vitals of documents',
      ['name', 'view', 'composition'],
      PAGE_SECONDS,
    ),
    shifts: histogram('page_shift', 'Layout shift of documents (CLS)', ['view', 'composition'], SHIFTS),
    poorVitals: counter('page_poor_vitals_total', 'Poor web vitals, by who had most to do with them', [
      'name',
      'release',
    ]),
    longFrames: counter('long_frame_seconds_total', 'Time of scripts in long frames', ['release']),
    carts: counter('cart_additions_total', 'Times that something was put into the cart', ['composition']),
    /** Counted by the primary; a process alone exports zero. */
    processEnds: new Counter({ ...PROCESS_ENDS, registers: [registry] }),
    visits: counter('canary_visits_total', 'Visits drawn while a canary is on', ['arm', 'composition']),
  };
}

export type Measures = ReturnType<typeof createMeasures>;

/** Reports the compositions and releases that a server serves. */
export function measureReleases(measures: Measures, shown: () => readonly Snapshot[]): void {
  const figure: Figure<'composition' | 'release'> = {
    name: 'release_info',
    help: 'Releases that are answered with',
    labelNames: ['composition', 'release'],
    aggregator: 'max',
  };
  measures.gauge(figure, (gauge) => {
    for (const { composition = 'none', remotes } of shown())
      for (const { name, build } of remotes.values())
        gauge.set({ composition, release: `${name}@${build}` }, 1);
  });
}

/** Reports the number of live remotes of which a server serves an earlier version, or none. */
export const measureNotServed = (measures: Measures, current: () => Pick<Snapshot, 'amiss'>): void =>
  measures.gauge(
    { name: 'remotes_not_served', help: 'Live remotes in quarantine, or not loaded', aggregator: 'max' },
    (gauge) => gauge.set(current().amiss.length),
  );

/** Reports versions in quarantine, with the start of each. */
export function measureQuarantine(measures: Measures, since: () => ReadonlyMap<string, string>): void {
  const figure: Figure<'release'> = {
    name: 'quarantine_timestamp_seconds',
    help: 'Start of the quarantine of a version, in Unix time',
    labelNames: ['release'],
    aggregator: 'max',
  };
  measures.gauge(figure, (gauge) => {
    for (const [release, at] of since()) {
      const seconds = Date.parse(at) / 1000;
      if (Number.isFinite(seconds)) gauge.set({ release }, seconds);
    }
  });
}
