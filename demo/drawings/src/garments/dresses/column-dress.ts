import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { WOMENS } from '../torso.ts';
import { drawColumn } from './column.ts';

/** A fitted sheath dress without sleeves. */
export const drawSheathDress = (drawing: Drawing) =>
  void drawColumn(drawing, {
    torso: {
      ...WOMENS,
      neck: 146,
      drop: 128,
      shoulder: [258, 78],
      underarm: [284, 400],
      waist: [240, 700],
      hem: [286, 1600],
      sag: 8,
    },
    hip: [318, 1010],
    slack: 0.35,
    darts: true,
  });

/** A dress that widens from the shoulders to the hem. */
export const drawALineDress = (drawing: Drawing) =>
  void drawColumn(drawing, {
    torso: {
      ...WOMENS,
      neck: 140,
      drop: 120,
      shoulder: [292, 90],
      underarm: [288, 410],
      waist: [322, 760],
      hem: [470, 1440],
      sag: 26,
    },
    sleeve: { outer: [446, 452], inner: [318, 512], full: 10 },
    hip: [366, 960],
    slack: 0.8,
  });

/** A loose tunic dress with a slit at the neck. */
export function drawTunicDress(drawing: Drawing): void {
  const { torso } = drawColumn(drawing, {
    torso: {
      ...WOMENS,
      neck: 128,
      drop: 104,
      shoulder: [336, 106],
      underarm: [338, 450],
      waist: [344, 800],
      hem: [386, 1520],
      sag: 20,
    },
    sleeve: { outer: [530, 960], inner: [388, 1000], full: 18, slack: 1.1 },
    hip: [356, 1000],
    slack: 0.9,
  });
  if (drawing.isBack || drawing.has('button-placket') || drawing.has('v-neck')) return;
  drawing.cloth(spline(trace(`-10 102!, 0 ${torso.drop + 236}!, 16 102!`)), {
    tones: drawing.inside,
    round: 'flat',
    edge: 1,
    printed: false,
    outline: false,
  });
  for (const side of SIDES) drawing.stitch(`M${side * 24} 110L${side * 10} 352`);
}
