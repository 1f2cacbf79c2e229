import { holds, reachesGoal, type Bar } from '../bars.ts';
import type { PastRun } from '../history.ts';
import type { Results } from '../results.ts';
import { barChart } from './bar-chart.ts';
import { earlyActionDots } from './early-action-dots.ts';
import { filmStrips } from './film-strip.ts';
import { historyCharts } from './history-chart.ts';
import { escape, short } from './markup.ts';
import { STYLE } from './style.ts';
import { waterfalls } from './waterfall.ts';

/** Tiles at the top: name of a bar, and its label. */
const TILES: [what: string, label: string][] = [
  ['FCP, times the limit', 'first paint, of the limit'],
  ["listing: filter panel answers, times the limit's FCP", 'the filters answer, of the limit’s first paint'],
  ['JS before the first intent, kB', 'kB of code before the first intent'],
  ['early actions kept', 'of 15 early actions kept'],
  ['HTML sent, times the limit', 'HTML, of the limit'],
];

function tile(bars: readonly Bar[], [what, label]: (typeof TILES)[number]): string {
  const bar = bars.find((candidate) => candidate.what === what);
  if (bar?.found === undefined) return '';
  const kept = reachesGoal(bar) ? 'goal' : 'holds';
  const state = holds(bar) ? kept : 'missed';
  return `<div class="tile" data-state="${state}"><b>${short(bar.found)}</b>${escape(label)}</div>`;
}

/** The whole result of a run, as one file without network access. */
export function htmlReport(results: Results, bars: readonly Bar[], runs: readonly PastRun[]): string {
  const { machine, at, commit, earlyActions, films, loads } = results;
  const measured = bars.filter((bar) => holds(bar) !== undefined);
  const kept = measured.filter((bar) => holds(bar)).length;
  const where = `${machine.processor}, ${machine.cores} cores, Node ${machine.node}, Chromium ${machine.browser}`;
  const busy =
    machine.loadBefore > machine.cores
      ? '<p class="meta busy">The machine was busy with other work: judge bytes and counts, not times.</p>'
      : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Weefsel: bench of ${escape(commit)}</title><style>${STYLE}</style></head>
<body><main><header><h1>${kept} of ${measured.length} bars hold</h1>
<p class="meta">${escape(`Commit ${commit}, ${at.slice(0, 16).replace('T', ' ')} UTC. ${where}.`)}</p>${busy}
<div class="tiles">${TILES.map((entry) => tile(bars, entry)).join('')}</div></header>
${barChart(bars)}${earlyActionDots(earlyActions)}${filmStrips(films)}${waterfalls(loads)}${historyCharts(bars, runs)}
</main></body></html>
`;
}
