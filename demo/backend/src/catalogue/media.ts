import { VIEWS, viewsOf, type Garment, type GarmentPicture, type OutfitPicture } from '@weefsel/drawings';
import { identifierOf, numberOf } from './identifier.ts';
import { mixAll } from './random.ts';
import type { Catalogue, Colour, Product, ProductOutfit, Shot } from './types.ts';

/** All possible pictures of a product; new ones go last, so that identifiers stay stable. */
const SHOTS: readonly Shot[] = [...VIEWS, 'look'];

const COLOURS_PER_PRODUCT = 16;
const SLOTS = COLOURS_PER_PRODUCT * SHOTS.length;

/** Shots of a garment in gallery order; the look comes right after the first. */
export function shotsOf(garment: Garment, isInLook: boolean): readonly Shot[] {
  const [first, ...others] = viewsOf(garment);
  return first === undefined ? [] : [first, ...(isInLook ? (['look'] as const) : []), ...others];
}

/** Media identifiers of one colour of a product, in the order of its shots. */
export function mediaIdsOf(
  seed: number,
  productIndex: number,
  colourPlace: number,
  shots: readonly Shot[],
): string[] {
  const first = productIndex * SLOTS + colourPlace * SHOTS.length;
  return shots.map((shot) => identifierOf(seed, 'media', first + SHOTS.indexOf(shot)));
}

type Goods = Pick<Catalogue, 'seed' | 'products' | 'outfitOf'>;

interface MediaSubject {
  product: Product;
  colour: Colour;
  shot: Shot;
  /** Outfit with the product, for pictures of a look only. */
  outfit?: ProductOutfit;
}

/** Product, colour and shot of a media id; undefined for foreign ids. */
export function mediaSubject(goods: Goods, mediaId: string): MediaSubject | undefined {
  const slot = numberOf(goods.seed, 'media', mediaId);
  if (slot === undefined) return undefined;
  const product = goods.products[Math.floor(slot / SLOTS)];
  const colour = product?.colours[Math.floor((slot % SLOTS) / SHOTS.length)];
  const shot = SHOTS[slot % SHOTS.length];
  if (!product || !colour || !shot) return undefined;
  if (shot !== 'look')
    return viewsOf(product.made.garment).includes(shot) ? { product, colour, shot } : undefined;
  const outfit = colour === product.colours[0] ? goods.outfitOf(product) : undefined;
  return outfit && { product, colour, shot, outfit };
}

/** Drawing instructions for a media id; undefined for foreign ids. */
export function mediaPicture(goods: Goods, mediaId: string): GarmentPicture | OutfitPicture | undefined {
  const subject = mediaSubject(goods, mediaId);
  if (!subject) return undefined;
  const { product, colour, shot, outfit } = subject;
  if (shot === 'look') return outfit?.picture;
  const seed = mixAll(goods.seed, product.index) % 100000;
  return { ...product.made, colour: colour.hex, view: shot, seed };
}
