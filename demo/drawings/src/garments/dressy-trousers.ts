import type { Crease } from '../folds.ts';
import { BAND } from './legs/cut.ts';
import { trousers } from './trousers.ts';

/** Folds that open towards the hem of a wide leg. */
const flowing = (hem: number, outer: number): Crease[] =>
  [0.2, 0.46, 0.72, 0.9].map((at, index) => ({
    from: [outer * (0.24 + at * 0.4), 700 + 90 * (index % 2)],
    to: [outer * at, hem + 10],
    bend: index % 2 ? 12 : -10,
    width: outer * 0.05,
    depth: index % 2 ? 0.62 : 0.46,
    shape: 'flare',
  }));

/** Wide trousers that end on the calf. */
export const drawCulotte = trousers({
  cut: {
    waist: 290,
    hip: [412, 430],
    crotch: 660,
    knee: [494, 22, 1080],
    hem: [570, 14, 1540],
    slack: 0.4,
    band: 92,
  },
  waist: 'loops',
  pockets: 'slant',
  pleats: 1,
  folds: flowing(1540, 570),
});

/** Flowing trousers as wide as a skirt. */
export const drawPalazzo = trousers({
  cut: {
    waist: 280,
    hip: [410, 420],
    crotch: 720,
    knee: [548, 10, 1300],
    hem: [668, 4, 2130],
    slack: 0.25,
    band: 112,
  },
  waist: 'smooth',
  pockets: 'none',
  folds: flowing(2130, 668),
});

/** Narrow pressed trousers that end above the ankle. */
export const drawAnkleTrousers = trousers({
  cut: {
    waist: 300,
    hip: [384, 390],
    crotch: 600,
    knee: [336, 96, 1190],
    hem: [280, 136, 1840],
    slack: 0.4,
    band: BAND,
  },
  waist: 'loops',
  pockets: 'slant',
  pressed: true,
});

/** Pressed shorts down to the knee. */
export const drawBermuda = trousers({
  cut: {
    waist: 300,
    hip: [404, 400],
    crotch: 620,
    knee: [424, 44, 860],
    hem: [424, 46, 1330],
    slack: 0.45,
    band: BAND,
  },
  waist: 'loops',
  pockets: 'slant',
  pressed: true,
});

/** Roomy tailored trousers with two folds on each side. */
export const drawPleatedTrousers = trousers({
  cut: {
    waist: 324,
    hip: [436, 400],
    crotch: 620,
    knee: [432, 62, 1220],
    hem: [352, 104, 2080],
    slack: 0.5,
    band: BAND,
  },
  waist: 'loops',
  pockets: 'slant',
  pleats: 2,
  pressed: true,
});
