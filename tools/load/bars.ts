import type { Bar } from '../bench/bars.ts';
import { percentile } from '../bench/percentile.ts';
import { PHASES, type LoadResults } from './run-load.ts';
import type { Missed, Second } from './recorder.ts';

/** Maximum p95 of pages in a second that counts as recovered, in ms; it must also miss nothing. */
const WELL_MS = 1000;

const median = (values: readonly number[]): number => percentile(values.filter(Number.isFinite), 50);

/** Growth of the shells' memory over the second half of a day, from 0. Compares the medians of its end and middle. */
export function growth(day: readonly Second[]): number {
  const fifth = Math.max(1, Math.floor(day.length / 5));
  const sum = ({ memory }: Second) => memory.reduce((one, other) => one + other, 0);
  const middle = median(day.slice(2 * fifth, 3 * fifth).map(sum));
  const end = median(day.slice(-fifth).map(sum));
  return end / middle - 1;
}

/** Seconds from the end of a flood until every second has recovered. */
export function recovery(seconds: readonly Second[], floodEndedAt: number): number {
  const after = seconds.filter(({ phase, at }) => phase === PHASES.after && at >= floodEndedAt);
  const isBad = ({ refused, failed, p95 }: Second) => refused + failed > 0 || p95 > WELL_MS;
  const last = after.findLast(isBad);
  return last === undefined ? 0 : last.at + 1 - floodEndedAt;
}

/** Share of a phase's pages served by the cache in front, from 0 to 1. */
export function hitShare(seconds: readonly Second[], name: string): number {
  const phase = seconds.filter((second) => second.phase === name);
  const sum = (of: 'pages' | 'hits') => phase.reduce((total, second) => total + second[of], 0);
  return sum('hits') / sum('pages');
}

const count = (missed: readonly Missed[], wanted: (each: Missed) => boolean): number =>
  missed.filter(wanted).length;

const floodBars = (
  seconds: readonly Second[],
  { refused, failed, endedAt }: NonNullable<LoadResults['flood']>,
  failedBeside: number,
): Bar[] => [
  { what: 'flood: requests that failed', found: failed + failedBeside, atMost: 0 },
  { what: 'flood: turned away with the time to come again', found: refused, atLeast: 1 },
  { what: 'after the flood: seconds until all is well', found: recovery(seconds, endedAt), atMost: 5 },
];

/** All bars of a load run. */
export function barsOf({ seconds, missed, flood, losses }: LoadResults): Bar[] {
  const day = seconds.filter(({ phase }) => phase === PHASES.day);
  const inPhase =
    (name: string) =>
    ({ phase }: Missed) =>
      phase === name;
  const failedIn =
    (name: string) =>
    ({ phase, outcome }: Missed) =>
      phase === name && outcome === 'failed';
  return [
    {
      what: 'day: requests that were refused or failed',
      found: count(missed, inPhase(PHASES.day)),
      atMost: 0,
    },
    {
      what: 'day: memory of the shells at its end, times that in its middle',
      found: 1 + growth(day),
      atMost: 1.1,
    },
    { what: 'three times: requests that failed', found: count(missed, failedIn(PHASES.three)), atMost: 0 },
    ...(flood ? floodBars(seconds, flood, count(missed, failedIn(PHASES.flood))) : []),
    ...losses.map(({ part }) => ({
      what: `without ${part}: requests missed that were not on their way to it`,
      found: count(
        missed,
        ({ phase, wasUnderWay }) =>
          !wasUnderWay && (phase === PHASES.without(part) || phase === PHASES.again(part)),
      ),
      atMost: 0,
    })),
  ];
}
