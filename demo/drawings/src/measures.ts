import { drawGarment } from './garment-picture.ts';
import type { GarmentDescription } from './garment.ts';
import { shownBy } from './pattern-book/pattern-book.ts';
import type { Fit } from './cut.ts';
import { familyOf } from './views/families.ts';

/** Centimetres per unit along a garment of the drawn size; shoes and bags have a larger scale. */
const CM = 0.054;

/** Extra width of a flat garment in cm, by fit. */
const EASE: Partial<Record<Fit, number>> = {
  slim: -2,
  tailored: -1.5,
  loose: 3,
  boxy: 4,
  oversized: 6,
};

const FROM_WAIST = ['skirt', 'trousers', 'jeans'];

const toHalf = (cm: number) => Math.round(cm * 2) / 2;

/** Measures from a garment's drawing, of the drawn size: women's 38 or M, men's 50 or M. */
export interface DrawnMeasures {
  /** Distance to the hem in cm, from the high shoulder point or the waistband's top. */
  length: number;
  /** Extra width lying flat, in cm, relative to its kind. 0 unless the fit is drawn. */
  ease: number;
  /** Width of the whole drawing in units, sleeves included. */
  reach: number;
  /** Ratio of height to width of the whole drawing. */
  ratio: number;
}

/** Measures a drawn garment, so that its size table and its picture agree. */
export function drawnMeasures(made: GarmentDescription): DrawnMeasures {
  const { bounds } = drawGarment({ ...made, colour: '#808080', view: 'front', seed: 1 }, 'm');
  const { garment, fit = 'regular' } = made;
  const from = FROM_WAIST.includes(familyOf(garment)) ? bounds.top : 0;
  return {
    length: toHalf((bounds.bottom - from) * CM),
    ease: shownBy(garment).fits.includes(fit) ? (EASE[fit] ?? 0) : 0,
    reach: bounds.right - bounds.left,
    ratio: (bounds.bottom - bounds.top) / (bounds.right - bounds.left),
  };
}
