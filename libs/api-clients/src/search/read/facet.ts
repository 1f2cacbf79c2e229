import type { Facet, FacetAttribute, SearchItem } from '../types';

type WithAttributes = Pick<SearchItem, 'attributes'>;

/** First value of one of the item's attributes. */
export const itemAttribute = (item: WithAttributes, name: string): string | undefined =>
  item.attributes.find((attribute) => attribute.name === name)?.values[0];

/** The product's id in the commerce backend; `undefined` for items that are no products. */
export const itemSwid = (item: WithAttributes): string | undefined =>
  itemAttribute(item, 'swid')?.toLowerCase() || undefined;

/** Ids in the commerce backend of all products among the items, in their order. */
export const itemSwids = (items: readonly WithAttributes[]): string[] =>
  items.flatMap((item) => itemSwid(item) ?? []);

/** The facet whose values are a range in euro. */
export const PRICE_URL_KEY = 'ae-price';

export interface PriceRange {
  min: number;
  max: number;
}

/** Every value of the facet, also those inside a tree. */
export const allAttributes = (attributes: readonly FacetAttribute[]): FacetAttribute[] =>
  attributes.flatMap((attribute) => [attribute, ...allAttributes(attribute.children ?? [])]);

/** Titles of the chosen values. */
export const chosenValues = (facet: Pick<Facet, 'attributes'>): string[] =>
  allAttributes(facet.attributes)
    .filter(({ isselected }) => isselected)
    .map(({ title }) => title);

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
