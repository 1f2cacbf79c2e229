import type { Drawing } from '../drawing.ts';
import { spline, trace, type Point } from '../spline.ts';
import type { Torso } from './torso.ts';

const shifted = (points: readonly Point[], x: number, y: number): Point[] =>
  points.map(([px, py, turn]) => (turn ? [px + x, py + y, turn] : [px + x, py + y]));

/** A tie belt around the waist, knotted in front at the given position. */
export function sash(drawing: Drawing, { waist: [wx, wy] }: Torso, knot: number): void {
  const half = wx + 8;
  drawing.cloth(
    spline([
      [-half, wy - 34, 'corner'],
      [0, wy - 20],
      [half, wy - 34, 'corner'],
      [half + 2, wy + 30, 'corner'],
      [0, wy + 44],
      [-half - 2, wy + 30, 'corner'],
    ]),
    {
      lift: 0.7,
      edge: 0.5,
      creases: [
        { from: [-half + 20, wy - 8], to: [knot - 10, wy + 10], bend: -6, width: 9, depth: 0.6 },
        { from: [half - 20, wy], to: [knot + 30, wy + 14], bend: 8, width: 9, depth: 0.6 },
      ],
    },
  );
  if (drawing.isBack) return;
  const tails = [
    '-14 20!, -38 150, -58 330, -50 430!, 16 440!, 18 300, 26 130, 18 18!',
    '-8 20!, 26 140, 50 260, 60 360!, 120 342!, 96 220, 66 110, 26 14!',
  ];
  for (const tail of tails)
    drawing.cloth(spline(shifted(trace(tail), knot, wy)), {
      round: 'flat',
      lift: 0.8,
      creases: [{ from: [knot, wy + 40], to: [knot + 10, wy + 330], bend: 12, width: 13, depth: 0.6 }],
    });
  drawing.cloth(
    spline(shifted(trace('-34 -38, 0 -46, 36 -34, 42 10, 34 46, 0 54, -34 46, -42 8'), knot, wy)),
    {
      round: 'flat',
      lift: 0.8,
      creases: [{ from: [knot - 22, wy - 34], to: [knot + 14, wy + 44], bend: 8, width: 10, depth: 0.7 }],
    },
  );
}
