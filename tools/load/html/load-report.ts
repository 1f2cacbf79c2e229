import { holds, type Bar } from '../../bench/bars.ts';
import { barChart } from '../../bench/html/bar-chart.ts';
import { escape, section, short } from '../../bench/html/markup.ts';
import { STYLE } from '../../bench/html/style.ts';
import { hitShare } from '../bars.ts';
import { TARGETS, type Comparison, type Step, type TargetName } from '../compare.ts';
import { figuresOf, type Second } from '../recorder.ts';
import { PHASES, type LoadResults } from '../run-load.ts';
import { lineChart, type Line, type Span } from './line-chart.ts';

/** Results of a whole run. */
interface LoadReport extends LoadResults {
  at: string;
  commit: string;
  machine: string;
  comparison: Comparison;
}

const MB = 1_000_000;
const COLOURS: Record<TargetName, string> = {
  'a server of files': '#a9b89f',
  'the shop': '#1c1a17',
  'the shop without caches': '#a3271f',
};

const OWN_STYLE = `
.wide { margin-top: 20px; } .wide svg { overflow: visible; } .wide figcaption { font-weight: 600; }
.wide .legend { margin: 4px 0 0; } .rule { stroke: var(--line); } text.y { font-size: 11px; fill: var(--muted); text-anchor: end; }
.span rect { fill: var(--studio); opacity: .35; } .span rect[data-odd='1'] { opacity: .9; } .span:hover rect { fill: var(--gold); opacity: .3; }
.phases { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13px; color: var(--muted); } .phases b { color: var(--ink); font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-size: 13px; margin-top: 16px; } th, td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } .scroll { overflow-x: auto; } .scroll:focus-visible { outline: 2px solid var(--ink); }
.wide polyline { stroke-width: 1.6; }`;

/** Phases of a run with their start and end, in seconds. */
function spansOf(seconds: readonly Second[]): Span[] {
  const spans: Span[] = [];
  for (const { phase, at } of seconds) {
    const last = spans.at(-1);
    if (last?.name === phase) last.to = at + 1;
    else spans.push({ name: phase, from: at, to: at + 1 });
  }
  return spans;
}

const lineOf = (
  name: string,
  colour: string,
  seconds: readonly Second[],
  value: (second: Second) => number,
): Line => ({ name, colour, points: seconds.map((second) => [second.at, value(second)] as const) });

function courses({ seconds }: LoadReport): string {
  const spans = spansOf(seconds);
  const over = (name: string, colour: string, value: (second: Second) => number) =>
    lineOf(name, colour, seconds, value);
  const sums = { spans, xUnit: 's' };
  const legend = spans.map(({ name, from, to }) => `<span><b>${escape(name)}</b> ${from}–${to} s</span>`);
  return section(
    'The run, second by second',
    'Sessions begin whether or not those before them are gone. The shaded stretches are the phases; point at one for its name.',
    `<p class="phases">${legend.join('')}</p>${[
      lineChart({
        title: 'Answers',
        unit: 'requests/s',
        ...sums,
        lines: [
          over('answered', '#1c1a17', ({ answered }) => answered),
          over('turned away', '#c79a1b', ({ refused }) => refused),
          over('failed', '#a3271f', ({ failed }) => failed),
        ],
      }),
      lineChart({
        title: 'How long pages took',
        unit: 'ms',
        ...sums,
        lines: [
          over('p99', '#d9c9a8', ({ p99 }) => p99),
          over('p95', '#8b6f9c', ({ p95 }) => p95),
          over('p50', '#1c1a17', ({ p50 }) => p50),
        ],
      }),
      lineChart({
        title: 'Memory of each shell',
        unit: 'MB',
        ...sums,
        lines: [
          over('one', '#5b7f95', ({ memory: [one = NaN] }) => one / MB),
          over('other', '#2c6b4f', ({ memory: [, other = NaN] }) => other / MB),
        ],
      }),
      lineChart({
        title: 'Pages that the cache in front had',
        unit: '%',
        ...sums,
        lines: [over('hits', '#2c6b4f', ({ hits, pages }) => (pages === 0 ? NaN : (100 * hits) / pages))],
      }),
    ].join('')}`,
  );
}

const CURVES: readonly [title: string, unit: string, value: (step: Step) => number][] = [
  ['Pages answered', 'pages/s', ({ pagesPerSecond }) => pagesPerSecond],
  ['p50', 'ms', ({ p50 }) => p50],
  ['p95', 'ms', ({ p95 }) => p95],
  ['p99', 'ms', ({ p99 }) => p99],
  ['Memory of its processes', 'MB', ({ memory }) => memory / MB],
  ['Pages from the cache in front', '%', ({ hits }) => 100 * hits],
];

