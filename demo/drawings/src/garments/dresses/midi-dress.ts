import type { Drawing } from '../../drawing.ts';
import { BODICE, drawDress } from './dress.ts';

/** A midi dress: fitted bodice, elbow sleeves, gathered skirt. */
export const drawMidiDress = (drawing: Drawing) =>
  drawDress(drawing, {
    torso: BODICE,
    sleeve: { outer: [470, 560], inner: [334, 620], full: 30, slack: 1.1 },
    skirt: { hip: [306, 950], hem: [466, 1900], folds: 9, depth: 0.75 },
    gathered: 150,
  });
