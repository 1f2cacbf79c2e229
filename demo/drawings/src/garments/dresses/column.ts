import type { Fit } from '../../cut.ts';
import type { Drawing } from '../../drawing.ts';
import type { Crease } from '../../folds.ts';
import { onSide, SIDES, spline, trace, type Point } from '../../spline.ts';
import type { Sleeve } from '../sleeves.ts';
import { torsoCreases, type Torso } from '../torso.ts';
import { placket } from '../shirts.ts';
import { vent } from '../outerwear/tailored-back.ts';
import { chestPockets } from './shirt-dress.ts';
import { dressSleeves } from './dress-sleeves.ts';
import { flounce } from './fall.ts';
import { necked, necklineOf, type Neckline } from './neckline.ts';
import { openBack, slit } from './openings.ts';
import { seamPockets, tiedSash } from './sash.ts';

/** A dress without waist seam, from the shoulders to the hem. */
export interface Column {
  torso: Torso;
  neckline?: Neckline;
  sleeve?: Sleeve;
  /** Half the hip and its height. */
  hip: readonly [x: number, y: number];
  /** Softness of the drape, 0..1. */
  slack: number;
  darts?: boolean;
}

const WIDER: Partial<Record<Fit, readonly [waist: number, hip: number, hem: number]>> = {
  slim: [-22, -22, -40],
  loose: [46, 40, 56],
  oversized: [96, 84, 84],
  'a-line': [16, 40, 150],
};

/** The same dress in the chosen fit. */
export function columnAsCut(fit: Fit, column: Column): Column {
  const [waist, hip, hem] = WIDER[fit] ?? [0, 0, 0];
  const { torso } = column;
  return {
    ...column,
    hip: [column.hip[0] + hip, column.hip[1]],
    torso: {
      ...torso,
      underarm: [torso.underarm[0] + waist * 0.4, torso.underarm[1]],
      waist: [torso.waist[0] + waist, torso.waist[1]],
      hem: [torso.hem[0] + hem, torso.hem[1]],
    },
  };
}

const folds = ({ torso: { waist, hem }, hip, slack }: Column): Crease[] =>
  [-0.7, -0.3, 0.16, 0.52, 0.8].map((at, index) => ({
    from: [waist[0] * at * 1.1, hip[1] - 60 + index * 40] as const,
    to: [hem[0] * at, hem[1] - 12] as const,
    bend: at * -12,
    width: 34,
    depth: slack * 0.75,
    shape: 'flare' as const,
  }));

/** The outline from the neck down: the bodice continues over the hip. */
function bodyOf(drawing: Drawing, column: Column) {
  return necked(drawing, column.torso, necklineOf(drawing, column.neckline), [column.hip]);
}

function darts(drawing: Drawing, { torso: { waist } }: Column): void {
  for (const side of SIDES) {
    const [x, y] = [waist[0] * 0.55, waist[1]];
    drawing.seam(
      spline(onSide(side, trace(`${x + 12} ${y - 260}, ${x - 6} ${y}, ${x + 10} ${y + 190}`)), false),
    );
    if (!drawing.isBack)
      drawing.seam(spline(onSide(side, trace(`${waist[0] + 12} ${y - 250}, ${x + 40} ${y - 330}`)), false));
  }
}

function frontWork(drawing: Drawing, { torso, hip }: Column, drop: number): void {
  const [hx, hy] = torso.hem;
  if (drawing.has('slant-pockets')) seamPockets(drawing, hip[1] - 200, hip[0] - 48, 200);
  if (drawing.has('chest-pockets')) chestPockets(drawing, 84, 360, 120);
  if (drawing.has('button-placket')) placket(drawing, drop, hy + 8, 50, 9, 13);
  if (drawing.has('slit')) slit(drawing, hx * 0.46, hy - 440, hy + 6, 56);
}

/** Draws a dress without waist seam, with the chosen fit and details. */
export function drawColumn(drawing: Drawing, usual: Column): Column {
  const column = columnAsCut(drawing.fit, usual);
  const { torso, sleeve, slack } = column;
  const [hx, hy] = torso.hem;
  dressSleeves(drawing, torso, sleeve);
  const { outline, edge, hollow, drop } = bodyOf(drawing, column);
  if (!drawing.isBack) drawing.cloth(hollow, { tones: drawing.inside, round: 'flat', edge: 0.8 });
  drawing.cloth(outline, { creases: [...torsoCreases(torso, slack).slice(0, 4), ...folds(column)] });
  drawing.stitch(edge(12));
  if (column.darts) darts(drawing, column);
  drawing.stitch(spline(trace(`${-hx + 6} ${hy - 34}, 0 ${hy - 22}, ${hx - 6} ${hy - 34}`), false));
  if (drawing.isBack) {
    if (drawing.has('open-back')) openBack(drawing, 84, 520, 126);
    else drawing.seam(`M0 44C4 500-4 900 0 ${hy}`);
    if (drawing.has('back-slit')) vent(drawing, 0, hy + 4, 340);
  } else frontWork(drawing, column, drop);
  if (drawing.has('flounce'))
    flounce(drawing, { top: hy - 230, half: sideAt(column, hy - 230), bottom: hy + 6 });
  if (drawing.has('side-slits')) for (const side of SIDES) slitAtSide(drawing, side, torso.hem);
  if (drawing.has('tie-belt')) tiedSash(drawing, torso.waist[1] - 20, torso.waist[0] + 6);
  return column;
}

/** Distance of the side seam from the middle at a height below the hip. */
const sideAt = ({ hip, torso: { hem } }: Column, y: number): number =>
  hip[0] + ((hem[0] - hip[0]) * (y - hip[1])) / (hem[1] - hip[1]);

function slitAtSide(drawing: Drawing, side: -1 | 1, [hx, hy]: readonly [number, number]): void {
  const wedge: Point[] = [
    [hx - 26, hy - 330, 'corner'],
    [hx - 4, hy - 4, 'corner'],
    [hx - 74, hy + 8, 'corner'],
  ];
  drawing.cloth(spline(onSide(side, wedge)), {
    tones: drawing.inside,
    round: 'flat',
    edge: 1,
    printed: false,
  });
  drawing.stitch(spline(onSide(side, trace(`${hx - 38} ${hy - 320}, ${hx - 86} ${hy - 4}`)), false));
}
