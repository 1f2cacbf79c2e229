import { familyOf, type Garment, type SleeveLength } from '@weefsel/drawings';
import type { Product } from '../types.ts';

/** Sleeve lengths in cm of the drawn size, from shoulder seam to end. */
const LENGTHS: Record<Product['gender'], Partial<Record<SleeveLength, number>>> = {
  dames: { short: 20, 'three-quarter': 43, long: 60 },
  heren: { short: 23, 'three-quarter': 46, long: 64 },
};

/** Garments that are always sleeveless. */
const SLEEVELESS: readonly Garment[] = [
  'top',
  'camisole',
  'singlet',
  'slipover',
  'sleeveless-blazer',
  'slip-dress',
  'sun-dress',
  'sheath-dress',
];

/** Length in cm that a dropped shoulder takes from the sleeve. */
const DROPPED = { oversized: 2, boxy: 1.5, loose: 0.5 };

/** Sleeve length of a product in cm; undefined when sleeveless or without a chosen length. */
export function sleeveOf({ made, gender }: Pick<Product, 'made' | 'gender'>): number | undefined {
  const { garment, fit = 'regular', sleeve } = made;
  if (SLEEVELESS.includes(garment)) return undefined;
  const family = familyOf(garment);
  const usual = family === 'jacket' || family === 'knit' ? 'long' : undefined;
  const length = LENGTHS[gender][sleeve ?? usual ?? 'none'];
  if (length === undefined) return undefined;
  return length - (fit in DROPPED ? DROPPED[fit as keyof typeof DROPPED] : 0);
}
