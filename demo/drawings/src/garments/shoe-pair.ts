import { spline, type Point } from '../spline.ts';

/** Places points of one shoe in the pair. They are authored with the toe to the right and the sole at 0. */
export type Place = (points: readonly Point[], closed?: boolean) => string;

export interface Shoe {
  place: Place;
  /** The same for a single point, such as the end of a crease. */
  at: (x: number, y: number) => readonly [x: number, y: number];
}

/** Height factor of a shoe along its length; 1 is the authored height. */
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
 * Two boots side by side, toes to the right; the first one is at the back.
 * @param apart visible offset of the rear boot, in units
 */
export function standingPair(apart: number): readonly [Shoe, Shoe] {
  const shoe = (dx: number, dy: number): Shoe => {
    const at = (x: number, y: number) => [x + dx, y + dy] as const;
    const moved = ([x, y, turn]: Point): Point => (turn ? [...at(x, y), turn] : at(x, y));
    return { at, place: (points, closed = true) => spline(points.map(moved), closed) };
  };
  return [shoe(apart, -apart * 0.2), shoe(0, 0)];
}
