import type { Product } from '../../catalogue/types.ts';
import { HIDDEN_KEYS, STOCK_VALUES } from '../hidden-parameters.ts';
import type { Bitset } from './bitset.ts';
import type { SearchIndex } from './search-index.ts';
import { DEFAULT_SORT } from './sort-orders.ts';

const LIST_LENGTH = 12;

/** Products eligible for recommendation: in stock and of a current season. */
function buyable({ all, hidden }: SearchIndex): Bitset {
  const sold = hidden.get(HIDDEN_KEYS.stock)?.find(STOCK_VALUES.out)?.products;
  const archived = hidden.get(HIDDEN_KEYS.archived)?.find('true')?.products;
  const kept = all.copy();
  if (sold) kept.andNot(sold);
  if (archived) kept.andNot(archived);
  return kept;
}

function take(index: SearchIndex, sort: string, fits: (product: Product) => boolean): Product[] {
  const members = buyable(index);
  const found: Product[] = [];
  for (const position of index.orders.get(sort) ?? []) {
    const product = index.products[position];
    if (product && members.has(position) && fits(product)) found.push(product);
    if (found.length === LIST_LENGTH) break;
  }
  return found;
}

interface FeaturedList {
  sort: string;
  fits(product: Product): boolean;
}

/** Lists by the last digit of the display id; other digits show popular products. */
const LISTS: Readonly<Record<string, FeaturedList>> = {
  '2': { sort: 'Nieuwste', fits: (product) => product.isNew },
  '3': { sort: 'Hoogste korting', fits: (product) => product.listPriceCents !== null },
};
const POPULAR: FeaturedList = { sort: DEFAULT_SORT, fits: () => true };

/** Gender by the first digit of a two-digit display id. */
const GENDERS: Readonly<Record<string, Product['gender']>> = { '1': 'dames', '2': 'heren' };

/**
 * A featured list: 1 popular, 2 new, 3 sale; for women 11, 12, 13 and for men 21, 22, 23. An unknown display id shows
 * the popular products.
 */
export function featuredProducts(index: SearchIndex, displayId: string): Product[] {
  const [, gender, list] = /^([12]?)(\d)$/.exec(displayId) ?? [];
  const { sort, fits } = LISTS[list ?? ''] ?? POPULAR;
  const wanted = GENDERS[gender ?? ''];
  return take(index, sort, (product) => fits(product) && (wanted === undefined || product.gender === wanted));
}

/** Kinds of recommendations for a product. */
export const RULES = [
  { id: 1, name: 'Vergelijkbare artikelen' },
  { id: 2, name: 'Maak je look compleet' },
] as const;

const shareCategory = (a: Product, b: Product): boolean =>
  a.categories.some(({ id }) => b.categories.some((other) => other.id === id));

const shareColour = (a: Product, b: Product): boolean =>
  a.colours.some(({ id }) => b.colours.some((other) => other.id === id));

/** Rule 2 completes the look with other garments in the same colour; any other rule finds comparable ones. */
export function relatedProducts(index: SearchIndex, rule: number, product: Product): Product[] {
  const sameKind = (other: Product): boolean =>
    other !== product && other.gender === product.gender && other.made.garment === product.made.garment;
  const completes = (other: Product): boolean =>
    other.gender === product.gender &&
    other.made.garment !== product.made.garment &&
    shareColour(product, other);
  const wide = (other: Product): boolean =>
    other !== product && other.gender === product.gender && shareCategory(product, other);
  const found = take(index, DEFAULT_SORT, rule === 2 ? completes : sameKind);
  return found.length > 0 ? found : take(index, DEFAULT_SORT, wide);
}
