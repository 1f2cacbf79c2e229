import { spline, type Point } from '../spline.ts';

/** Turns points authored for one shoe, toe to the right and sole at 0, into its place in the pair. */
export type Place = (points: readonly Point[], closed?: boolean) => string;

export interface Shoe {
  place: Place;
  /** The same for a single point, as creases need it. */
  at: (x: number, y: number) => readonly [x: number, y: number];
}

/** How much lower than authored a shoe is at a place along it: 1 at the usual height. */
export type Last = (x: number) => number;

/**
 * Two shoes laid one above the other, toes apart.
 * @param apart units between their soles
 * @param last below 1 lowers the shoe without shortening it, everywhere or along its length
 */
export function pairOf(apart: number, last: number | Last = 1): readonly [Shoe, Shoe] {
  const heightAt: Last = typeof last === 'number' ? () => last : last;
  const shoe = (mirror: 1 | -1, drop: number): Shoe => {
    const at = (x: number, y: number) => [x * mirror, y * heightAt(x) + drop] as const;
    const moved = ([x, y, turn]: Point): Point => (turn ? [...at(x, y), turn] : at(x, y));
    return { at, place: (points, closed = true) => spline(points.map(moved), closed) };
  };
  return [shoe(-1, 0), shoe(1, apart)];
}

/**
 * Two boots standing side by side, toes to the right, the first one behind the other.
 * @param apart units by which the one behind is seen beside the other
 */
export function standingPair(apart: number): readonly [Shoe, Shoe] {
  const shoe = (dx: number, dy: number): Shoe => {
    const at = (x: number, y: number) => [x + dx, y + dy] as const;
    const moved = ([x, y, turn]: Point): Point => (turn ? [...at(x, y), turn] : at(x, y));
    return { at, place: (points, closed = true) => spline(points.map(moved), closed) };
  };
  return [shoe(apart, -apart * 0.2), shoe(0, 0)];
}
