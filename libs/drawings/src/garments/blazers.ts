import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline } from '../spline.ts';
import { suitPockets, tailored, type Tailored } from './tailoring.ts';
import { MENS, WOMENS, type Torso } from './torso.ts';

/** Darts that shape a front from the chest to the pocket. */
function darts(drawing: Drawing, x: number, from: number, to: number): void {
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [x, from],
          [x - 12, (from + to) / 2],
          [x - 4, to],
        ]),
        false,
      ),
    );
}

/** A women's single-button blazer with a nipped waist. */
export function drawBlazer(drawing: Drawing): void {
  const torso: Torso = {
    ...WOMENS,
    neck: 112,
    shoulder: [340, 104],
    underarm: [322, 440],
    waist: [276, 770],
    hem: [352, 1240],
  };
  const blazer: Tailored = {
    torso,
    sleeve: { outer: [494, 1130], inner: [374, 1154], slack: 0.75 },
    breakAt: 690,
    lapel: [236, 250],
    buttons: [[0, 724]],
    overlap: 34,
    cutaway: 150,
  };
  tailored(drawing, blazer);
  if (drawing.isBack) return;
  suitPockets(drawing, torso, 920);
  darts(drawing, 190, 560, 900);
}

/** A men's two-button jacket. */
export function drawJacket(drawing: Drawing): void {
  const torso: Torso = {
    ...MENS,
    neck: 116,
    shoulder: [392, 118],
    underarm: [370, 490],
    waist: [340, 860],
    hem: [376, 1370],
  };
  const jacket: Tailored = {
    torso,
    sleeve: { outer: [558, 1230], inner: [424, 1256], slack: 0.7, full: 6 },
    breakAt: 660,
    lapel: [254, 262],
    buttons: [
      [0, 700],
      [4, 860],
    ],
    overlap: 38,
    cutaway: 170,
  };
  tailored(drawing, jacket);
  if (drawing.isBack) return;
  suitPockets(drawing, torso, 1010);
  darts(drawing, 214, 600, 990);
}
