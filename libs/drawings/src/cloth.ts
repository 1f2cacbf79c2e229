import type { Tones } from './colour.ts';
import type { Crease } from './folds.ts';

/** How a piece turns away from the light: as a torso, as a tube, or not at all. */
export type Roundness = 'body' | 'tube' | 'flat';

/** One cut piece of cloth. */
export interface Cloth {
  /** Degrees by which the warp of this piece hangs off vertical. */
  grain?: number;
  creases?: readonly Crease[];
  tones?: Tones;
  round?: Roundness;
  /** Darkening along the edges, 0..1. */
  edge?: number;
  /** Whether the cloth's pattern runs over this piece. */
  printed?: boolean;
  /** Shadow on what lies below, 0..1. */
  lift?: number;
  /** Art on the cloth itself, under its shading: ribs, quilting, prints of its own. */
  inlay?: string;
  /** Whether the piece counts for the outline that throws the shadow on the wall. */
  outline?: boolean;
}
