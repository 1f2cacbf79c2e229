import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { HORN } from '../trims.ts';

export const GOLD = tonesOf('#c9a04e', 1.6);
const LEATHER = tonesOf('#a05a2c');

/** Colours of the buttons of a coat or jacket: the chosen ones, else horn. */
export function buttonTones(drawing: Drawing, usual: Tones = HORN): Tones {
  if (drawing.has('gold-buttons')) return GOLD;
  return drawing.has('leather-buttons') ? LEATHER : usual;
}
