import type { Fit, SleeveLength } from '@weefsel/drawings';

/** Names of cuts in the shop, with the cut that is drawn. */
export const FITS = {
  'Regular fit': 'regular',
  'Slim fit': 'slim',
  Aansluitend: 'slim',
  'Modern fit': 'tailored',
  Getailleerd: 'tailored',
  Ruimvallend: 'loose',
  Oversized: 'oversized',
  'Boxy fit': 'boxy',
  'Kort model': 'cropped',
  'A-lijn': 'a-line',
  'Hoge taille': 'high-waist',
  'Rechte pijp': 'straight-leg',
  'Straight fit': 'straight-leg',
  'Wijde pijp': 'wide-leg',
  'Mom fit': 'mom',
  Flared: 'flared',
  'Tapered fit': 'tapered',
} as const satisfies Record<string, Fit>;

export type FitName = keyof typeof FITS;

export const FIT_NAMES = Object.keys(FITS) as FitName[];

export const SLEEVES = {
  Mouwloos: 'none',
  'Korte mouw': 'short',
  'Driekwart mouw': 'three-quarter',
  'Lange mouw': 'long',
} as const satisfies Record<string, SleeveLength>;

type SleeveName = keyof typeof SLEEVES;

export const SLEEVE_NAMES = Object.keys(SLEEVES) as SleeveName[];
