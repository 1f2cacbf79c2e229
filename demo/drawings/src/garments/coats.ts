import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { trace, onSide, SIDES, spline } from '../spline.ts';
import { tiedBelt } from './outerwear/belts.ts';
import { buttonTones } from './outerwear/button-tones.ts';
import { chestWelt, hipPockets, pocketsOf } from './outerwear/pockets.ts';
import type { Sleeve } from './sleeves.ts';
import { tailored, type Tailored } from './tailoring.ts';
import { MENS, WOMENS, type Torso } from './torso.ts';
import { button, welt } from './trims.ts';

/** Folds of a coat's skirt. */
export const hang = (hx: number, from: number, to: number): Crease[] =>
  [-0.7, -0.36, 0.24, 0.6, 0.82].map((at) => ({
    from: [hx * at * 0.8, from],
    to: [hx * at, to],
    bend: 12,
    width: 30,
    depth: 0.5,
    shape: 'flare',
  }));

const OVERCOAT: Tailored = {
  torso: {
    ...MENS,
    neck: 116,
    shoulder: [396, 122],
    underarm: [376, 500],
    waist: [356, 960],
    hem: [408, 1930],
  },
  sleeve: { outer: [566, 1260], inner: [428, 1288], slack: 0.8, full: 10 },
  breakAt: 560,
  lapel: [272, 270],
  buttons: trace('0 600, 0 810, 0 1020'),
  overlap: 52,
  cutaway: 0,
  slack: 0.75,
};

/** A long single-breasted wool coat. */
export function drawOvercoat(drawing: Drawing): void {
  const { torso } = tailored(drawing, OVERCOAT, hang(300, 900, 1900));
  const chosen = pocketsOf(drawing, 'flaps');
  if (!drawing.isBack) {
    const low = chosen === 'slanted' ? 1090 : 1134;
    hipPockets(drawing, chosen, { x: torso.waist[0] - 240, y: low, width: 200 });
    const covered = drawing.has('tie-belt') || drawing.has('double-row-of-buttons');
    if (!covered) chestWelt(drawing, 120, 566);
  }
  if (drawing.has('tie-belt')) tiedBelt(drawing, 920, torso.waist[0] + 4, 460);
}

/** A flap over the shoulder and chest that keeps the rain out of the closure. */
function stormFlap(drawing: Drawing): void {
  drawing.cloth(
    spline(trace('-128 36!, -240 70, -338 118!, -316 300, -312 420!, -200 452, -104 430!, -118 240')),
    {
      round: 'flat',
      lift: 0.9,
      edge: 0.42,
    },
  );
  drawing.stitch(spline(trace('-300 400, -200 438, -118 416'), false));
}

/** A cape over the back and shoulders, fastened in the middle. */
function stormCape(drawing: Drawing, { shoulder: [sx, sy] }: Torso): void {
  drawing.cloth(
    spline([
      [0, 24],
      [sx * 0.5, sy * 0.36],
      [sx - 6, sy + 6, 'corner'],
      [sx - 16, 420],
      [sx - 26, 560, 'corner'],
      [0, 640],
      [-sx + 26, 560, 'corner'],
      [-sx + 16, 420],
      [-sx + 6, sy + 6, 'corner'],
      [-sx * 0.5, sy * 0.36],
    ]),
    { lift: 0.9, edge: 0.4 },
  );
  drawing.stitch(
    spline(
      [
        [-sx + 32, 540],
        [0, 618],
        [sx - 32, 540],
      ],
      false,
    ),
  );
  button(drawing, 0, 596, 16, buttonTones(drawing));
}

const TRENCH: Tailored = {
  torso: {
    ...WOMENS,
    neck: 116,
    shoulder: [350, 112],
    underarm: [340, 460],
    waist: [300, 840],
    hem: [420, 1900],
  },
  sleeve: { outer: [512, 1150], inner: [376, 1176], full: 10 },
  breakAt: 470,
  lapel: [276, 250],
  buttons: trace('-150 520, 110 520, -150 690, 110 690, -140 1010, 100 1010'),
  overlap: 150,
  cutaway: 0,
  slack: 0.9,
};

/** A strap round the end of each sleeve. */
function cuffStraps(drawing: Drawing, { outer: [ox, oy], inner: [ix] }: Sleeve): void {
  const y = oy - 140;
  for (const side of SIDES)
    drawing.cloth(
      spline(
        onSide(side, [
          [ox + 4, y, 'corner'],
          [ox + 6, y + 44, 'corner'],
          [ix - 12, y + 74, 'corner'],
          [ix - 14, y + 28, 'corner'],
        ]),
      ),
      { round: 'tube', lift: 0.6 },
    );
}

/** A tab on each shoulder. */
export function epaulettes(drawing: Drawing, { shoulder: [sx, sy] }: Torso): void {
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [sx - 4, sy - 16, 'corner'],
          [sx + 2, sy + 38, 'corner'],
          [sx - 154, sy - 20],
          [sx - 178, sy - 50],
          [sx - 144, sy - 72],
        ]),
      ),
      { round: 'flat', lift: 0.6 },
    );
    button(drawing, side * (sx - 146), sy - 46, 13, buttonTones(drawing));
  }
}

/** A double-breasted trench coat with epaulettes and tied belt. */
export function drawTrench(drawing: Drawing): void {
  const { torso, sleeve } = tailored(drawing, TRENCH, hang(320, 900, 1860));
  cuffStraps(drawing, sleeve);
  epaulettes(drawing, torso);
  if (!drawing.isBack) {
    if (drawing.has('storm-flap')) stormFlap(drawing);
    if (pocketsOf(drawing, 'slanted') === 'flaps')
      hipPockets(drawing, 'flaps', { x: 130, y: 1080, width: 190 });
    else {
      welt(drawing, [-306, 1180], [-214, 1010], 44);
      welt(drawing, [214, 1010], [306, 1180], 44);
    }
  }
  if (drawing.isBack) {
    if (drawing.has('storm-cape')) stormCape(drawing, torso);
    else drawing.seam(spline(trace('-310 420, 0 500, 310 420'), false));
  }
  tiedBelt(drawing, 850, torso.waist[0]);
}
