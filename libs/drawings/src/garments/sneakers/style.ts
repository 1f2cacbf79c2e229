import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import type { Last } from '../shoe-pair.ts';

/** What makes one kind of sneaker another than the next, before its details. */
export interface Style {
  /** Whose foot it is made for: women's are slimmer and lower. */
  last: 'men' | 'women';
  upper: 'low' | 'high' | 'slip-on' | 'runner';
  sole: 'cup' | 'platform' | 'runner';
  /** A heel of another colour, as usual for it. */
  contrastHeel?: boolean;
  /** Two bars on the side. */
  bars?: boolean;
}

export const RUBBER = tonesOf('#f0ebe1');
export const LINING = tonesOf('#d8cfc1');

const GUM = tonesOf('#b5844f');

const LASTS: Record<Style['last'], Last> = {
  men: () => 0.86,
  women: (x) => 0.8 - 0.1 * Math.min(1, Math.max(0, (x - 100) / 400)),
};

/** Heights along a shoe for this foot. */
export const lastOf = ({ last }: Pick<Style, 'last'>): Last => LASTS[last];

/** What the sole is made of: pale rubber, or honey-coloured. */
export const soleTones = (drawing: Drawing): Tones => (drawing.has('gum-sole') ? GUM : RUBBER);

/** How far a sole goes down below the usual. */
export const depthOf = (drawing: Drawing, { sole }: Pick<Style, 'sole'>): number =>
  (sole === 'platform' ? 92 : 0) + (drawing.has('chunky-sole') ? 62 : 0);

/** Whether the heel is of another colour than the rest. */
export const heelTones = (drawing: Drawing, { contrastHeel }: Pick<Style, 'contrastHeel'>): Tones =>
  contrastHeel || drawing.has('contrast-heel') ? drawing.accent : drawing.tones;

/** Laces: pale, or such that they stand out against the upper. */
export function laceTones(drawing: Drawing): Tones {
  if (!drawing.has('contrast-laces')) return RUBBER;
  return drawing.tones.lightness > 0.62 ? drawing.accent : tonesOf('#c8642f');
}
