import { holds, reachesGoal, type Bar } from './bars.ts';
import type { Results } from './results.ts';
import { ratio, summary, type Rounds } from './summary.ts';
import type { TargetName } from './targets.ts';

/** Approximate load caused by this tool and its targets. */
const OWN_LOAD = 2;

type Print = (value: number) => string;

const whole: Print = (value) => value.toFixed(0);
const fine: Print = (value) => value.toFixed(2);
const kilobytes: Print = (value) => (value / 1000).toFixed(1);
const megabytes: Print = (value) => (value / 1e6).toFixed(2);

/** Figures of a page, in the order of the table. */
const PAGE_ROWS: [figure: string, label: string, print: Print][] = [
  ['jsSent', 'JS sent, kB', kilobytes],
  ['jsRequests', 'JS requests', whole],
  ['wavesToAnswer', 'waves until a control answers', whole],
  ['waves', 'waves until settled', whole],
  ['chain', 'longest chain of initiators', whole],
  ['ttfb', 'TTFB, ms', whole],
  ['fcp', 'FCP, ms', whole],
  ['lcp', 'LCP, ms', whole],
  ['tbt', 'TBT, ms', whole],
  ['cls', 'CLS, worst round', (value) => value.toFixed(4)],
  ['answer', 'control answers at, ms', whole],
  ['intentToAlive', 'first intent to alive, ms', whole],
  ['jsBeforeIntent', 'JS that ran before the first intent, kB', kilobytes],
  ['jsAfterIntent', 'JS that ran after it, kB', kilobytes],
  ['tbtAfterIntent', 'TBT after the first intent, ms', whole],
  ['tick', 'a filter tick to the next paint, ms', whole],
  ['scriptMs', 'time in scripts, ms', whole],
  ['script1x', 'time in scripts at 1x, ms', whole],
  ['layoutMs', 'layout and styles at 1x, ms', whole],
  ['fonts', 'fonts sent, kB', kilobytes],
  ['heap', 'JS heap, MB', megabytes],
  ['htmlSent', 'HTML sent, kB', kilobytes],
  ['html', 'HTML, kB', kilobytes],
  ['totalSent', 'everything sent, kB', kilobytes],
  ['elements', 'elements', whole],
  ['stolen', 'time given to others, %', (value) => (value * 100).toFixed(1)],
];

const SERVER_ROWS: [figure: string, label: string, print: Print][] = [
  ['cpuMs', 'processor time per request, ms', fine],
  ['perCoreSecond', 'requests per second on one core', whole],
  ['requestsPerSecond', 'requests per second here', whole],
  ['p99', 'p99, ms', whole],
  ['errors', 'failed requests', whole],
];

const times = (value: number | undefined): string => (value === undefined ? '' : `${value.toFixed(2)}x`);

function aligned(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = (line: string[]) =>
    line.map((cell, column) =>
      column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
  return lines.map((line) => `  ${text(line).join('  ').trimEnd()}\n`).join('');
}

function table(title: string, by: Record<TargetName, Rounds>, rows: typeof PAGE_ROWS): string {
  const cell = (target: TargetName, figure: string, print: Print): string => {
    const found = summary(by[target], figure);
    return found ? print(figure === 'cls' || figure === 'errors' ? found.max : found.median) : '-';
  };
  const controls = Object.keys(by.ours[0] ?? {}).filter((figure) => figure.startsWith('answer: '));
  const all = [...rows, ...controls.map((figure): (typeof rows)[number] => [figure, `${figure}, ms`, whole])];
  const measured = all.filter(([figure]) => summary(by.ours, figure));
  return `\n${title}\n${aligned([
    ['', 'ours', 'monolith', 'limit', 'hard limit', 'ours/monolith', 'ours/limit', 'ours/hard'],
    ...measured.map(([figure, label, print]) => [
      label,
      cell('ours', figure, print),
      cell('monolith', figure, print),
      cell('limit', figure, print),
      cell('hard', figure, print),
      times(ratio(by.ours, by.monolith, figure)),
      times(ratio(by.ours, by.limit, figure)),
      times(ratio(by.ours, by.hard, figure)),
    ]),
  ])}`;
}

function machineLines({
  processor,
  cores,
  node,
  browser,
  loadBefore,
  loadAfter,
}: Results['machine']): string {
  const line = `\n${processor}, ${cores} cores, Node ${node}, Chromium ${browser}; load ${fine(loadBefore)} before, ${fine(loadAfter)} at the end\n`;
  const busy = Math.max(loadBefore, loadAfter - OWN_LOAD) > cores;
  return busy ? `${line}The machine was busy with other work: judge bytes and waves, not times.\n` : line;
}

/** Outcomes of the actions taken before the code arrived. */
function earlyActionLines(earlyActions: Results['earlyActions']): string {
  const lines = Object.entries(earlyActions).flatMap(([where, all]) =>
    all.map(({ name, kept, early, lost }) => [
      where,
      name,
      kept ? 'kept' : 'LOST',
      lost || (early ? 'answered early' : 'answered by the code'),
    ]),
  );
  return lines.length > 0 ? `\ndone before the code came\n${aligned(lines)}` : '';
}

/** All tables of a run: medians over its rounds, and ratios within each round. */
export function tables({
  machine,
  pages,
  servers,
  personal,
  earlyActions,
  paths,
  loads,
  refused,
}: Results): string {
  const inBrowser = Object.entries(pages).flatMap(([profile, byPage]) =>
    Object.entries(byPage).map(([page, by]) => {
      const last = loads[`${profile} ${page} ours`];
      const path = last?.wavesPath.map((url) => (url.startsWith('http') ? new URL(url).pathname : url));
      const notes = `  largest element: ${last?.lcpElement}\n  waited for one another: ${path?.join(' > ')}\n`;
      return table(`${page} on ${profile} (${paths[page as keyof typeof paths]})`, by, PAGE_ROWS) + notes;
    }),
  );
  const onServer = Object.entries(servers).map(([page, by]) => table(`server, ${page}`, by, SERVER_ROWS));
  const own: Record<TargetName, Rounds> = { ours: personal, monolith: [], limit: [], hard: [] };
  if (personal.length > 0) onServer.push(table("server, a shopper's own cart", own, SERVER_ROWS));
  const outside = refused.length > 0 ? `\nrefused, not on this machine: ${refused.join(', ')}\n` : '';
  return [...inBrowser, earlyActionLines(earlyActions), ...onServer, outside, machineLines(machine)].join('');
}

const verdict = (bar: Bar): string =>
  ({ true: 'PASS', false: 'FAIL', undefined: 'none' })[String(holds(bar)) as 'true'];

/** One line per bar: PASS, FAIL, or none when this run did not measure it. */
export function barLines(bars: Bar[], title: string): string {
  const lines = bars.map((bar) => [
    verdict(bar),
    bar.what,
    bar.found === undefined ? '-' : String(Number(bar.found.toFixed(3))),
    `${bar.atLeast === undefined ? 'at most' : 'at least'} ${bar.atLeast ?? bar.atMost}`,
    bar.goal === undefined ? '' : `${bar.goal}${reachesGoal(bar) ? ' reached' : ''}`,
  ]);
  return `\nbars (${title})\n${aligned([['', '', 'found', 'must', 'goal'], ...lines])}`;
}
