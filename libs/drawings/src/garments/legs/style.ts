import type { Crease } from '../../folds.ts';
import type { Cut } from './cut.ts';

/** What makes one pair of trousers another than the next, before its details. */
export interface Style {
  cut: Cut;
  /** How it is held at the waist; a smooth one has no loops and closes at the side. */
  waist: 'loops' | 'smooth' | 'elastic' | 'paperbag';
  pockets: 'slant' | 'none';
  /** Folds laid into each side of the front. */
  pleats?: number;
  /** Ironed to a crease, without stitches round the ends. */
  pressed?: boolean;
  /** One pocket sewn on the back, as soft trousers have it. */
  soft?: boolean;
  ends?: 'ribbed';
  cargo?: boolean;
  drawstring?: boolean;
  /** Folds beside those that every leg has. */
  folds?: readonly Crease[];
}
