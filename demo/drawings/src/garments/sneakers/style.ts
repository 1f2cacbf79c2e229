import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import type { Last } from '../shoe-pair.ts';

/** Distinctive features of one kind of sneaker, before its details. */
export interface Style {
  /** Foot shape: women's are slimmer and lower. */
  last: 'men' | 'women';
  upper: 'low' | 'high' | 'slip-on' | 'runner';
  sole: 'cup' | 'platform' | 'runner';
  /** A contrasting heel by default. */
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

/** Heights along a shoe with this last. */
export const lastOf = ({ last }: Pick<Style, 'last'>): Last => LASTS[last];

/** Material of the sole: pale rubber, or honey-coloured gum. */
export const soleTones = (drawing: Drawing): Tones => (drawing.has('gum-sole') ? GUM : RUBBER);

/** Extra depth of a sole below the usual one. */
export const depthOf = (drawing: Drawing, { sole }: Pick<Style, 'sole'>): number =>
  (sole === 'platform' ? 92 : 0) + (drawing.has('chunky-sole') ? 62 : 0);

/** Colours of the heel: contrasting when chosen or usual, else those of the shoe. */
export const heelTones = (drawing: Drawing, { contrastHeel }: Pick<Style, 'contrastHeel'>): Tones =>
  contrastHeel || drawing.has('contrast-heel') ? drawing.accent : drawing.tones;

/** Laces: pale, or contrasting with the upper when chosen. */
export function laceTones(drawing: Drawing): Tones {
  if (!drawing.has('contrast-laces')) return RUBBER;
  return drawing.tones.lightness > 0.62 ? drawing.accent : tonesOf('#c8642f');
}