function curves({ comparison }: LoadReport): string {
  if (TARGETS.every((name) => comparison[name].length === 0)) return '';
  const rows = TARGETS.flatMap((name) =>
    comparison[name].map(
      ({ sessionsPerSecond, pagesPerSecond, p50, p95, p99, missed, hits, memory }) =>
        `<tr><td>${escape(name)}</td>${[sessionsPerSecond, pagesPerSecond, p50, p95, p99, 100 * missed, 100 * hits, memory / MB].map((value) => `<td>${short(value)}</td>`).join('')}</tr>`,
    ),
  );
  return section(
    'Beside a server of files, and without caches',
    'The same shoppers, who only look, come more and more often. A server of files gives the very bytes of the shop from its memory. Without caches each page asks the vendors; it is one process, and nobody comes once it misses more than one page of twenty.',
    `${CURVES.map(([title, unit, value]) =>
      lineChart({
        title,
        unit,
        xUnit: 'sessions/s',
        dots: true,
        lines: TARGETS.map((name) => ({
          name,
          colour: COLOURS[name],
          points: comparison[name].map((step) => [step.sessionsPerSecond, value(step)] as const),
        })),
      }),
    ).join('')}
<div class="scroll" tabindex="0" role="region" aria-label="All figures"><table><thead><tr><th>target</th><th>sessions/s</th><th>pages/s</th><th>p50 ms</th><th>p95 ms</th><th>p99 ms</th><th>missed %</th><th>hits %</th><th>MB</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  );
}

const MOST_LISTED = 40;

function missedList({ missed }: LoadReport): string {
  const lines = missed
    .slice(0, MOST_LISTED)
    .map(
      ({ at, phase, what, outcome, wasUnderWay }) =>
        `<tr><td>${escape(phase)}</td><td>${at.toFixed(1)}</td><td>${outcome}</td><td>${wasUnderWay ? 'yes' : 'no'}</td><td>${escape(what)}</td></tr>`,
    );
  if (lines.length === 0) return '';
  return section(
    'What was missed',
    `${missed.length} requests; the first ${lines.length}.`,
    `<div class="scroll" tabindex="0" role="region" aria-label="What was missed"><table><thead><tr><th>phase</th><th>s</th><th></th><th>on its way</th><th>what</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
  );
}

const tile = (value: string, label: string, state = 'holds'): string =>
  `<div class="tile" data-state="${state}"><b>${escape(value)}</b>${escape(label)}</div>`;

function tiles({ seconds, missed, sessions }: LoadReport): string {
  const day = seconds.filter(({ phase }) => phase === PHASES.day);
  const answered = day.reduce((sum, second) => sum + second.answered, 0);
  const wrong = missed.filter(({ phase }) => phase === PHASES.day).length;
  const p95 = figuresOf(day.flatMap((second) => (Number.isFinite(second.p95) ? [second.p95] : []))).p50;
  return [
    tile(String(sessions), 'sessions in the whole run'),
    tile(String(wrong), 'of the day’s requests missed', wrong > 0 ? 'missed' : 'holds'),
    tile(`${short(answered / Math.max(1, day.length))}/s`, 'answers on the day'),
    tile(`${Math.round(p95)} ms`, 'p95 of a page in the middle second'),
    tile(
      `${Math.round(100 * hitShare(seconds, PHASES.day))} %`,
      'of the day’s pages from the cache in front',
    ),
  ].join('');
}

/** All results of a run, as one file without network access. */
export function loadReport(report: LoadReport, bars: readonly Bar[]): string {
  const kept = bars.filter((bar) => holds(bar)).length;
  const { commit, at, machine } = report;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Weefsel: load of ${escape(commit)}</title><style>${STYLE}${OWN_STYLE}</style></head>
<body><main><header><h1>${kept} of ${bars.length} bars hold</h1>
<p class="meta">${escape(`Commit ${commit}, ${at.slice(0, 16).replace('T', ' ')} UTC. ${machine}. Two shells with one Redis and one object store behind Varnish; shoppers, vendors and all of it on the same cores.`)}</p>
<div class="tiles">${tiles(report)}</div></header>
${barChart(bars)}${courses(report)}${curves(report)}${missedList(report)}
</main></body></html>
`;
}
