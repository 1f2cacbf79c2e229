import { spline, type Point } from '../spline.ts';

/** Turns points authored for one shoe, toe to the right, into its place in the pair. */
export type Place = (points: readonly Point[], closed?: boolean) => string;

/** Two shoes laid one above the other, toes apart; the mirror keeps the light on the upper left. */
export const PAIR: readonly { place: Place; mirror: 1 | -1; y: number }[] = [
  {
    mirror: -1,
    y: 0,
    place: (points, closed = true) =>
      spline(
        points.map(([x, y, turn]): Point => (turn ? [-x, y, turn] : [-x, y])),
        closed,
      ),
  },
  {
    mirror: 1,
    y: 760,
    place: (points, closed = true) =>
      spline(
        points.map(([x, y, turn]): Point => (turn ? [x, y + 760, turn] : [x, y + 760])),
        closed,
      ),
  },
];
