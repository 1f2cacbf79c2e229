import type { Bar } from '../bars.ts';
import type { PastRun } from '../history.ts';
import { escape, section, short } from './markup.ts';

const WIDTH = 320;
const HEIGHT = 110;
const EDGE = 10;

/** Bars shown over commits. */
const SHOWN = [
  'FCP, times the limit',
  'LCP, times the limit',
  "listing: filter panel answers, times the limit's FCP",
  'early actions kept',
  'JS before the first intent, kB',
  'JS after the first intent, kB',
  'HTML sent, times the limit',
  'fonts sent, kB',
  'heap before the first intent, MB',
];

interface Point {
  commit: string;
  found: number;
}

/** Vertical positions of values in a drawing of height HEIGHT; `end` is the value at the top. */
export const heightsOf = (values: readonly number[], end: number): number[] =>
  values.map((value) => HEIGHT - EDGE - (value / end) * (HEIGHT - 2 * EDGE));

function chart({ what, atMost, atLeast, goal }: Bar, points: readonly Point[]): string {
  const must = atMost ?? atLeast ?? 0;
  const end = 1.1 * Math.max(must, goal ?? 0, ...points.map(({ found }) => found)) || 1;
  const heights = heightsOf(
    points.map(({ found }) => found),
    end,
  );
  const step = (WIDTH - 2 * EDGE) / Math.max(1, points.length - 1);
  const at = heights.map((y, index) => [EDGE + index * step, y] as const);
  const rule = (value: number | undefined, kind: string) => {
    const [y = 0] = heightsOf([value ?? 0], end);
    return value === undefined ? '' : `<line class="${kind}" x1="0" x2="${WIDTH}" y1="${y}" y2="${y}"/>`;
  };
  const dots = at.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="3.5"><title>${escape(`${points[index]?.commit}: ${short(points[index]?.found)}`)}</title></circle>`,
  );
  const path = at.map((point) => point.join()).join(' ');
  return `<figure><figcaption>${escape(what)} <b>${short(points.at(-1)?.found)}</b></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(what)}">${rule(must, 'must')}${rule(goal, 'goal')}<polyline points="${path}"/>${dots.join('')}</svg>
<small>${escape(points[0]?.commit ?? '')}<span>${escape(points.at(-1)?.commit ?? '')}</span></small></figure>`;
}

/** Charts of the figures from commit to commit; empty with fewer than two runs. */
export function historyCharts(bars: readonly Bar[], runs: readonly PastRun[]): string {
  if (runs.length < 2) return '';
  const charts = SHOWN.flatMap((what) => {
    const bar = bars.find((candidate) => candidate.what === what);
    const points = runs.flatMap(({ commit, bars: past }) => {
      const found = past.find((candidate) => candidate.what === what)?.found;
      return found === undefined ? [] : [{ commit, found }];
    });
    return bar && points.length > 1 ? [chart(bar, points)] : [];
  });
  return section(
    'Over commits',
    `${runs.length} runs, the oldest first.`,
    charts.length > 0 ? `<div class="charts">${charts.join('')}</div>` : '',
  );
}
