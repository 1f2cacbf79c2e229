import type { Drawing } from '../drawing.ts';
import { spline, type Point } from '../spline.ts';
import type { Torso } from './torso.ts';

/** Edge of the upper front: from the right of the neck to the left of the waist. */
export const crossing = ({ neck, waist: [wx, wy] }: Torso): Point[] => [
  [neck, 0, 'corner'],
  [neck * 0.62, wy * 0.22],
  [-wx * 0.24, wy * 0.64],
  [-wx + 6, wy - 4, 'corner'],
];

/** The front that overlaps the other one, down to the hem. */
export function overlap(drawing: Drawing, torso: Torso): void {
  const {
    neck,
    shoulder: [sx, sy],
    underarm: [ux, uy],
    waist: [wx, wy],
    hem: [hx, hy],
    sag = 0,
  } = torso;
  drawing.cloth(
    spline([
      ...crossing(torso),
      [-wx + 24, wy + 60],
      [-hx * 0.62, hy - 70],
      [-hx * 0.4, hy + sag, 'corner'],
      [hx * 0.3, hy + sag + 6],
      [hx, hy, 'corner'],
      [wx, wy],
      [(ux + wx) / 2 - 4, (uy + wy) / 2],
      [ux, uy, 'corner'],
      [ux - 12, uy - 60],
      [sx - 30, (sy + uy) * 0.5],
      [sx, sy, 'corner'],
      [(neck + sx) / 2, sy * 0.42],
    ]),
    {
      lift: 0.5,
      creases: [
        { from: [wx - 20, wy - 210], to: [-wx + 60, wy - 20], bend: 26, width: 20, depth: 0.7 },
        { from: [ux - 20, uy + 40], to: [-wx + 90, wy - 34], bend: 40, width: 22, depth: 0.6 },
        { from: [neck + 60, 160], to: [-wx * 0.3, wy - 130], bend: 30, width: 18, depth: 0.5 },
        {
          from: [-wx + 60, wy + 40],
          to: [-hx * 0.24, hy - 20],
          bend: 20,
          width: 20,
          depth: 0.7,
          shape: 'flare',
        },
        { from: [-wx * 0.3, wy + 40], to: [hx * 0.1, hy], bend: 14, width: 24, depth: 0.7, shape: 'flare' },
        { from: [wx * 0.4, wy + 30], to: [hx * 0.6, hy], bend: -14, width: 26, depth: 0.8, shape: 'flare' },
      ],
    },
  );
}
