import { identifierOf } from './identifier.ts';
import { mediaIdsOf, shotsOf } from './media.ts';
import { createRandom, mixAll } from './random.ts';
import type { Product, Variant } from './types.ts';

/** Upper bound of variants per product; keeps variant numbers apart. */
export const VARIANT_SLOTS = 256;

const SOLD_OUT_PRODUCTS = 0.03;
const SOLD_OUT_SIZES = 0.13;
const LAST_ITEMS = 0.12;

/** All variants of a product: every colour in every size and length. */
export function createVariants(seed: number, product: Product): Variant[] {
  const random = createRandom(mixAll(seed, product.index, 77));
  const soldOut = random.chance(product.archived ? 0.3 : SOLD_OUT_PRODUCTS);
  const lengths = product.lengths.length > 0 ? product.lengths : [null];
  const variants: Variant[] = [];
  product.colours.forEach((colour, place) => {
    const own = () => mediaIdsOf(seed, product.index, place, shotsOf(product.made.garment, false));
    const mediaIds = place === 0 ? product.mediaIds : own();
    for (const size of product.sizes) {
      for (const length of lengths) {
        const chance = random.next();
        const few = chance < SOLD_OUT_SIZES + LAST_ITEMS ? random.between(1, 3) : random.between(4, 30);
        const n = variants.length;
        variants.push({
          id: identifierOf(seed, 'variant', product.index * VARIANT_SLOTS + n),
          productId: product.id,
          number: `${product.number}-${String(n + 1).padStart(3, '0')}`,
          colour,
          size,
          length,
          priceCents: product.priceCents,
          listPriceCents: product.listPriceCents,
          initialStock: soldOut || chance < SOLD_OUT_SIZES ? 0 : few,
          mediaIds,
        });
      }
    }
  });
  return variants;
}
