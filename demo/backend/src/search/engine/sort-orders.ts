import type { Product } from '../../catalogue/types.ts';
import { spreadLooks } from './spread-looks.ts';

/** A sort as shown to shoppers; the title is also the value of `tn_sort`. */
export interface SortField {
  title: string;
  order: 'ASC' | 'DESC';
}

export const DEFAULT_SORT = 'Aanbevolen';

interface Sort extends SortField {
  /** Lower keys come earlier. */
  keyOf(product: Product): number;
}

/** Relative to the lowest price of the last 30 days, like percentages on cards. */
const discount = ({ priceCents, lowestPriceCents }: Product): number =>
  lowestPriceCents ? 1 - priceCents / lowestPriceCents : 0;

const SORTS: readonly Sort[] = [
  { title: 'Nieuwste', order: 'DESC', keyOf: (product) => -product.createdDay },
  { title: 'Prijs oplopend', order: 'ASC', keyOf: (product) => product.priceCents },
  { title: 'Prijs aflopend', order: 'DESC', keyOf: (product) => -product.priceCents },
  { title: 'Hoogste korting', order: 'DESC', keyOf: (product) => -discount(product) },
];

export const SORT_FIELDS: readonly SortField[] = [
  { title: DEFAULT_SORT, order: 'ASC' },
  ...SORTS.map(({ title, order }) => ({ title, order })),
];

/** All product positions, presorted once per sort; a page walks along one of them. */
export type SortOrders = ReadonlyMap<string, Uint32Array>;

/** Popular first. New products move up by a fifth of the assortment; past seasons go last. */
function recommended(products: readonly Product[]): Uint32Array {
  const byPopularity = Uint32Array.from(products, (_, i) => i);
  const popularity = products.map((product) => product.popularity);
  byPopularity.sort((a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b);
  const key = new Float64Array(products.length);
  byPopularity.forEach((position, place) => {
    const product = products[position];
    const lift = product?.isNew ? products.length / 5 : 0;
    key[position] = place - lift + (product?.archived ? products.length * 2 : 0);
  });
  return byPopularity.slice().sort((a, b) => (key[a] ?? 0) - (key[b] ?? 0) || a - b);
}

/** Sorts once per sort field; ties keep the recommended order, so that paging is stable. */
export function sortOrders(products: readonly Product[]): SortOrders {
  const standard = spreadLooks(recommended(products), products);
  const place = new Uint32Array(products.length);
  standard.forEach((position, at) => (place[position] = at));
  const orders = new Map([[DEFAULT_SORT, standard]]);
  for (const { title, keyOf } of SORTS) {
    const key = Float64Array.from(products, keyOf);
    const compare = (a: number, b: number): number =>
      (key[a] ?? 0) - (key[b] ?? 0) || (place[a] ?? 0) - (place[b] ?? 0);
    orders.set(title, standard.slice().sort(compare));
  }
  return orders;
}
