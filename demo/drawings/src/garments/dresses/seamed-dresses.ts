import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { WOMENS } from '../torso.ts';
import { BODICE, drawDress } from './dress.ts';
import { straps } from './slip-dress.ts';

/** A dress to the ankles with a softly gathered skirt. */
export const drawMaxiDress = (drawing: Drawing) =>
  drawDress(drawing, {
    torso: { ...BODICE, waist: [228, 640], hem: [224, 668] },
    neckline: 'v',
    sleeve: { outer: [446, 446], inner: [322, 504], full: 16 },
    skirt: { hip: [310, 900], hem: [520, 2420], folds: 8, depth: 0.85 },
    gathered: 110,
  });

/** A short dress with a skirt that swings from the waist. */
export const drawMiniDress = (drawing: Drawing) =>
  drawDress(drawing, {
    torso: BODICE,
    sleeve: { outer: [474, 1010], inner: [378, 1036], full: 20, balloon: 18, slack: 1.1 },
    skirt: { hip: [320, 900], hem: [430, 1360], folds: 7, depth: 0.8 },
    gathered: 0,
  });

/** A summer dress on broad straps with a gathered skirt. */
export function drawSunDress(drawing: Drawing): void {
  straps(
    drawing,
    drawing.isBack ? trace('150 -40!, 164 60, 150 230!') : trace('150 -40!, 150 60, 150 210!'),
    46,
  );
  drawDress(drawing, {
    torso: {
      ...WOMENS,
      neck: 204,
      drop: 214,
      shoulder: [214, 190],
      underarm: [288, 400],
      waist: [232, 690],
      hem: [228, 720],
    },
    neckline: 'bandeau',
    skirt: { hip: [316, 930], hem: [500, 1760], folds: 9, depth: 0.8 },
    gathered: 160,
  });
}
