import type { Fit, SleeveLength } from '../cut.ts';
import type { Detail } from '../details.ts';
import type { Drawing } from '../drawing.ts';
import type { Texture } from '../weave.ts';

/** An entry of the pattern book: a garment's drawing, and the features it shows. */
export interface Entry {
  /** Default texture, without a chosen fabric. */
  texture: Texture;
  /** Focus of a close-up, in garment units. */
  focus: readonly [x: number, y: number];
  /** Details drawn when chosen, with `drawing.has`. */
  details: readonly Detail[];
  /** Details drawn by default unless replaced; texts may mention them too. */
  usual?: readonly Detail[];
  /** Drawn sleeve lengths, with `drawing.sleeve`. Absent when the sleeves never vary. */
  sleeves?: readonly SleeveLength[];
  /** Visibly different fits, with `drawing.fit`. Absent when the fit never varies. */
  fits?: readonly Fit[];
  draw: (drawing: Drawing) => void;
}
