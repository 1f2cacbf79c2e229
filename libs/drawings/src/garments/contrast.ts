import { tonesOf, type Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';

const ECRU = tonesOf('#f2ede2');

/** The colour of trims that stand out: ecru, and on light cloth that of its print. */
export const contrastOf = ({ tones, accent }: Drawing): Tones => (tones.lightness > 0.84 ? accent : ECRU);

/** The colour of edges: that of the cloth unless contrasting ones were asked for. */
export const trimTones = (drawing: Drawing): Tones =>
  drawing.has('contrast-trims') ? contrastOf(drawing) : drawing.tones;
