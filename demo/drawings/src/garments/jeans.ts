import type { Drawing } from '../drawing.ts';

import { BAND, STRAIGHT, type Cut } from './legs/cut.ts';
import { drawDenim } from './legs/draw-denim.ts';

const jeans = (cut: Cut) => (drawing: Drawing) => drawDenim(drawing, cut);

export const drawJeans = jeans(STRAIGHT);

export const drawWomenJeans = jeans({
  waist: 296,
  hip: [392, 400],
  crotch: 620,
  knee: [384, 66, 1200],
  hem: [440, 58, 2080],
  slack: 0.9,
  band: BAND,
});

export const drawSkinnyJeans = jeans({
  waist: 288,
  hip: [356, 400],
  crotch: 600,
  knee: [278, 114, 1190],
  hem: [230, 146, 1960],
  slack: 1.2,
  band: BAND,
});

export const drawBarrelJeans = jeans({
  waist: 290,
  hip: [424, 430],
  crotch: 650,
  knee: [484, 58, 1180],
  hem: [352, 112, 1960],
  slack: 1,
  band: 92,
});

export const drawDenimShorts = jeans({
  waist: 308,
  hip: [404, 390],
  crotch: 590,
  knee: [430, 26, 690],
  hem: [446, 40, 830],
  slack: 0.8,
  band: BAND,
});

/** Trousers sewn like jeans, in another cloth. */
export const drawFivePocket = (drawing: Drawing) =>
  drawDenim(drawing, { ...STRAIGHT, knee: [388, 82, 1210], hem: [348, 118, 2090], slack: 0.8 }, false);
