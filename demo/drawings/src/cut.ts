/** Sleeve lengths of a garment. */
export const SLEEVES = ['none', 'short', 'three-quarter', 'long'] as const;

export type SleeveLength = (typeof SLEEVES)[number];

/** Fits of a garment: for the body, the skirt or the leg. */
export const FITS = [
  'regular',
  'slim',
  'tailored',
  'loose',
  'oversized',
  'boxy',
  'cropped',
  'a-line',
  'high-waist',
  'straight-leg',
  'wide-leg',
  'mom',
  'flared',
  'tapered',
] as const;

export type Fit = (typeof FITS)[number];
