import type { Results } from './results.ts';
import { ratio, summary, type Rounds } from './summary.ts';

/** Something that has to hold, and whether it does. `undefined`: not measured in this run. */
export interface Bar {
  what: string;
  found: number | undefined;
  atMost?: number;
  atLeast?: number;
}

export const holds = ({ found, atMost = Infinity, atLeast = -Infinity }: Bar): boolean | undefined =>
  found === undefined ? undefined : found <= atMost && found >= atLeast;

const kilobytes = (bytes: number | undefined): number | undefined =>
  bytes === undefined ? undefined : bytes / 1000;

/** The bars of the shop's listing page on a telephone, of its remotes' entries, and of its server. */
export function barsOf({ pages, servers, entries }: Results): Bar[] {
  const { ours, monolith, limit } = pages.mobile?.listing ?? { ours: [], monolith: [], limit: [] };
  const server: Rounds = servers.listing?.ours ?? [];
  return [
    { what: 'FCP, times the limit', found: ratio(ours, limit, 'fcp'), atMost: 1.15 },
    { what: 'LCP, times the limit', found: ratio(ours, limit, 'lcp'), atMost: 1.15 },
    { what: 'TBT, ms', found: summary(ours, 'tbt')?.median, atMost: 150 },
    { what: 'a filter tick to the next paint, ms', found: summary(ours, 'tick')?.median, atMost: 200 },
    { what: 'CLS, worst round', found: summary(ours, 'cls')?.max, atMost: 0.01 },
    { what: 'waves until a control answers', found: summary(ours, 'wavesToAnswer')?.max, atMost: 2 },
    { what: 'JS sent until settled, kB', found: kilobytes(summary(ours, 'jsSent')?.max), atMost: 170 },
    { what: 'JS sent, times the monolith', found: ratio(ours, monolith, 'jsSent'), atMost: 1.35 },
    { what: 'LCP, times the monolith', found: ratio(ours, monolith, 'lcp'), atMost: 1.15 },
    { what: 'control answers, times the monolith', found: ratio(ours, monolith, 'answer'), atMost: 1.15 },
    ...Object.entries(entries).map(([name, bytes]) => ({
      what: `entry of ${name}, kB`,
      found: kilobytes(bytes),
      atMost: 8,
    })),
    {
      what: 'requests per second on one core',
      found: summary(server, 'perCoreSecond')?.median,
      atLeast: 150,
    },
    { what: 'failed requests under load', found: summary(server, 'errors')?.max, atMost: 0 },
  ];
}
