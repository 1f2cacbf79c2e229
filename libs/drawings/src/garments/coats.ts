import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { trace, onSide, SIDES, spline } from '../spline.ts';
import type { Sleeve } from './sleeves.ts';
import { tailored, type Tailored } from './tailoring.ts';
import { MENS, WOMENS, type Torso } from './torso.ts';
import { button, flap, HORN, welt } from './trims.ts';

const hang = (hx: number, from: number, to: number): Crease[] =>
  [-0.7, -0.36, 0.24, 0.6, 0.82].map((at) => ({
    from: [hx * at * 0.8, from],
    to: [hx * at, to],
    bend: 12,
    width: 30,
    depth: 0.5,
    shape: 'flare',
  }));

/** A long single-breasted wool coat. */
export function drawOvercoat(drawing: Drawing): void {
  const torso: Torso = {
    ...MENS,
    neck: 116,
    shoulder: [396, 122],
    underarm: [376, 500],
    waist: [356, 960],
    hem: [408, 1930],
  };
  const coat: Tailored = {
    torso,
    sleeve: { outer: [566, 1260], inner: [428, 1288], slack: 0.8, full: 10 },
    breakAt: 560,
    lapel: [272, 270],
    buttons: trace('0 600, 0 810, 0 1020'),
    overlap: 52,
    cutaway: 0,
    slack: 0.75,
  };
  tailored(drawing, coat, hang(300, 900, 1900));
  if (drawing.isBack) return;
  flap(drawing, -310, 1140, 200, 66, -6);
  flap(drawing, 112, 1134, 200, 66, 6);
  welt(drawing, [120, 566], [252, 544], 36);
}

/** A knotted belt of the coat's own cloth. */
function tiedBelt(drawing: Drawing, y: number, half: number): void {
  drawing.cloth(
    spline([
      [-half - 10, y - 34, 'corner'],
      [0, y - 24],
      [half + 10, y - 34, 'corner'],
      [half + 10, y + 34, 'corner'],
      [0, y + 46],
      [-half - 10, y + 34, 'corner'],
    ]),
    { lift: 0.8, edge: 0.5 },
  );
  drawing.stitch(
    spline(
      [
        [-half, y - 24],
        [0, y - 14],
        [half, y - 24],
      ],
      false,
    ),
  );
  drawing.stitch(
    spline(
      [
        [-half, y + 24],
        [0, y + 36],
        [half, y + 24],
      ],
      false,
    ),
  );
  for (const side of SIDES)
    drawing.cloth(
      spline(
        onSide(side, [
          [half * 0.6, y - 52, 'corner'],
          [half * 0.6 + 24, y - 52, 'corner'],
          [half * 0.6 + 24, y + 54, 'corner'],
          [half * 0.6, y + 54, 'corner'],
        ]),
      ),
      { round: 'flat', lift: 0.5 },
    );
  if (drawing.isBack) return;
  drawing.cloth(
    spline([
      [20, y + 20, 'corner'],
      [86, y + 30],
      [140, y + 330, 'corner'],
      [74, y + 350, 'corner'],
      [24, y + 200],
    ]),
    { round: 'tube', lift: 0.8 },
  );
  drawing.cloth(
    spline([
      [-20, y + 16, 'corner'],
      [36, y + 30],
      [24, y + 410, 'corner'],
      [-46, y + 404, 'corner'],
      [-42, y + 200],
    ]),
    { round: 'tube', lift: 0.8 },
  );
  drawing.cloth(
    spline([
      [-48, y - 44],
      [30, y - 56],
      [66, y - 10],
      [52, y + 54],
      [-20, y + 60],
      [-58, y + 20],
    ]),
    {
      round: 'tube',
      lift: 0.9,
      creases: [{ from: [-46, y], to: [50, y + 6], bend: 12, width: 12, depth: 0.7 }],
    },
  );
}

/** A double-breasted trench coat with storm flap, epaulettes and tied belt. */
export function drawTrench(drawing: Drawing): void {
  const torso: Torso = {
    ...WOMENS,
    neck: 116,
    shoulder: [350, 112],
    underarm: [340, 460],
    waist: [300, 840],
    hem: [420, 1900],
  };
  const sleeve: Sleeve = { outer: [512, 1150], inner: [376, 1176], full: 10 };
  const coat: Tailored = {
    torso,
    sleeve,
    breakAt: 470,
    lapel: [276, 250],
    buttons: trace('-150 520, 110 520, -150 690, 110 690, -140 1010, 100 1010'),
    overlap: 150,
    cutaway: 0,
    slack: 0.9,
  };
  tailored(drawing, coat, hang(320, 900, 1860));
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [sleeve.outer[0] + 4, 1010, 'corner'],
          [sleeve.outer[0] + 6, 1054, 'corner'],
          [sleeve.inner[0] - 12, 1084, 'corner'],
          [sleeve.inner[0] - 14, 1038, 'corner'],
        ]),
      ),
      { round: 'tube', lift: 0.6 },
    );
    drawing.cloth(spline(onSide(side, trace('346 96!, 352 150!, 196 92, 172 62, 206 40'))), {
      round: 'flat',
      lift: 0.6,
    });
    button(drawing, side * 204, 66, 13, HORN);
    if (!drawing.isBack)
      welt(drawing, side < 0 ? [-306, 1180] : [214, 1010], side < 0 ? [-214, 1010] : [306, 1180], 44);
  }
  tiedBelt(drawing, 850, 300);
  if (drawing.isBack) drawing.seam(spline(trace('-310 420, 0 500, 310 420'), false));
}
