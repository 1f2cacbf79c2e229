import { GARMENTS, PATTERNS } from '@weefsel/drawings';
import * as v from 'valibot';
import { COLOUR_NAMES } from './colours.ts';
import { readAssortment } from './read-assortment.ts';
import type { Product } from './types.ts';

/** A garment in a colour and pattern that looks require, so the assortment contains it. */
export type Styled = v.InferOutput<typeof styled>[number];
const styled = v.array(
  v.strictObject({
    gender: v.picklist(['dames', 'heren']),
    garment: v.picklist(GARMENTS, 'is no garment that can be drawn'),
    colour: v.picklist(COLOUR_NAMES, 'is no colour of colours.json'),
    pattern: v.picklist(PATTERNS, 'is no pattern that can be drawn'),
  }),
);

const STYLED: readonly Styled[] = readAssortment('styled', styled);

const shelfOf = (gender: string, garment: string) => `${gender} ${garment}`;

/**
 * Assigns each styled garment to the first free matching product, buyable and not archived. A small assortment lacks
 * some of them.
 * @param products in the order of their indices
 * @param isSold true when a product can be bought in its first colour
 */
export function placeStyled(
  products: readonly Product[],
  isSold: (product: Product) => boolean,
): ReadonlyMap<number, Styled> {
  const shelves = Map.groupBy(
    products.filter(({ archived }) => !archived),
    ({ gender, made }) => shelfOf(gender, made.garment),
  );
  const places = new Map<number, Styled>();
  for (const one of STYLED) {
    const shelf = shelves.get(shelfOf(one.gender, one.garment)) ?? [];
    const product = shelf.find((candidate) => !places.has(candidate.index) && isSold(candidate));
    if (product) places.set(product.index, one);
  }
  return places;
}
