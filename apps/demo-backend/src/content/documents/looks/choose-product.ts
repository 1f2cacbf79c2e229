import type { Catalogue, Gender, Product } from '../../../catalogue/types.ts';
import { toPiece } from '../outfits.ts';
import type { Wear } from '../outfits.ts';

/** What choosing needs to know of the assortment. */
export type Goods = Pick<Catalogue, 'products' | 'variantsOf'>;

const inStock = (goods: Goods, product: Product) => {
  const [shown] = product.colours;
  return goods.variantsOf(product).some(({ colour, initialStock }) => colour === shown && initialStock > 0);
};

/** How well a product matches what the picture shows: first its colour, then its pattern, then how much it is wanted. */
function likeness(product: Product, [, colour, ...rest]: Wear): number {
  const [shown, ...others] = product.colours.map(({ name }) => name);
  const byColour = shown === colour ? 4 : others.includes(colour) ? 2 : 0;
  const pattern = toPiece([product.garment, colour, ...rest]).pattern;
  return byColour + (product.pattern === pattern ? 1 : 0) + product.popularity / 10_000;
}

/**
 * Finds for each garment of an outfit the product in stock that looks most like it, always the same one; none when
 * the assortment lacks that garment.
 */
export function createProductChooser(goods: Goods) {
  const shelves = Map.groupBy(
    goods.products.filter(({ archived }) => !archived),
    ({ gender, garment }) => `${gender} ${garment}`,
  );
  return (gender: Gender, wear: Wear): Product | undefined =>
    (shelves.get(`${gender} ${wear[0]}`) ?? [])
      .map((product) => ({ product, score: likeness(product, wear) }))
      .toSorted((a, b) => b.score - a.score)
      .find(({ product }) => inStock(goods, product))?.product;
}
