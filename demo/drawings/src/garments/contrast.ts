import { tonesOf, type Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';

const ECRU = tonesOf('#f2ede2');

/** Colour of contrasting trims: ecru, or on light cloth that of its print. */
export const contrastOf = ({ tones, accent }: Drawing): Tones => (tones.lightness > 0.84 ? accent : ECRU);

/** Colour of edges: that of the cloth, unless contrasting trims were chosen. */
export const trimTones = (drawing: Drawing): Tones =>
  drawing.has('contrast-trims') ? contrastOf(drawing) : drawing.tones;
