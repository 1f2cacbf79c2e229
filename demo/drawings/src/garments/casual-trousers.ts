import { BAND } from './legs/cut.ts';
import { trousers } from './trousers.ts';

/** Soft trousers with a cord, gathered into cuffs. */
export const drawJoggers = trousers({
  cut: {
    waist: 326,
    hip: [422, 370],
    crotch: 610,
    knee: [398, 72, 1200],
    hem: [318, 122, 1890],
    slack: 1.2,
    band: 88,
  },
  waist: 'elastic',
  pockets: 'slant',
  ends: 'ribbed',
  soft: true,
  drawstring: true,
});

/** Roomy trousers with large pockets on the thighs. */
export const drawCargoTrousers = trousers({
  cut: {
    waist: 334,
    hip: [424, 370],
    crotch: 590,
    knee: [436, 62, 1220],
    hem: [386, 100, 2090],
    slack: 1.1,
    band: BAND,
  },
  waist: 'loops',
  pockets: 'slant',
  cargo: true,
});

/** Trousers gathered by a sash below a ruffle of the same cloth. */
export const drawPaperbagTrousers = trousers({
  cut: {
    waist: 286,
    hip: [430, 450],
    crotch: 680,
    knee: [418, 66, 1220],
    hem: [330, 112, 1960],
    slack: 0.8,
    band: 70,
  },
  waist: 'paperbag',
  pockets: 'slant',
});
