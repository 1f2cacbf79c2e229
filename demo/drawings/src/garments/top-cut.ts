import type { Drawing } from '../drawing.ts';
import type { Crease } from '../folds.ts';
import type { Point } from '../spline.ts';

/** Chest, waist and hem of a sleeveless top, right half as seen. */
export interface Side {
  chest: Point;
  waist: Point;
  hem: Point;
  sag: number;
}

const USUAL: Side = { chest: [316, 420, 'corner'], waist: [300, 660], hem: [322, 1060, 'corner'], sag: 24 };

/** Chest, waist and hem for the picture's fit. */
export function sideOf({ fit }: Drawing): Side {
  if (fit === 'slim')
    return { ...USUAL, chest: [302, 420, 'corner'], waist: [258, 660], hem: [288, 1060, 'corner'] };
  if (fit === 'loose') return { ...USUAL, waist: [342, 660], hem: [404, 1050, 'corner'], sag: 34 };
  if (fit === 'cropped') return { ...USUAL, waist: [296, 600], hem: [298, 760, 'corner'], sag: 14 };
  return USUAL;
}

/** Folds that fall from the bust to the hem. */
export function creasesOf({ hem: [hx, hy] }: Side, depth: number): Crease[] {
  const fold = (x: number, from: number, bend: number, width: number, strength: number): Crease => ({
    from: [x * 0.86, Math.min(from, hy - 140)],
    to: [(x * hx) / 290, hy + 8],
    bend,
    width,
    depth: strength,
    shape: 'flare',
  });
  return [
    { from: [-176, 60], to: [30, depth + 110], bend: 66, width: 22, depth: depth < 130 ? 0.1 : 0.6 },
    { from: [180, 60], to: [-20, depth + 180], bend: -74, width: 24, depth: depth < 130 ? 0.1 : 0.65 },
    { from: [-300, 440], to: [-120, 600], bend: 30, width: 24, depth: 0.5 },
    { from: [306, 440], to: [110, 620], bend: -34, width: 24, depth: 0.6 },
    fold(-205, 620, 20, 30, 0.6),
    fold(24, 560, -20, 34, 0.6),
    fold(198, 640, -20, 34, 0.7),
    fold(-90, 720, 14, 20, 0.4),
  ];
}
