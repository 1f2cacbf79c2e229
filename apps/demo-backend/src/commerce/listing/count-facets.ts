import type { Product } from '../../catalogue/types.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { FACET_AGGREGATIONS, type Aggregations } from './aggregations.ts';
import { passing, type Facet, type ProductTest } from './listing-filters.ts';

interface Counting {
  seed: number;
  facets: readonly Facet[];
  /** What the shopper ticked. */
  tests: ReadonlyMap<Facet, ProductTest>;
  /** What all the products can be filtered by, when that was worked out before. */
  known: Aggregations | undefined;
  /** Ids of the groups of properties that may be chosen from; empty for all. */
  groups: ReadonlySet<string>;
}

/** Leaves out the groups of properties that may not be chosen from. */
function limited(counts: Partial<Aggregations>, groups: ReadonlySet<string>): Partial<Aggregations> {
  const { properties } = counts;
  if (groups.size === 0 || !properties) return counts;
  return {
    ...counts,
    properties: { ...properties, entities: properties.entities.filter(({ id }) => groups.has(id)) },
  };
}

/** Everything that can be chosen, whatever was ticked. */
export function countFacets(products: readonly Product[], { seed, facets, known, groups }: Counting) {
  const countOf = (facet: Facet) => known?.[facet] ?? FACET_AGGREGATIONS[facet](products, seed);
  return limited(Object.fromEntries(facets.map((facet) => [facet, countOf(facet)])), groups);
}

/**
 * What can be chosen on top of what was ticked: each facet counts the products that pass the other facets. Properties
 * count those that pass their own as well, because they are several facets in one.
 */
export function reduceFacets(products: readonly Product[], counting: Counting) {
  const { seed, facets, tests, groups } = counting;
  if (tests.size === 0) return countFacets(products, counting);
  const narrowed = passing(products, tests);
  const countOf = (facet: Facet) => {
    const keepsOwn = facet !== 'properties' && tests.has(facet);
    return FACET_AGGREGATIONS[facet](keepsOwn ? passing(products, tests, facet) : narrowed, seed);
  };
  return limited(Object.fromEntries(facets.map((facet) => [facet, countOf(facet)])), groups);
}

/** A flag: sent with whatever value, it is up. */
export const isReduced = ({ 'reduce-aggregations': sent }: JsonObject): boolean =>
  sent !== undefined && sent !== null;
