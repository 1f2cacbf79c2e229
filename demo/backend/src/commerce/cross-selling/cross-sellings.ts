import { mixAll } from '../../catalogue/random.ts';
import type { Catalogue, Gender, Product } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';
import { bestVariantOf, stockOfSubject } from '../products/product-subject.ts';
import { toProduct, type ProductShapeOptions } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import { MISSING, roleOf, type Role } from './outfit-roles.ts';

const MOST = 8;
/** An outfit has one pair of trousers, but may have a belt and a bag. */
const mostOf = (role: Role): number => (role === 'extra' ? 2 : 1);
const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

type Score = (other: Product) => number;

/** The best available products, best first. The earlier of equals wins. */
function best(shop: Shop, products: readonly Product[], score: Score, most: number): Product[] {
  const scores = Float64Array.from(products, score);
  const chosen: Product[] = [];
  while (chosen.length < most) {
    const place = scores.reduce((top, value, n) => (value > (scores[top] ?? -Infinity) ? n : top), 0);
    const product = products[place];
    if (!product || scores[place] === -Infinity) break;
    scores[place] = -Infinity;
    if (stockOfSubject(shop, { product, variant: null }) > 0) chosen.push(product);
  }
  return chosen;
}

/** A constant from 0 to 1 for two products. Spreads recommendations over the assortment. */
const affinity = (one: Product, other: Product) => mixAll(one.index, other.index) / 2 ** 32;

const sharesColour = (one: Product, other: Product) =>
  one.colours.some(({ id }) => other.colours.some((colour) => colour.id === id));

/** Products of the same kind, with a similar price, preferably in the same colours. */
function similarTo(shop: Shop, product: Product): Product[] {
  const shelf = shop.shelves.productsIn(product.categories[0]?.id ?? '');
  const others = shelf.filter((other) => other !== product);
  const score: Score = (other) =>
    (sharesColour(product, other) ? 1 : 0) +
    (product.material === other.material ? 0.5 : 0) -
    2 * Math.abs(Math.log(product.priceCents / other.priceCents)) +
    affinity(product, other);
  return best(shop, others, score, MOST);
}

const WARDROBES = new WeakMap<Catalogue, ReadonlyMap<string, readonly Product[]>>();

/** Current products for ladies or men with one role in an outfit. */
function wardrobe({ catalogue }: Shop, gender: Gender, role: Role): readonly Product[] {
  const current = () => catalogue.products.filter(({ archived }) => !archived);
  const known =
    WARDROBES.get(catalogue) ?? Map.groupBy(current(), (product) => `${product.gender}/${roleOf(product)}`);
  WARDROBES.set(catalogue, known);
  return known.get(`${gender}/${role}`) ?? [];
}

/** Products that complete an outfit, by missing role, in a similar style. */
function completing(shop: Shop, product: Product): Product[] {
  const { brand, gender } = product;
  const score: Score = (other) =>
    (brand === other.brand ? 0.6 : 0) +
    (brand.tier === other.brand.tier ? 0.4 : 0) +
    other.popularity / 2000 +
    affinity(product, other);
  return MISSING[roleOf(product)].flatMap((role) =>
    best(shop, wardrobe(shop, gender, role), score, mostOf(role)),
  );
}

const KINDS = [
  { name: 'Maak het af', choose: completing },
  { name: 'Vergelijkbaar', choose: similarTo },
];

const toCrossSelling = (product: Product, name: string, position: number) => ({
  id: fixedId('cross-selling', `${product.id}/${name}`),
  productId: product.id,
  name,
  position,
  sortBy: 'name',
  sortDirection: 'ASC',
  type: 'productList',
  active: true,
  limit: MOST,
  productStreamId: null,
  translated: { name },
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'product_cross_selling',
});

/** Cross-sellings of a product on the wire: to wear with it, and to wear instead of it. */
export const crossSellingsOf = (shop: Shop, product: Product, options: ProductShapeOptions) =>
  KINDS.map(({ name, choose }, place) => {
    const products = choose(shop, product).map((one) =>
      toProduct(shop, { product: one, variant: bestVariantOf(shop, one) ?? null }, options),
    );
    return {
      crossSelling: toCrossSelling(product, name, place + 1),
      products,
      total: products.length,
      streamId: null,
      apiAlias: 'cross_selling_element',
    };
  });
