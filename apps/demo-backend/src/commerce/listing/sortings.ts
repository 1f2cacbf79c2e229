import type { Product } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';

type Compare = (one: Product, other: Product) => number;

const byName: Compare = (one, other) => one.name.localeCompare(other.name, 'nl');
const byPrice: Compare = (one, other) => one.priceCents - other.priceCents;
const byAge: Compare = (one, other) => other.createdDay - one.createdDay;
const byPopularity: Compare = (one, other) => other.popularity - one.popularity;

const SORTINGS: readonly { key: string; label: string; compare: Compare }[] = [
  { key: 'topseller', label: 'Populair', compare: byPopularity },
  { key: 'newest', label: 'Nieuw binnen', compare: byAge },
  { key: 'price-asc', label: 'Prijs oplopend', compare: byPrice },
  { key: 'price-desc', label: 'Prijs aflopend', compare: (one, other) => byPrice(other, one) },
  { key: 'name-asc', label: 'Naam A-Z', compare: byName },
  { key: 'name-desc', label: 'Naam Z-A', compare: (one, other) => byName(other, one) },
];

/** The wanted order; the shop's own for one that does not exist. */
export function sortingFor(key: unknown): { key: string; compare: Compare } {
  const found = SORTINGS.find((sorting) => sorting.key === key) ?? SORTINGS[0];
  if (!found) throw new Error('There are no sortings.');
  // Equal goods keep their place from page to page.
  return { key: found.key, compare: (one, other) => found.compare(one, other) || one.index - other.index };
}

/** The orders on the wire, the shop's own first. */
export const availableSortings = () =>
  SORTINGS.map(({ key, label }, place) => ({
    id: fixedId('product-sorting', key),
    key,
    label,
    priority: SORTINGS.length - place,
    active: true,
    locked: false,
    translated: { label, customFields: {} },
    apiAlias: 'product_sorting',
  }));
