import type { Facet, SearchItem } from '../types';

type WithAttributes = Pick<SearchItem, 'attributes'>;

/** The product's id in the commerce backend; `undefined` for items that are no products. */
export const itemSwid = ({ attributes }: WithAttributes): string | undefined =>
  attributes.find(({ name }) => name === 'swid')?.values[0]?.toLowerCase() || undefined;

/** Ids in the commerce backend of all products among the items, in their order. */
export const itemSwids = (items: readonly WithAttributes[]): string[] =>
  items.flatMap((item) => itemSwid(item) ?? []);

export interface PriceRange {
  min: number;
  max: number;
}

/**
 * Limits of a slider, and what is chosen of them.
 * The service sends [min, max], or [chosenMin, chosenMax, min, max]; anything else gives `undefined`.
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
