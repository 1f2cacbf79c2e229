import type { Drawing } from '../drawing.ts';
import { trace, type Point } from '../spline.ts';

/** Upper edge of a sleeveless top: right half as seen, from the centre to the underarm. */
export interface Bodice {
  /** From the centre front to the strap. */
  neckline: readonly Point[];
  /** From the strap to the underarm. */
  armhole: readonly Point[];
  /** Thin straps: from the edge to the top of the shoulder, in front and behind. */
  straps?: { front: readonly Point[]; back: readonly Point[] };
  /** A band round the neck. */
  halter?: boolean;
}

const WIDE_ARMHOLE = trace('262 22!, 248 190, 270 330, 316 420!');

const WIDE = {
  round: trace('0 250, 92 185, 150 75, 166 0!'),
  vee: trace('0 330!, 92 164, 166 0!'),
  square: trace('0 240, 148 236!, 166 0!'),
  cowl: trace('0 330, 96 260, 150 110, 166 0!'),
};

const THIN = {
  round: trace('0 268, 104 252, 196 196!'),
  vee: trace('0 350!, 100 276, 196 186!'),
  square: trace('0 240, 198 232!'),
  cowl: trace('0 330, 112 276, 192 190!'),
};

function shapeOf(drawing: Drawing, usual: keyof typeof WIDE): keyof typeof WIDE {
  if (drawing.has('v-neck')) return 'vee';
  if (drawing.has('square-neck')) return 'square';
  if (drawing.has('cowl-neck')) return 'cowl';
  return drawing.has('round-neck') ? 'round' : usual;
}

const HALTER: Bodice = {
  neckline: trace('0 26, 66 14, 102 -26!'),
  armhole: trace('124 -18!, 166 120, 226 310, 316 420!'),
  halter: true,
};

const STRAPS = {
  front: trace('190 204, 184 100, 166 -8'),
  back: trace('204 330, 190 150, 166 -8'),
};

function backOf(drawing: Drawing, thin: boolean): Bodice {
  if (drawing.has('halter-neck'))
    return { neckline: trace('0 372, 150 366'), armhole: trace('250 366, 316 420!'), halter: true };
  if (thin)
    return {
      neckline: trace('0 338, 120 334, 216 322!'),
      armhole: trace('264 362, 316 420!'),
      straps: STRAPS,
    };
  return { neckline: trace('0 120, 92 89, 150 36, 166 0!'), armhole: WIDE_ARMHOLE };
}

/** The chosen upper edge of the front. */
export function frontBodice(drawing: Drawing, isThin: boolean, usual: keyof typeof WIDE): Bodice {
  if (drawing.has('halter-neck')) return HALTER;
  const shape = shapeOf(drawing, usual);
  return isThin || drawing.has('spaghetti-straps')
    ? { neckline: THIN[shape], armhole: trace('244 318, 316 420!'), straps: STRAPS }
    : { neckline: WIDE[shape], armhole: WIDE_ARMHOLE };
}

/** The chosen upper edge, for the current view. */
export const bodiceOf = (drawing: Drawing, isThin: boolean, usual: keyof typeof WIDE): Bodice =>
  drawing.isBack
    ? backOf(drawing, isThin || drawing.has('spaghetti-straps'))
    : frontBodice(drawing, isThin, usual);
