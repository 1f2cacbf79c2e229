import type { Crease } from '../folds.ts';
import { mirrored, spline, type Point } from '../spline.ts';

/** The measures of an upper body, right half as seen. The origin is the high neck point. */
export interface Torso {
  /** Half the neck opening and the drop of the front neckline. */
  neck: number;
  drop: number;
  /** How pointed the neckline is: 0 round, 1 a V. */
  vee?: number;
  /** True for a neckline with two right angles. */
  square?: boolean;
  /** True when the armhole runs up to the neck. */
  raglan?: boolean;
  shoulder: readonly [x: number, y: number];
  underarm: readonly [x: number, y: number];
  waist: readonly [x: number, y: number];
  hem: readonly [x: number, y: number];
  /** Drop of the hem in the middle; negative for a shirt tail that rises at the sides. */
  sag?: number;
}

export const MENS: Torso = {
  neck: 122,
  drop: 118,
  shoulder: [378, 112],
  underarm: [368, 480],
  waist: [352, 900],
  hem: [360, 1330],
  sag: 14,
};

export const WOMENS: Torso = {
  neck: 132,
  drop: 130,
  shoulder: [318, 98],
  underarm: [312, 430],
  waist: [276, 760],
  hem: [322, 1190],
  sag: 14,
};

/** The front edge of the neckline, from the right to the left high neck point. */
export function necklinePoints({ neck, vee = 0, square }: Torso, drop: number): Point[] {
  if (square)
    return [
      [neck, 0, 'corner'],
      [neck - 10, drop, 'corner'],
      [0, drop + 4],
      [-neck + 10, drop, 'corner'],
      [-neck, 0, 'corner'],
    ];
  if (vee > 0.5)
    return [
      [neck, 0, 'corner'],
      [neck * 0.52, drop * 0.52],
      [0, drop, 'corner'],
      [-neck * 0.52, drop * 0.52],
      [-neck, 0, 'corner'],
    ];
  return [
    [neck, 0, 'corner'],
    [neck * 0.9, drop * 0.5],
    [neck * 0.5, drop * 0.9],
    [0, drop],
    [-neck * 0.5, drop * 0.9],
    [-neck * 0.9, drop * 0.5],
    [-neck, 0, 'corner'],
  ];
}

/** The right half of a front or back panel, from the neckline to the hem. */
export function torsoHalf(torso: Torso, drop: number): Point[] {
  const {
    neck,
    shoulder: [sx, sy],
    underarm: [ux, uy],
    waist: [wx, wy],
    hem: [hx, hy],
    sag = 0,
  } = torso;
  const points = necklinePoints(torso, drop);
  const collar = points.slice(1, Math.ceil(points.length / 2)).reverse();
  const armhole: Point[] = torso.raglan
    ? [
        [(neck + ux) * 0.5 - 24, uy * 0.42],
        [ux - 30, uy - 70],
      ]
    : [
        [(neck + sx) / 2, sy * 0.42],
        [sx, sy, 'corner'],
        [sx - 30, (sy + uy) * 0.5],
        [ux - 12, uy - 60],
      ];
  return [
    ...collar,
    [neck, 0, 'corner'],
    ...armhole,
    [ux, uy, 'corner'],
    [(ux + wx) / 2 - 4, (uy + wy) / 2],
    [wx, wy],
    [hx, hy, 'corner'],
    [hx * 0.5, hy + sag * 0.8],
    [0, hy + sag],
  ];
}

export const torsoPath = (torso: Torso, drop: number) => spline(mirrored(torsoHalf(torso, drop)));

/** The inside of the back, seen through the neck opening of a ghost mannequin. */
export function neckHollow({ neck, vee = 0, square }: Torso, drop: number, rise = 22): string {
  const low = square ? drop + 20 : drop * 0.7;
  return spline([
    [-neck - 6, -4, 'corner'],
    [-neck * 0.5, rise],
    [0, rise + 8],
    [neck * 0.5, rise],
    [neck + 6, -4, 'corner'],
    [neck * (vee > 0.5 ? 0.7 : 1), low],
    [0, drop + 30],
    [-neck * (vee > 0.5 ? 0.7 : 1), low],
  ]);
}

/** Creases of soft cloth from the shoulders. Pulls at the armholes, slack at the waist, folds to the hem. */
export function torsoCreases(torso: Torso, slack = 1): Crease[] {
  const {
    shoulder: [sx, sy],
    underarm: [ux, uy],
    waist: [wx, wy],
    hem: [hx, hy],
  } = torso;
  const low = hy - 10;
  return [
    { from: [-ux + 4, uy - 30], to: [-ux * 0.42, uy + 150], bend: 30, width: 22, depth: 0.65 * slack },
    { from: [ux - 4, uy - 30], to: [ux * 0.4, uy + 170], bend: -30, width: 24, depth: 0.78 * slack },
    { from: [-sx + 70, sy + 60], to: [-ux * 0.62, uy + 60], bend: 20, width: 18, depth: 0.44 * slack },
    { from: [sx - 70, sy + 60], to: [ux * 0.6, uy + 70], bend: -18, width: 18, depth: 0.52 * slack },
    { from: [-wx * 0.72, wy - 120], to: [-hx * 0.62, low], bend: -26, width: 30, depth: 0.65 * slack },
    { from: [wx * 0.66, wy - 170], to: [hx * 0.5, low], bend: 24, width: 34, depth: 0.75 * slack },
    { from: [wx * 0.2, wy - 60], to: [hx * 0.12, low], bend: -16, width: 26, depth: 0.44 * slack },
    { from: [-wx * 0.3, wy + 40], to: [-hx * 0.26, low], bend: 14, width: 22, depth: 0.42 * slack },
    { from: [wx + 6, wy - 30], to: [wx * 0.3, wy + 70], bend: 26, width: 20, depth: 0.55 * slack },
    { from: [-wx - 6, wy + 20], to: [-wx * 0.35, wy + 100], bend: -22, width: 18, depth: 0.47 * slack },
    { from: [wx + 4, wy + 90], to: [wx * 0.42, wy + 190], bend: 20, width: 16, depth: 0.39 * slack },
  ];
}
