import type { Drawing } from '../drawing.ts';
import { BAND, STRAIGHT } from './legs/cut.ts';
import { drawTrousers } from './legs/draw-trousers.ts';
import type { Style } from './legs/style.ts';

const LOOPS = { waist: 'loops', pockets: 'slant' } as const;

export const trousers = (style: Style) => (drawing: Drawing) => drawTrousers(drawing, style);

export const drawChino = trousers({
  ...LOOPS,
  cut: { ...STRAIGHT, knee: [384, 84, 1200], hem: [338, 120, 2080], slack: 0.75 },
});

export const drawWideTrousers = trousers({
  ...LOOPS,
  cut: {
    waist: 288,
    hip: [402, 440],
    crotch: 640,
    knee: [466, 40, 1260],
    hem: [520, 24, 2130],
    slack: 0.45,
    band: BAND,
  },
  pressed: true,
  pleats: 2,
});

export const drawShorts = trousers({
  ...LOOPS,
  cut: {
    waist: 350,
    hip: [436, 380],
    crotch: 590,
    knee: [462, 40, 800],
    hem: [476, 60, 1100],
    slack: 0.7,
    band: BAND,
  },
});

export const drawWomenShorts = trousers({
  ...LOOPS,
  cut: {
    waist: 310,
    hip: [424, 400],
    crotch: 620,
    knee: [480, 28, 740],
    hem: [512, 36, 900],
    slack: 0.6,
    band: BAND,
  },
  pressed: true,
  pleats: 2,
});
