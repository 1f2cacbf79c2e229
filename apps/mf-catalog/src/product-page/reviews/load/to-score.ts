import { STARS, type StarCount } from '../address/review-wish';
import type { ReviewScore, ReviewsData } from '../reviews-data';

type Counts = ReadonlyMap<string, number>;

/** Score from counts per number of points. Undefined without valid points. */
export function toScore(points: Counts): ReviewScore | undefined {
  const entries = [...points].map(([key, count]) => [Number(key), count] as const);
  const given = entries.filter(([value, count]) => value >= 1 && value <= 5 && count > 0);
  const count = given.reduce((all, [, times]) => all + times, 0);
  if (count === 0) return undefined;
  const sum = given.reduce((all, [value, times]) => all + value * times, 0);
  return { average: Math.round((sum / count) * 10) / 10, count };
}

/** Rounds points to whole stars, halves up. */
const toStars = (points: number): StarCount => STARS.find((stars) => points >= stars - 0.5) ?? 1;

/** Number of reviews per number of stars, five first. */
export const toHistogram = (points: Counts): ReviewsData['stars'] =>
  STARS.map((stars) => {
    const same = [...points].filter(([key]) => toStars(Number(key)) === stars);
    return { stars, count: same.reduce((all, [, count]) => all + count, 0) };
  });
