import { drawGarment } from './garment-picture.ts';
import type { GarmentDescription } from './garment.ts';
import { shownBy } from './pattern-book/pattern-book.ts';
import type { Fit } from './cut.ts';
import { familyOf } from './views/families.ts';

/** Centimetres of one unit down a garment of the size that is drawn; shoes and bags are drawn larger. */
const CM = 0.054;

/** How much wider than usual a garment lies, in cm, by its fit. */
const EASE: Partial<Record<Fit, number>> = {
  slim: -2,
  tailored: -1.5,
  loose: 3,
  boxy: 4,
  oversized: 6,
};

const FROM_WAIST = ['skirt', 'trousers', 'jeans'];

const toHalf = (cm: number) => Math.round(cm * 2) / 2;

/** What of a garment's drawing can be told in cm, of the size that is drawn: a women's 38 or M, a men's 50 or M. */
export interface DrawnMeasures {
  /** From the high point of the shoulder, or from the top of the waistband, to the hem. */
  length: number;
  /** Lying flat, beside what is usual for its kind; only of a fit that is drawn. */
  ease: number;
  /** Width of the whole drawing, sleeves included, in its own units. */
  reach: number;
  /** Height of the whole drawing, as a part of its width. */
  ratio: number;
}

/** Measures a garment as it is drawn, so that its table of sizes and its picture agree. */
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
