import { spline, type Point } from '../spline.ts';

/** Turns points authored for one shoe, toe to the right and sole at 0, into its place in the pair. */
export type Place = (points: readonly Point[], closed?: boolean) => string;

export interface Shoe {
  place: Place;
  /** The same for a single point, as creases need it. */
  at: (x: number, y: number) => readonly [x: number, y: number];
}

/**
 * Two shoes laid one above the other, toes apart.
 * @param apart units between their soles
 * @param flatten below 1 lowers the shoe without shortening it
 */
export function pairOf(apart: number, flatten = 1): readonly [Shoe, Shoe] {
  const shoe = (mirror: 1 | -1, drop: number): Shoe => {
    const at = (x: number, y: number) => [x * mirror, y * flatten + drop] as const;
    const moved = ([x, y, turn]: Point): Point => (turn ? [...at(x, y), turn] : at(x, y));
    return { at, place: (points, closed = true) => spline(points.map(moved), closed) };
  };
  return [shoe(-1, 0), shoe(1, apart)];
}
