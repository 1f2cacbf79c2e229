import type { Fit, SleeveLength } from '../cut.ts';
import type { Detail } from '../details.ts';
import type { Drawing } from '../drawing.ts';
import type { Texture } from '../weave.ts';

/** A page of the pattern book: how a garment is drawn, and what may be told of it because the drawing shows it. */
export interface Entry {
  /** What its cloth is like when no fabric was chosen. */
  texture: Texture;
  /** Where a close-up looks, in garment units. */
  focus: readonly [x: number, y: number];
  /** What is drawn when it is asked for, with `drawing.has`. */
  details: readonly Detail[];
  /** What is drawn unless something else takes its place, and so may be told too. */
  usual?: readonly Detail[];
  /** Lengths of sleeves that are drawn, with `drawing.sleeve`; absent: always its own. */
  sleeves?: readonly SleeveLength[];
  /** Cuts that look different, with `drawing.fit`; absent: always the same. */
  fits?: readonly Fit[];
  draw: (drawing: Drawing) => void;
}
