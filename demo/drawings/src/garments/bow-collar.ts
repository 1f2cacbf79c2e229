import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, trace } from '../spline.ts';
import { bandCollar } from './collars.ts';

const LOOP = trace('6 116!, 60 66, 138 48, 178 88, 172 140, 120 168, 56 146');
const TAILS = [
  '-4 130!, -34 240, -42 380, -24 520!, -98 512!, -104 370, -76 220, -16 124!',
  '-4 130!, 40 220, 66 330, 60 452!, 128 430!, 118 310, 78 200, 16 124!',
];

/** A long tie that is knotted into a bow below a band collar. */
export function bowCollar(drawing: Drawing, neck: number): void {
  bandCollar(drawing, neck);
  if (drawing.isBack) return;
  drawing.cloth(TAILS.map((tail) => spline(trace(tail))).join(''), {
    lift: 0.8,
    round: 'flat',
    creases: [
      { from: [-20, 150], to: [-80, 460], bend: 12, width: 14, depth: 0.6 },
      { from: [20, 150], to: [80, 400], bend: -12, width: 14, depth: 0.6 },
    ],
  });
  drawing.cloth(SIDES.map((side) => spline(onSide(side, LOOP))).join(''), {
    lift: 0.8,
    round: 'flat',
    creases: [
      { from: [-12, 120], to: [-140, 100], bend: -8, width: 12, depth: 0.8 },
      { from: [12, 120], to: [140, 100], bend: 8, width: 12, depth: 0.8 },
    ],
  });
  drawing.cloth(spline(trace('-24 88, 0 80, 24 88, 28 118, 22 148, 0 154, -22 148, -28 118')), {
    lift: 0.7,
    round: 'flat',
    creases: [{ from: [-6, 88], to: [-8, 148], bend: 5, width: 7, depth: 0.6 }],
  });
}
