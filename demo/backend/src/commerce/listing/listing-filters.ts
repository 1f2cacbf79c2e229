import { ratingOf } from '../../catalogue/reviews/create-reviews.ts';
import type { Product } from '../../catalogue/types.ts';
import { readList } from '../criteria/criteria.ts';
import { isOn } from '../transport/is-on.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { optionIdsOf } from './aggregations.ts';

/** Facets of a listing, in the vendor's names. */
export const FACETS = ['manufacturer', 'price', 'rating', 'shipping-free', 'properties'] as const;
export type Facet = (typeof FACETS)[number];

/** The shopper's chosen filters. */
interface ListingFilters {
  manufacturer: readonly string[];
  properties: readonly string[];
  /** Euros, 0 when unset. */
  price: { min: number; max: number };
  /** Minimum number of stars. */
  rating: number | null;
  'shipping-free': boolean;
}

const amount = (sent: unknown): number => {
  const value = Number(sent ?? 0);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

const isSwitchedOff = (sent: unknown) => sent !== undefined && sent !== null && !isOn(sent);

/** Facets that the client wants: all except those it switches off (`manufacturer-filter: false`). */
export const facetsIn = (params: JsonObject): readonly Facet[] =>
  FACETS.filter((facet) => {
    const name = facet === 'properties' ? 'property' : facet;
    return !isSwitchedOff(params[`${name}-filter`]);
  });

export function readListingFilters(params: JsonObject, facets: readonly Facet[]): ListingFilters {
  const has = (facet: Facet) => facets.includes(facet);
  const rating = has('rating') ? amount(params['rating']) : 0;
  return {
    manufacturer: has('manufacturer') ? readList(params['manufacturer']) : [],
    properties: has('properties') ? readList(params['properties']) : [],
    price: has('price')
      ? { min: amount(params['min-price']), max: amount(params['max-price']) }
      : { min: 0, max: 0 },
    rating: rating === 0 ? null : rating,
    'shipping-free': has('shipping-free') && isOn(params['shipping-free']),
  };
}

export type ProductTest = (product: Product) => boolean;

/** Tests options: OR inside one group, AND between groups. */
function propertiesTest(chosen: readonly string[], groupOf: ReadonlyMap<string, string>): ProductTest {
  const groups = [...Map.groupBy(chosen, (id) => groupOf.get(id) ?? '').values()].map((ids) => new Set(ids));
  return (product) => {
    const own = optionIdsOf(product);
    return groups.every((ids) => own.some((id) => ids.has(id)));
  };
}

function priceTest({ min, max }: ListingFilters['price']): ProductTest {
  const least = Math.round(min * 100);
  const most = max > 0 ? Math.round(max * 100) : Infinity;
  return ({ priceCents }) => priceCents >= least && priceCents <= most;
}

/** Input of the tests, beside the chosen filters. */
interface Rules {
  seed: number;
  /** Group of each option. */
  groupOf: ReadonlyMap<string, string>;
  /** Allowed groups; empty for all. */
  groups: ReadonlySet<string>;
}

/** A test for each facet with a chosen filter. */
export function listingTests(
  filters: ListingFilters,
  { seed, groupOf, groups }: Rules,
): ReadonlyMap<Facet, ProductTest> {
  const tests = new Map<Facet, ProductTest>();
  const { manufacturer, price, properties, rating } = filters;
  const brands = new Set(manufacturer);
  if (brands.size > 0) tests.set('manufacturer', ({ brand }) => brands.has(brand.id));
  if (price.min > 0 || price.max > 0) tests.set('price', priceTest(price));
  if (rating !== null) tests.set('rating', (product) => (ratingOf(seed, product) ?? 0) >= rating);
  // No product of the shop has free shipping by itself.
  if (filters['shipping-free']) tests.set('shipping-free', () => false);
  const chosen = properties.filter((id) => groups.size === 0 || groups.has(groupOf.get(id) ?? ''));
  if (chosen.length > 0) tests.set('properties', propertiesTest(chosen, groupOf));
  return tests;
}

/** Products that pass every test, except for that of one facet. */
export function passing(
  products: readonly Product[],
  tests: ReadonlyMap<Facet, ProductTest>,
  except?: Facet,
): Product[] {
  const wanted = [...tests].filter(([facet]) => facet !== except).map(([, test]) => test);
  return products.filter((product) => wanted.every((test) => test(product)));
}
