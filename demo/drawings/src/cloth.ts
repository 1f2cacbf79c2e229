import type { Tones } from './colour.ts';
import type { Crease } from './folds.ts';

/** Curvature of a panel: like a torso, like a tube, or flat. */
export type Roundness = 'body' | 'tube' | 'flat';

/** Options of one fabric panel. */
export interface Cloth {
  /** Angle of the warp off vertical, in degrees. */
  grain?: number;
  creases?: readonly Crease[];
  tones?: Tones;
  round?: Roundness;
  /** Darkening along the edges, 0..1. */
  edge?: number;
  /** True when the cloth's pattern covers this panel. */
  printed?: boolean;
  /** Strength of the shadow on layers below, 0..1. */
  lift?: number;
  /** Art on the cloth itself, under its shading: ribs, quilting, separate prints. */
  inlay?: string;
  /** True when the panel belongs to the outline that casts the shadow on the wall. */
  outline?: boolean;
}
