import type { Pattern } from '@weefsel/drawings';
import type { Catalogue, Gender, Product } from '../../../catalogue/types.ts';
import { toPiece, type Wear } from '../outfits.ts';

/** Data of the assortment for choosing products. */
export type Goods = Pick<Catalogue, 'products' | 'variantsOf'>;

const inStock = (goods: Goods, product: Product) => {
  const [shown] = product.colours;
  return goods.variantsOf(product).some(({ colour, initialStock }) => colour === shown && initialStock > 0);
};

/** Score by colour; pictures show a product in its first colour. */
function likenessOfColour({ colours }: Product, colour: string): number {
  if (colours[0]?.name === colour) return 4;
  return colours.some(({ name }) => name === colour) ? 2 : 0;
}

/** Score of a product against the picture: first by colour, then by pattern, then by popularity. */
function likeness(product: Product, colour: string, shown: Pattern): number {
  const {
    made: { pattern },
    popularity,
  } = product;
  return likenessOfColour(product, colour) + (pattern === shown ? 1 : 0) + popularity / 10_000;
}

/** Finds the product of a department for a worn garment. */
export type ProductChooser = (gender: Gender, wear: Wear) => Product | undefined;

/**
 * Finds the most similar product in stock for a garment of an outfit. Always finds the same one. Undefined when the
 * assortment lacks that garment.
 */
export function createProductChooser(goods: Goods): ProductChooser {
  const shelves = Map.groupBy(goods.products, ({ gender, made }) => `${gender} ${made.garment}`);
  return (gender, wear) => {
    const [garment, colour] = wear;
    const { pattern = 'effen' } = toPiece(wear);
    return (shelves.get(`${gender} ${garment}`) ?? [])
      .filter(({ archived }) => !archived)
      .map((product) => ({ product, score: likeness(product, colour, pattern) }))
      .toSorted((a, b) => b.score - a.score)
      .find(({ product }) => inStock(goods, product))?.product;
  };
}
