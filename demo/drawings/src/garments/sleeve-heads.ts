import type { Crease } from '../folds.ts';
import type { Point } from '../spline.ts';
import type { Sleeve } from './sleeve.ts';
import type { Torso } from './torso.ts';

/** Start of a sleeve: below the shoulder of the body, or at the neck. */
export function headOf(
  { shoulder: [sx, sy], neck, raglan }: Torso,
  { puff = 0 }: Sleeve,
  out: number,
): Point[] {
  if (raglan)
    return [
      [neck - 24, -2, 'corner'],
      [(neck + sx) / 2, sy * 0.34],
      [sx - 20, sy * 0.92],
    ];
  if (puff > 0)
    return [
      [sx - 64, sy - 18, 'corner'],
      [sx - 12, sy - 12 - puff],
      [sx + 46, sy + 8 - puff * 0.4],
    ];
  return [
    [sx - 70, sy - 32, 'corner'],
    [sx + out, sy - 3],
  ];
}

/** End of a sleeve below the arm, under the body. */
export const footOf = ({ underarm: [ux, uy], neck, raglan }: Torso, inset: Point): Point[] =>
  raglan
    ? [
        [ux - 30, uy - 20, 'corner'],
        [neck * 0.7, uy * 0.3, 'corner'],
      ]
    : [inset];

/** Folds of a gathered head. */
export function gathers({ shoulder: [sx, sy] }: Torso, { puff = 0 }: Sleeve): Crease[] {
  if (puff === 0) return [];
  return [-30, 0, 28, 48, 58].map((out, at) => ({
    from: [sx - 20 + out * 0.5, sy - puff * 0.6 + at * 16] as const,
    to: [sx + 14 + out * 1.1, sy + 96 + at * 22] as const,
    bend: -10,
    width: 13,
    depth: 0.8,
  }));
}
