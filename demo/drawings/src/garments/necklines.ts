import type { Drawing } from '../drawing.ts';
import { spline } from '../spline.ts';
import { neckHollow, necklinePoints, type Torso } from './torso.ts';
import { label } from './label.ts';

/** The chosen neckline, else that of the torso. */
export function chosenNeckline(drawing: Drawing, torso: Torso): Torso {
  if (drawing.has('v-neck')) return { ...torso, vee: 1, drop: 270 };
  if (drawing.has('boat-neck')) return { ...torso, vee: 0, neck: torso.shoulder[0] * 0.66, drop: 74 };
  if (drawing.has('square-neck')) return { ...torso, vee: 0, square: true, neck: 158, drop: 196 };
  if (drawing.has('round-neck')) return { ...torso, vee: 0, drop: 128 };
  return torso;
}

/** The same neckline from behind. */
export const backNeckline = (torso: Torso, drop = 34): Torso => ({ ...torso, vee: 0, square: false, drop });

/** The inside of the back, visible in front through the neck opening. */
export function insideOfNeck(drawing: Drawing, torso: Torso, labelAt = 62, printed = false): void {
  if (drawing.isBack) return;
  drawing.cloth(neckHollow(torso, torso.drop), { tones: drawing.inside, round: 'flat', printed });
  label(drawing, labelAt);
}

/** A row of stitches along a turned-in neck edge. */
export function neckStitch(drawing: Drawing, torso: Torso, inset = 16): void {
  const { neck, drop } = torso;
  drawing.stitch(spline(necklinePoints({ ...torso, neck: neck + inset }, drop + inset * 1.1), false));
}
