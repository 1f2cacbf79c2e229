import type { Fit } from '../../cut.ts';
import type { Drawing } from '../../drawing.ts';
import type { Crease } from '../../folds.ts';
import { onSide, SIDES, spline, trace } from '../../spline.ts';
import { dressSleeves } from '../dresses/dress-sleeves.ts';
import { necked, necklineOf } from '../dresses/neckline.ts';
import { openBack } from '../dresses/openings.ts';
import { seamPockets, tiedSash, waistBand } from '../dresses/sash.ts';
import { chestPockets } from '../dresses/shirt-dress.ts';
import { collarInside, shirtCollar } from '../necks.ts';
import { placket } from '../shirts.ts';
import { neckHollow, torsoCreases, torsoPath, WOMENS, type Torso } from '../torso.ts';
import { zip } from '../trims.ts';
import { layLegs, type Legs } from './legs.ts';

/** A bodice and legs sewn together at the waist. */
interface Suit {
  torso: Torso;
  legs: Legs;
}

const LEGS: Legs = {
  top: 676,
  waist: 228,
  hip: [318, 900],
  crotch: 1190,
  outer: 430,
  inner: 62,
  hem: 2124,
};

const WIDTHS: Partial<Record<Fit, readonly [outer: number, inner: number]>> = {
  'wide-leg': [560, 34],
  'straight-leg': [360, 92],
};

const TORSO: Torso = {
  ...WOMENS,
  neck: 140,
  drop: 330,
  vee: 1,
  shoulder: [252, 74],
  underarm: [284, 390],
  waist: [228, 660],
  hem: [226, 690],
};

/** Wider shoulders for set-in sleeves. */
const withArms = (torso: Torso): Torso => ({ ...torso, shoulder: [300, 92], underarm: [292, 400] });

function turnUps(drawing: Drawing, { outer, inner, hem }: Legs): void {
  for (const side of SIDES)
    drawing.cloth(
      spline(
        onSide(side, [
          [inner - 10, hem - 86, 'corner'],
          [(inner + outer) / 2, hem - 76],
          [outer + 6, hem - 92, 'corner'],
          [outer + 12, hem - 2, 'corner'],
          [(inner + outer) / 2, hem + 16],
          [inner - 14, hem + 4, 'corner'],
        ]),
      ),
      { round: 'tube', lift: 0.6 },
    );
}

/** Depth of the front neck. */
function dropOf(drawing: Drawing): number {
  if (drawing.has('shirt-collar')) return 92;
  return drawing.has('square-neck') ? 240 : 330;
}

/** A bodice with a shirt collar, or with the usual deep V. */
function plainBodice(drawing: Drawing, torso: Torso, creases: readonly Crease[]): void {
  const collared = drawing.has('shirt-collar');
  const drop = drawing.isBack ? 60 : dropOf(drawing);
  const shape = { ...torso, neck: collared ? 116 : torso.neck, vee: drawing.isBack || collared ? 0 : 1 };
  if (!drawing.isBack) {
    if (collared) collarInside(drawing, shape.neck);
    else drawing.cloth(neckHollow(shape, 330), { tones: drawing.inside, round: 'flat', edge: 0.8 });
  }
  drawing.cloth(torsoPath(shape, drop), { creases });
  if (!drawing.isBack && !collared) drawing.stitch('M-124 18L0 312L124 18');
}

function bodice(drawing: Drawing, torso: Torso): void {
  const creases: Crease[] = [
    ...torsoCreases(torso, 0.9).slice(0, 4),
    { from: [-60, 420], to: [-90, 680], width: 18, depth: 0.4 },
    { from: [90, 440], to: [80, 680], width: 18, depth: 0.4 },
  ];
  const chosen = necklineOf(drawing, 'v');
  if (drawing.has('shirt-collar') || chosen === 'v') return plainBodice(drawing, torso, creases);
  const { outline, edge, hollow } = necked(drawing, { ...torso, vee: 0 }, chosen);
  if (!drawing.isBack) drawing.cloth(hollow, { tones: drawing.inside, round: 'flat', edge: 0.8 });
  drawing.cloth(outline, { creases });
  drawing.stitch(edge(12));
}

function front(drawing: Drawing, { legs, torso }: Suit): void {
  const top = dropOf(drawing);
  if (drawing.has('slant-pockets')) seamPockets(drawing, legs.top + 16, legs.waist + 40);
  if (drawing.has('chest-pockets')) chestPockets(drawing, 84, 400, 118);
  if (drawing.has('button-placket'))
    placket(drawing, top, legs.top + (legs.crotch - legs.top) * 0.62, 50, 7, 13);
  if (drawing.has('zip'))
    zip(drawing, `M0 ${top}V${Math.round(legs.top + (legs.crotch - legs.top) * 0.58)}`, [0, top + 14], 11);
  if (drawing.has('front-pleats'))
    for (const side of SIDES)
      for (const x of [74, 128])
        drawing.seam(`M${side * x} ${torso.hem[1] + 14}q${side * 6} 120 ${side * 14} 250`);
}

/** A bodice and trousers in one, with the chosen details. */
function drawSuit(drawing: Drawing, usual: Suit): void {
  const sleeved = drawing.sleeve !== undefined && drawing.sleeve !== 'none';
  const torso = sleeved ? withArms(usual.torso) : usual.torso;
  const [outer, inner] = WIDTHS[drawing.fit] ?? [usual.legs.outer, usual.legs.inner];
  const legs = { ...usual.legs, outer, inner };
  dressSleeves(drawing, torso, undefined);
  layLegs(drawing, legs);
  bodice(drawing, torso);
  const [half, low] = torso.hem;
  if (drawing.has('tie-belt')) tiedSash(drawing, low - 50, half + 4);
  else waistBand(drawing, low - 50, half, 64, 0.6);
  if (drawing.isBack) {
    if (drawing.has('open-back')) openBack(drawing, 100, low - 120, 128);
    else drawing.seam(`M0 60V${legs.crotch - 10}`);
    hipPocketsBehind(drawing, legs);
  } else front(drawing, { torso, legs });
  if (drawing.has('turn-ups')) turnUps(drawing, legs);
  for (const side of SIDES)
    drawing.seam(
      spline(onSide(side, trace(`222 ${legs.top + 44}, ${legs.hip[0] - 12} ${legs.hip[1] + 40}`)), false),
    );
  if (drawing.has('shirt-collar')) shirtCollar(drawing, 116, 0.8);
}

/** Two darts and a welt on each side of the seat. */
function hipPocketsBehind(drawing: Drawing, { top, hip }: Legs): void {
  for (const side of SIDES) {
    drawing.seam(`M${side * 128} ${top + 40}q${side * 2} 60 ${side * 8} 110`);
    const d = `M${side * 70} ${hip[1] - 20}L${side * 206} ${hip[1] - 26}`;
    drawing.seam(d);
    drawing.stitch(`M${side * 70} ${hip[1] - 6}L${side * 206} ${hip[1] - 12}`);
  }
}

/** A sleeveless jumpsuit with a V neck, waist seam and wide legs. */
export const drawJumpsuit = (drawing: Drawing) => drawSuit(drawing, { torso: TORSO, legs: LEGS });

/** A jumpsuit with short, wide legs. */
export const drawPlaysuit = (drawing: Drawing) =>
  drawSuit(drawing, {
    torso: TORSO,
    legs: { ...LEGS, crotch: 1110, outer: 398, inner: 26, hem: 1330 },
  });
