import type { Product } from '../../catalogue/types.ts';
import { readList } from '../criteria/criteria.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { optionIdsByGroup } from './aggregations.ts';

/** What the shopper ticked. Prices are euros, 0 when unset. */
export interface ListingFilters {
  manufacturer: readonly string[];
  properties: readonly string[];
  price: { min: number; max: number };
}

const amount = (sent: unknown): number => {
  const value = Number(sent ?? 0);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

export const readListingFilters = (body: JsonObject): ListingFilters => ({
  manufacturer: readList(body['manufacturer']),
  properties: readList(body['properties']),
  price: { min: amount(body['min-price']), max: amount(body['max-price']) },
});

/** OR inside one group of options, AND between groups: of each group that was chosen from, one option has to fit. */
function fitsProperties(
  product: Product,
  chosen: ReadonlySet<string>,
  groupOf: ReadonlyMap<string, string>,
): boolean {
  const own = new Set([...optionIdsByGroup(product).values()].flat());
  const groups = Map.groupBy(chosen, (id) => groupOf.get(id) ?? '');
  return [...groups.values()].every((ids) => ids.some((id) => own.has(id)));
}

/** Whether a product passes; `groupOf` tells the group of each option that the listing offers. */
export function listingTest(
  filters: ListingFilters,
  groupOf: ReadonlyMap<string, string>,
): (product: Product) => boolean {
  const brands = new Set(filters.manufacturer);
  const chosen = new Set(filters.properties);
  const min = Math.round(filters.price.min * 100);
  const max = filters.price.max > 0 ? Math.round(filters.price.max * 100) : Infinity;
  return (product) =>
    (brands.size === 0 || brands.has(product.brand.id)) &&
    product.priceCents >= min &&
    product.priceCents <= max &&
    (chosen.size === 0 || fitsProperties(product, chosen, groupOf));
}
