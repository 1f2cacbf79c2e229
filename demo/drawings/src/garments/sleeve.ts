/** The measures of a sleeve, right half as seen. */
export interface Sleeve {
  /** Outer and inner end of the sleeve, right half as seen. */
  outer: readonly [x: number, y: number];
  inner: readonly [x: number, y: number];
  /** Fullness of the upper arm beyond the shoulder point. */
  full?: number;
  /** Extra bow of the lower arm, as in a balloon sleeve. */
  balloon?: number;
  /** Amount of wrinkles, 0..1. */
  slack?: number;
  /** Height of a gathered head above the shoulder. */
  puff?: number;
}
