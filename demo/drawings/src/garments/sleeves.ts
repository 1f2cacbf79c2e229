import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import { onSide, SIDES, spline, type Point, type Side } from '../spline.ts';
import { footOf, gathers, headOf } from './sleeve-heads.ts';
import type { Sleeve } from './sleeve.ts';
import type { Torso } from './torso.ts';

export type { Sleeve } from './sleeve.ts';

export const LONG: Sleeve = { outer: [572, 1170], inner: [448, 1196] };
export const SHORT: Sleeve = { outer: [590, 520], inner: [400, 596] };

/** Mirrors a crease to one side, its bend included. */
export const creaseOn = (side: Side, crease: Crease): Crease => ({
  ...crease,
  from: [crease.from[0] * side, crease.from[1]],
  to: [crease.to[0] * side, crease.to[1]],
  bend: (crease.bend ?? 0) * side,
});

function longOutline(torso: Torso, sleeve: Sleeve): Point[] {
  const {
    shoulder: [sx, sy],
    underarm: [ux, uy],
  } = torso;
  const {
    outer: [ox, oy],
    inner: [ix, iy],
    full = 0,
    balloon = 0,
  } = sleeve;
  const elbow = uy + (oy - uy) * 0.4;
  const below = oy - elbow;
  return [
    ...headOf(torso, sleeve, 2),
    [sx + 58 + full, sy + 96],
    [(sx + ox) / 2 + 34 + full + balloon * 0.4, (sy + elbow) / 2 + 60],
    [ox - 22 + balloon, elbow + Math.min(90, below * 0.3)],
    [ox + balloon, oy - Math.min(130, below * 0.42)],
    [ox, oy, 'corner'],
    [ix, iy, 'corner'],
    [ix - 16 - balloon, iy - Math.min(150, below * 0.46)],
    [ix - 54 - balloon * 0.6, elbow + Math.min(40, below * 0.15)],
    [ux + 28, uy + 90],
    ...footOf(torso, [ux - 30, uy - 20, 'corner']),
  ];
}

function longCreases({ shoulder: [sx, sy], underarm: [ux, uy] }: Torso, sleeve: Sleeve): Crease[] {
  const {
    outer: [ox, oy],
    inner: [ix, iy],
    slack = 1,
  } = sleeve;
  const elbow = uy + (oy - uy) * 0.42;
  const mid = (ox + ix) / 2;
  return [
    { from: [ux, uy + 10], to: [ox - 70, elbow - 60], bend: -36, width: 22, depth: 0.6 * slack },
    { from: [sx - 6, sy + 90], to: [ux + 66, uy + 150], bend: 24, width: 22, depth: 0.36 * slack },
    { from: [ix - 50, elbow - 10], to: [ox - 34, elbow + 66], bend: 22, width: 18, depth: 0.62 * slack },
    { from: [ix - 46, elbow + 66], to: [ox - 26, elbow + 120], bend: 20, width: 15, depth: 0.5 * slack },
    { from: [ix - 48, elbow - 70], to: [ox - 64, elbow - 20], bend: -20, width: 15, depth: 0.42 * slack },
    { from: [ix + 4, iy - 60], to: [mid + 14, elbow + 130], bend: -18, width: 20, depth: 0.45 * slack },
    { from: [ox - 12, oy - 130], to: [ix + 14, iy - 66], bend: 18, width: 14, depth: 0.4 * slack },
    { from: [ox - 8, oy - 40], to: [mid - 20, iy - 90], bend: 14, width: 12, depth: 0.34 * slack },
  ];
}

function shortOutline(torso: Torso, sleeve: Sleeve): Point[] {
  const {
    shoulder: [sx, sy],
    underarm: [ux, uy],
  } = torso;
  const {
    outer: [ox, oy],
    inner: [ix, iy],
    full = 0,
  } = sleeve;
  return [
    ...headOf(torso, sleeve, 4),
    [sx + 72 + full, sy + 84],
    [(sx + ox) / 2 + 44 + full * 0.7, (sy + oy) / 2 + 14],
    [ox - 14 + full * 0.3, oy - 80],
    [ox, oy, 'corner'],
    [(ox + ix) / 2 + 10, (oy + iy) / 2 + 16],
    [ix, iy, 'corner'],
    [ux + 14, uy + 44],
    ...footOf(torso, [ux - 40, uy - 40, 'corner']),
  ];
}

function shortCreases({ shoulder: [sx, sy], underarm: [ux, uy] }: Torso, sleeve: Sleeve): Crease[] {
  const {
    outer: [ox, oy],
    inner: [ix, iy],
    slack = 1,
  } = sleeve;
  return [
    { from: [ux + 6, uy], to: [ox - 80, oy - 150], bend: -30, width: 24, depth: 0.55 * slack },
    { from: [ix + 20, iy], to: [sx + 60, sy + 190], bend: 30, width: 24, depth: 0.45 * slack },
    { from: [ox - 60, oy + 10], to: [sx + 66, sy + 130], bend: -20, width: 20, depth: 0.35 * slack },
  ];
}

/** Angle of the sleeve off vertical, in degrees. */
const grainOf = ({ shoulder: [sx, sy] }: Torso, { outer: [ox, oy], inner: [ix, iy] }: Sleeve) =>
  (Math.atan2(sx - (ox + ix) / 2, (oy + iy) / 2 - sy) * 180) / Math.PI;

/** Draws both sleeves; the body later covers their heads. */
export function sleeves(drawing: Drawing, torso: Torso, sleeve: Sleeve, printed = true): void {
  const isLong = sleeve.outer[1] > 760;
  for (const side of SIDES) {
    const points = isLong ? longOutline(torso, sleeve) : shortOutline(torso, sleeve);
    const creases = [
      ...(isLong ? longCreases(torso, sleeve) : shortCreases(torso, sleeve)),
      ...gathers(torso, sleeve),
    ];
    drawing.cloth(spline(onSide(side, points)), {
      grain: grainOf(torso, sleeve) * side,
      creases: creases.map((crease) => creaseOn(side, crease)),
      round: 'tube',
      printed,
    });
  }
}

/** A line across a sleeve, `up` units above its end, for bands and topstitching. */
export function sleeveBand(
  side: Side,
  { outer: [ox, oy], inner: [ix, iy] }: Sleeve,
  up: number,
  inset = 9,
): string {
  const [dx, dy] = [ix - ox, iy - oy];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(dy / length) * up, (-dx / length) * up];
  const raise = ([x, y]: readonly [number, number]): readonly [number, number] => [
    x + (nx > 0 ? -nx : nx),
    y + (ny > 0 ? -ny : ny),
  ];
  const along = inset / length;
  const [a, b] = [raise([ox + dx * along, oy + dy * along]), raise([ix - dx * along, iy - dy * along])];
  return spline(
    onSide(side, [
      [a[0], a[1], 'corner'],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 7],
      [b[0], b[1], 'corner'],
    ]),
    false,
  );
}
