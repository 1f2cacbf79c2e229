import type { Crease } from '../../folds.ts';
import type { Cut } from './cut.ts';

/** Distinctive features of one kind of trousers, before its details. */
export interface Style {
  cut: Cut;
  /** Closure of the waist; a smooth one has no loops and closes at the side. */
  waist: 'loops' | 'smooth' | 'elastic' | 'paperbag';
  pockets: 'slant' | 'none';
  /** Folds laid into each side of the front. */
  pleats?: number;
  /** Ironed to a crease, without stitches round the ends. */
  pressed?: boolean;
  /** One pocket sewn on the back, as on soft trousers. */
  soft?: boolean;
  ends?: 'ribbed';
  cargo?: boolean;
  drawstring?: boolean;
  /** Folds in addition to those of every leg. */
  folds?: readonly Crease[];
}
