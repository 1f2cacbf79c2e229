/** The measures of a sleeve, right half as seen. */
export interface Sleeve {
  /** Where the outer and inner edge of the sleeve end, right half as seen. */
  outer: readonly [x: number, y: number];
  inner: readonly [x: number, y: number];
  /** Fullness of the upper arm beyond the shoulder point. */
  full?: number;
  /** Extra bow of the lower arm, as in a balloon sleeve. */
  balloon?: number;
  /** How much the cloth wrinkles, 0..1. */
  slack?: number;
  /** How far a gathered head stands up above the shoulder. */
  puff?: number;
}
