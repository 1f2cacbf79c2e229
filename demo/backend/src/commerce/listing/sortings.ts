import { locale } from '@weefsel/contracts';
import type { Catalogue, Product } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';

type Compare = (one: Product, other: Product) => number;

const WORDS = new Intl.Collator(locale.language);
const byName: Compare = (one, other) => WORDS.compare(one.name, other.name);
const byPrice: Compare = (one, other) => one.priceCents - other.priceCents;
const byAge: Compare = (one, other) => other.createdDay - one.createdDay;
const byPopularity: Compare = (one, other) => other.popularity - one.popularity;

interface ProductSorting {
  key: string;
  label: string;
  compare: Compare;
}

const SORTINGS: readonly ProductSorting[] = [
  { key: 'topseller', label: 'Populair', compare: byPopularity },
  { key: 'newest', label: 'Nieuw binnen', compare: byAge },
  { key: 'price-asc', label: 'Prijs oplopend', compare: byPrice },
  { key: 'price-desc', label: 'Prijs aflopend', compare: (one, other) => byPrice(other, one) },
  { key: 'name-asc', label: 'Naam A-Z', compare: byName },
  { key: 'name-desc', label: 'Naam Z-A', compare: (one, other) => byName(other, one) },
];

/** Best match first. Search results already have this order, so nothing is compared. */
export const BY_SCORE: ProductSorting = { key: 'score', label: 'Beste resultaten', compare: () => 0 };

/** Sorts of a listing, the default first. A search sorts by relevance by default. */
export const sortingsOf = (isSearch: boolean): readonly ProductSorting[] =>
  isSearch ? [BY_SCORE, ...SORTINGS] : SORTINGS;

/** The requested sort; the default for one that does not exist. */
export function sortingFor(key: unknown, sortings: readonly ProductSorting[]): ProductSorting {
  const found = sortings.find((sorting) => sorting.key === key) ?? sortings[0];
  if (!found) throw new Error('There are no sortings.');
  return found;
}

/** Sorts products by precomputed positions. Each sort is computed once. */
export class ProductOrders {
  readonly #catalogue: Catalogue;
  readonly #places = new Map<string, Uint32Array>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  sort(products: Product[], sorting: ProductSorting): Product[] {
    if (sorting === BY_SCORE) return products;
    const places = this.#placesBy(sorting);
    return products.sort((one, other) => (places[one.index] ?? 0) - (places[other.index] ?? 0));
  }

  #placesBy({ key, compare }: ProductSorting): Uint32Array {
    const known = this.#places.get(key);
    if (known) return known;
    const { products } = this.#catalogue;
    const places = new Uint32Array(products.length);
    // Equal products keep their position from page to page.
    const inOrder = [...products].sort((one, other) => compare(one, other) || one.index - other.index);
    inOrder.forEach(({ index }, place) => (places[index] = place));
    this.#places.set(key, places);
    return places;
  }
}

/** Sorts on the wire. */
export const availableSortings = (sortings: readonly ProductSorting[]) =>
  sortings.map(({ key, label }, place) => ({
    id: fixedId('product-sorting', key),
    key,
    label,
    priority: sortings.length - place,
    active: true,
    locked: false,
    translated: { label, customFields: {} },
    apiAlias: 'product_sorting',
  }));
