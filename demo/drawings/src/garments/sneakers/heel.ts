import { spline, type Point, type Side } from '../../spline.ts';
import { lastOf, type Style } from './style.ts';
import { UPPERS } from './uppers.ts';

/** Position and measures of one shoe in a heel view. */
export interface Heel {
  /** Draws points authored from the middle of the shoe and its sole at 0. */
  place: (points: readonly Point[], closed?: boolean) => string;
  /** Half the width at the sole. */
  half: number;
  /** Height of the collar, and of the tongue behind it. */
  top: number;
  tongue: number;
}

/** The measures of the left or the right shoe of a style. */
export function heelOf(style: Style, side: Side): Heel {
  const { heelTop, tongue } = UPPERS[style.upper];
  const high = lastOf(style)(0);
  const half = style.last === 'men' ? 172 : 150;
  const middle = side * (half * 1.13 + 38);
  return {
    half,
    top: heelTop[1] * high,
    tongue: Math.min(heelTop[1] * high - 10, ...(tongue ?? []).map(([, y]) => y * high)),
    place: (points, closed = true) =>
      spline(
        points.map(([x, y, turn]): Point => (turn ? [x + middle, y, turn] : [x + middle, y])),
        closed,
      ),
  };
}
