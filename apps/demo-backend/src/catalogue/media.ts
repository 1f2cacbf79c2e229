import type { GarmentPicture, View } from '@weefsel/drawings';
import { identifierOf, numberOf } from './identifier.ts';
import { mixAll } from './random.ts';
import type { Catalogue, Colour, Product } from './types.ts';

/** Pictures of each product colour, in position order. */
export const VIEWS: readonly View[] = ['front', 'back', 'detail'];

const COLOURS_PER_PRODUCT = 16;
const SLOTS = COLOURS_PER_PRODUCT * VIEWS.length;

/** Identifiers of the three pictures (front, back, detail) of one colour of a product. */
export function mediaIdsOf(seed: number, productIndex: number, colourPlace: number): string[] {
  const first = productIndex * SLOTS + colourPlace * VIEWS.length;
  return VIEWS.map((_, place) => identifierOf(seed, 'media', first + place));
}

/** What a media id shows: which product, in which colour, from which side; undefined for foreign ids. */
export function mediaSubject(
  catalogue: Pick<Catalogue, 'seed' | 'products'>,
  mediaId: string,
): { product: Product; colour: Colour; view: View } | undefined {
  const slot = numberOf(catalogue.seed, 'media', mediaId);
  if (slot === undefined) return undefined;
  const product = catalogue.products[Math.floor(slot / SLOTS)];
  const colour = product?.colours[Math.floor((slot % SLOTS) / VIEWS.length)];
  const view = VIEWS[slot % VIEWS.length];
  if (!product || !colour || !view) return undefined;
  return { product, colour, view };
}

/** How to draw the picture of a media id; undefined for foreign ids. */
export function mediaPicture(
  catalogue: Pick<Catalogue, 'seed' | 'products'>,
  mediaId: string,
): GarmentPicture | undefined {
  const subject = mediaSubject(catalogue, mediaId);
  if (!subject) return undefined;
  const { product, colour, view } = subject;
  const seed = mixAll(catalogue.seed, product.index) % 100000;
  return { garment: product.garment, colour: colour.hex, pattern: product.pattern, view, seed };
}
