import { escape, short } from '../../bench/html/markup.ts';

const WIDTH = 1040;
const HEIGHT = 190;
const LEFT = 56;
const BOTTOM = 22;
const TOP = 10;
/** Number of intervals of a scale. */
const RULES = 4;

export interface Line {
  name: string;
  /** CSS colour. */
  colour: string;
  points: readonly (readonly [x: number, y: number])[];
}

/** A named range of the horizontal scale. */
export interface Span {
  name: string;
  from: number;
  to: number;
}

export interface Chart {
  title: string;
  /** Unit of the vertical scale. */
  unit: string;
  lines: readonly Line[];
  spans?: readonly Span[];
  /** Unit of the horizontal scale; its values are written unchanged. */
  xUnit: string;
  /** Draws each point as a dot, connected by lines. */
  dots?: boolean;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
}

/** Splits a line where it has no value. */
const runsOf = (points: Line['points']): Line['points'][] => {
  const runs: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (Number.isFinite(point[1])) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
};

/** Lines over one scale, with named ranges. */
export function lineChart({ title, unit, lines, spans = [], xUnit, dots = false }: Chart): string {
  const all = lines.flatMap(({ points }) => points).filter(([, y]) => Number.isFinite(y));
  if (all.length === 0) return '';
  const [from, to] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const end = roundUp(Math.max(...all.map(([, y]) => y)));
  const placeX = (x: number) => LEFT + ((x - from) / (to - from || 1)) * (WIDTH - LEFT - 8);
  const placeY = (y: number) => HEIGHT - BOTTOM - (y / end) * (HEIGHT - BOTTOM - TOP);
  const rules = Array.from({ length: RULES + 1 }, (_, at) => (at * end) / RULES).map(
    (value) =>
      `<line class="rule" x1="${LEFT}" x2="${WIDTH}" y1="${placeY(value)}" y2="${placeY(value)}"/><text class="y" x="${LEFT - 8}" y="${placeY(value) + 4}">${short(value)}</text>`,
  );
  const stretches = spans.map(({ name, from: begin, to: over }, at) => {
    const [x, width] = [placeX(begin), placeX(Math.min(over, to)) - placeX(begin)];
    return `<g class="span"><title>${escape(name)}</title><rect data-odd="${at % 2}" x="${x}" y="${TOP}" width="${Math.max(0, width)}" height="${HEIGHT - BOTTOM - TOP}"/></g>`;
  });
  const drawn = lines.flatMap(({ colour, name, points }) => [
    ...runsOf(points).map(
      (run) =>
        `<polyline style="stroke:${colour}" points="${run.map(([x, y]) => `${placeX(x).toFixed(1)},${placeY(y).toFixed(1)}`).join(' ')}"/>`,
    ),
    ...(dots
      ? points
          .filter(([, y]) => Number.isFinite(y))
          .map(
            ([x, y]) =>
              `<circle style="stroke:${colour}" cx="${placeX(x)}" cy="${placeY(y)}" r="3.5"><title>${escape(`${name}: ${short(y)} ${unit} at ${short(x)} ${xUnit}`)}</title></circle>`,
          )
      : []),
  ]);
  const legend = lines.map(
    ({ name, colour }) => `<span><b style="background:${colour}"></b>${escape(name)}</span>`,
  );
  return `<figure class="wide"><figcaption>${escape(title)} <small>${escape(unit)}</small></figcaption>
<p class="legend">${legend.join('')}</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(`${title}, ${unit}`)}">${stretches.join('')}${rules.join('')}${drawn.join('')}</svg>
<small>${escape(`${short(from)} ${xUnit}`)}<span>${escape(`${short(to)} ${xUnit}`)}</span></small></figure>`;
}
