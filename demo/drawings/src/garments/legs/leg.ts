import type { Drawing } from '../../drawing.ts';
import type { Crease } from '../../folds.ts';
import { onSide, sideSpline, spline, type Point, type Side } from '../../spline.ts';
import { creaseOn } from '../sleeves.ts';
import { bandEdge, edgesAt, type Cut } from './cut.ts';

function legCreases({ hip: [px, py], crotch, knee: [ko, ki, ky], hem: [ho, hi, hy], slack }: Cut): Crease[] {
  return [
    { from: [16, crotch - 26], to: [px * 0.62, py - 70], bend: -26, width: 20, depth: 0.55 * slack },
    { from: [20, crotch + 6], to: [px * 0.78, py + 60], bend: -30, width: 20, depth: 0.55 * slack },
    { from: [26, crotch + 40], to: [px * 0.7, crotch + 110], bend: -20, width: 18, depth: 0.4 * slack },
    { from: [ki + 8, ky - 50], to: [ko - 40, ky - 20], bend: 20, width: 16, depth: 0.46 * slack },
    { from: [ko - 6, ky + 20], to: [ki + 40, ky + 66], bend: 22, width: 16, depth: 0.46 * slack },
    { from: [ki + 6, ky + 90], to: [ko - 60, ky + 130], bend: 18, width: 14, depth: 0.34 * slack },
    {
      from: [(ko + ki) / 2 + 50, crotch + 140],
      to: [(ho + hi) / 2 + 40, hy - 40],
      bend: 14,
      width: 26,
      depth: 0.34,
    },
    { from: [hi + 6, hy - 190], to: [ho - 30, hy - 150], bend: 18, width: 14, depth: 0.44 * slack },
    { from: [ho - 4, hy - 120], to: [hi + 30, hy - 80], bend: 16, width: 14, depth: 0.44 * slack },
  ];
}

/** Folds below the seat, only on the back. */
const seatCreases = ({ hip: [px, py], crotch }: Cut): Crease[] => [
  { from: [24, crotch + 26], to: [px * 0.86, crotch - 34], bend: -54, width: 24, depth: 0.6 },
  { from: [px * 0.5, py * 0.86], to: [px * 0.9, crotch - 60], bend: 40, width: 30, depth: 0.3 },
];

/** Folds that fall from a gathered waist. */
export const gathers = ({ waist, hip: [px, py], band }: Cut): Crease[] =>
  [0.14, 0.32, 0.5, 0.68, 0.86].map((at, index) => ({
    from: [waist * at, band + 8],
    to: [px * (at + 0.03), py * (index % 2 ? 1.05 : 0.84)],
    width: 15,
    depth: 0.62,
  }));

/** One leg; `more` adds folds to its usual ones. */
export function leg(drawing: Drawing, side: Side, cut: Cut, more: readonly Crease[] = []): void {
  const {
    waist,
    hip: [px, py],
    crotch,
    knee: [ko, ki, ky],
    hem: [ho, hi, hy],
    band,
  } = cut;
  const points: Point[] = [
    [side < 0 ? -4 : -10, band - 20, 'corner'],
    [bandEdge(cut), band - 20, 'corner'],
    [(waist + px) / 2 + 14, Math.max(py * 0.55, band + 50)],
    [px, py],
    [(px + ko) / 2 + 2, (py + ky) / 2],
    [ko, ky],
    [ho, hy, 'corner'],
    [(ho + hi) / 2, hy + 14],
    [hi, hy + 4, 'corner'],
    [ki, ky],
    [ki * 0.72 + 6, crotch + (ky - crotch) * 0.45],
    [side < 0 ? 4 : 10, crotch + 6, 'corner'],
    [0, crotch - 160],
  ];
  const creases = [...legCreases(cut), ...more, ...(drawing.isBack ? seatCreases(cut) : [])];
  drawing.cloth(spline(onSide(side, points)), {
    round: 'body',
    edge: 0.42,
    lift: side < 0 ? 0.3 : 0,
    grain: side * -3,
    creases: creases.map((crease) => creaseOn(side, crease)),
  });
}

/** The pressed crease in the middle of a leg. */
export function pressedCrease(drawing: Drawing, side: Side, cut: Cut): void {
  const {
    waist,
    knee: [ko, ki, ky],
    hem: [ho, hi, hy],
    band,
  } = cut;
  const line = sideSpline(
    side,
    [
      [waist * 0.52, band + (drawing.isBack ? 190 : 14)],
      [(ko + ki) / 2, ky],
      [(ho + hi) / 2, hy + 10],
    ],
    false,
  );
  drawing.add(
    `<g fill="none"><path d="${line}" stroke="${drawing.tones.deep}" stroke-width="26" opacity=".1" transform="translate(12 0)"/><path d="${line}" stroke="${drawing.tones.sheen}" stroke-width="6" opacity=".42" transform="translate(-5 0)"/><path d="${line}" stroke="${drawing.tones.deep}" stroke-width="5" opacity=".52"/></g>`,
  );
}

/** A strip of another colour along the outer seam. */
export function sideStripe(drawing: Drawing, side: Side, cut: Cut, width = 30): void {
  const heights = [
    cut.band + 4,
    cut.hip[1] * 0.55,
    cut.hip[1],
    (cut.hip[1] + cut.knee[2]) / 2,
    cut.knee[2],
    cut.hem[2] - 2,
  ];
  const outer = heights.map((y): Point => [edgesAt(cut, y)[0] - 10, y]);
  const inner = heights.map((y): Point => [edgesAt(cut, y)[0] - 10 - width, y]).reverse();
  drawing.cloth(
    sideSpline(
      side,
      [...outer, ...inner].map(
        ([x, y], at) => [x, y, ...(at % 6 === 0 || at % 6 === 5 ? (['corner'] as const) : [])] as Point,
      ),
    ),
    {
      tones: drawing.accent,
      printed: false,
      round: 'flat',
      edge: 0.14,
      outline: false,
    },
  );
}
