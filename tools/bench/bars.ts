import { answerOf } from './measure-controls.ts';
import { CONTROLS, PAGE_NAMES, type PageName } from './pages.ts';
import { noRounds, type Results } from './results.ts';
import { ratio, summary, type Rounds } from './summary.ts';

/** A requirement with its measured value. `found` is undefined when this run did not measure it. */
export interface Bar {
  what: string;
  found: number | undefined;
  atMost?: number;
  atLeast?: number;
  /** Target value; does not decide about pass or fail. */
  goal?: number;
}

export const holds = ({ found, atMost = Infinity, atLeast = -Infinity }: Bar): boolean | undefined =>
  found === undefined ? undefined : found <= atMost && found >= atLeast;

/** True when the value reaches the goal; undefined without a value or goal. */
export const reachesGoal = ({ found, atLeast, goal }: Bar): boolean | undefined => {
  if (found === undefined || goal === undefined) return undefined;
  return atLeast === undefined ? found <= goal : found >= goal;
};

const scaled = (value: number | undefined, unit: number): number | undefined =>
  value === undefined ? undefined : value / unit;

const figure = (rounds: Rounds, name: string, of: 'median' | 'max' = 'median', unit = 1) =>
  scaled(summary(rounds, name)?.[of], unit);

/** First answers of a page's five controls on a phone, divided by the limit's FCP. */
function controlBars(page: PageName, { ours, limit }: ReturnType<typeof noRounds>): Bar[] {
  return CONTROLS.mobile[page].map(({ name }) => ({
    what: `${page}: ${name} answers, times the limit's FCP`,
    found: ratio(ours, limit, answerOf(name), 'fcp'),
    atMost: 1.5,
    goal: 1.2,
  }));
}

/** Number of early actions on a phone that took effect. Undefined unless every page was measured. */
function earlyActionsBar({ earlyActions }: Results): Bar {
  const pages = PAGE_NAMES.map((page) => earlyActions[`mobile ${page}`]);
  const all = pages.flatMap((page) => page ?? []);
  const whole = pages.every((page) => page !== undefined);
  return {
    what: 'early actions kept',
    found: whole ? all.filter(({ kept }) => kept).length : undefined,
    atLeast: 15,
    goal: 15,
  };
}

/** The worst layout shift of all pages and profiles in any round. */
function shiftBar({ pages }: Results): Bar {
  const found = Object.values(pages)
    .flatMap((byPage) => Object.values(byPage))
    .map(({ ours }) => figure(ours, 'cls', 'max'))
    .filter((cls) => cls !== undefined);
  return {
    what: 'CLS, worst round of all pages',
    found: found.length > 0 ? Math.max(...found) : undefined,
    atMost: 0.0005,
    goal: 0,
  };
}

const taxBars = ({ ours, monolith }: ReturnType<typeof noRounds>): Bar[] => [
  { what: 'JS sent, times the monolith', found: ratio(ours, monolith, 'jsSent'), atMost: 1.15 },
  { what: 'control answers, times the monolith', found: ratio(ours, monolith, 'answer'), atMost: 1.05 },
  { what: 'LCP, times the monolith', found: ratio(ours, monolith, 'lcp'), atMost: 1.15 },
];

/** The listing on a phone: the landing page of most shoppers. */
function listingBars(listing: ReturnType<typeof noRounds>): Bar[] {
  const { ours, limit } = listing;
  const of = (name: string, unit = 1) => figure(ours, name, 'median', unit);
  const most = (name: string, unit = 1) => figure(ours, name, 'max', unit);
  return [
    { what: 'FCP, times the limit', found: ratio(ours, limit, 'fcp'), atMost: 1.03, goal: 0.95 },
    { what: 'LCP, times the limit', found: ratio(ours, limit, 'lcp'), atMost: 1.05, goal: 0.95 },
    { what: 'HTML sent, times the limit', found: ratio(ours, limit, 'htmlSent'), atMost: 1.1, goal: 1.06 },
    { what: 'JS before the first intent, kB', found: most('jsBeforeIntent', 1000), atMost: 3, goal: 1.5 },
    { what: 'JS after the first intent, kB', found: most('jsAfterIntent', 1000), atMost: 185, goal: 125 },
    { what: 'first intent to alive, s', found: of('intentToAlive', 1000), atMost: 1, goal: 0.5 },
    { what: 'TBT before the first intent, ms', found: of('tbt'), atMost: 20, goal: 0 },
    { what: 'TBT after the first intent, ms', found: of('tbtAfterIntent'), atMost: 100, goal: 50 },
    { what: 'fonts sent, kB', found: most('fonts', 1000), atMost: 45, goal: 30 },
    { what: 'layout and styles at 1x, ms', found: of('layoutMs'), atMost: 50, goal: 35 },
    { what: 'heap before the first intent, MB', found: of('heap', 1e6), atMost: 1.2 },
    { what: 'a filter tick to the next paint, ms', found: of('tick'), atMost: 200 },
    { what: 'waves until a control answers', found: most('wavesToAnswer'), atMost: 2 },
    ...taxBars(listing),
  ];
}

function serverBars({ servers, personal }: Results): Bar[] {
  const server = servers.listing?.ours ?? [];
  const perCore = 'perCoreSecond';
  return [
    { what: 'requests per second on one core', found: figure(server, perCore), atLeast: 150 },
    { what: 'personal pages per second on one core', found: figure(personal, perCore), atLeast: 100 },
    {
      what: 'failed requests under load',
      found: figure([...server, ...personal], 'errors', 'max'),
      atMost: 0,
    },
  ];
}

/** All bars: pages on a phone against their limits, first paint on a desktop, entries, the server. */
export function barsOf(results: Results): Bar[] {
  const { mobile = {}, desktop = {} } = results.pages;
  const { ours, limit } = desktop.listing ?? noRounds();
  return [
    ...listingBars(mobile.listing ?? noRounds()),
    ...PAGE_NAMES.flatMap((page) => controlBars(page, mobile[page] ?? noRounds())),
    earlyActionsBar(results),
    shiftBar(results),
    { what: 'desktop: FCP, times the limit', found: ratio(ours, limit, 'fcp'), atMost: 1.15, goal: 1.05 },
    ...Object.entries(results.entries).map(([name, bytes]) => ({
      what: `entry of ${name}, kB`,
      found: scaled(bytes, 1000),
      atMost: 8,
    })),
    ...serverBars(results),
  ];
}
