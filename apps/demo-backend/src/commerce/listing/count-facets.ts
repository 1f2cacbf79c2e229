import type { Product } from '../../catalogue/types.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { FACET_AGGREGATIONS } from './aggregations.ts';
import type { Aggregations } from './aggregations.ts';
import { passing } from './listing-filters.ts';
import type { Facet, ProductTest } from './listing-filters.ts';

interface Counting {
  seed: number;
  facets: readonly Facet[];
  /** What the shopper ticked. */
  tests: ReadonlyMap<Facet, ProductTest>;
  /** What all the products can be filtered by, when that was worked out before. */
  known: Aggregations | undefined;
}

/** Everything that can be chosen, whatever was ticked. */
export function countFacets(products: readonly Product[], { seed, facets, known }: Counting) {
  const countOf = (facet: Facet) => known?.[facet] ?? FACET_AGGREGATIONS[facet](products, seed);
  return Object.fromEntries(facets.map((facet) => [facet, countOf(facet)]));
}

/**
 * What can be chosen on top of what was ticked: each facet counts the products that pass the other facets. Properties
 * count those that pass their own as well, because they are several facets in one.
 */
export function reduceFacets(products: readonly Product[], counting: Counting) {
  const { seed, facets, tests } = counting;
  if (tests.size === 0) return countFacets(products, counting);
  const narrowed = passing(products, tests);
  const countOf = (facet: Facet) => {
    const keepsOwn = facet !== 'properties' && tests.has(facet);
    return FACET_AGGREGATIONS[facet](keepsOwn ? passing(products, tests, facet) : narrowed, seed);
  };
  return Object.fromEntries(facets.map((facet) => [facet, countOf(facet)]));
}

/** A flag: sent with whatever value, it is up. */
export const isReduced = ({ 'reduce-aggregations': sent }: JsonObject): boolean =>
  sent !== undefined && sent !== null;
