import type { Facet } from '../types';

export interface PriceRange {
  min: number;
  max: number;
}

/**
 * Limits of a slider, with its chosen range.
 * The service sends [min, max], or [chosenMin, chosenMax, min, max]. Anything else gives `undefined`.
 */
export function sliderRange(
  facet: Pick<Facet, 'attributes'>,
): { limits: PriceRange; chosen?: PriceRange } | undefined {
  const numbers = facet.attributes.map(({ title }) => Number(title));
  if (numbers.some((number) => !Number.isFinite(number))) return undefined;
  const [first, second, third, fourth] = numbers;
  if (first === undefined || second === undefined) return undefined;
  if (third === undefined || fourth === undefined) return { limits: { min: first, max: second } };
  return { limits: { min: third, max: fourth }, chosen: { min: first, max: second } };
}
