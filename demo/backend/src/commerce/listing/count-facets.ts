import type { Product } from '../../catalogue/types.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { FACET_AGGREGATIONS, type Aggregations } from './aggregations.ts';
import { passing, type Facet, type ProductTest } from './listing-filters.ts';

interface Counting {
  seed: number;
  facets: readonly Facet[];
  /** Tests of the chosen filters. */
  tests: ReadonlyMap<Facet, ProductTest>;
  /** Facets of all products, when computed before. */
  known: Aggregations | undefined;
  /** Ids of the allowed property groups; empty for all. */
  groups: ReadonlySet<string>;
}

/** Leaves out property groups that are not allowed. */
function limited(counts: Partial<Aggregations>, groups: ReadonlySet<string>): Partial<Aggregations> {
  const { properties } = counts;
  if (groups.size === 0 || !properties) return counts;
  return {
    ...counts,
    properties: { ...properties, entities: properties.entities.filter(({ id }) => groups.has(id)) },
  };
}

/** All options, independent of the chosen filters. */
export function countFacets(products: readonly Product[], { seed, facets, known, groups }: Counting) {
  const countOf = (facet: Facet) => known?.[facet] ?? FACET_AGGREGATIONS[facet](products, seed);
  return limited(Object.fromEntries(facets.map((facet) => [facet, countOf(facet)])), groups);
}

/**
 * Options on top of the chosen filters. Each facet counts the products that pass the other facets.
 * Properties also count products that pass their own facet: they are several facets in one.
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

/** True when the flag is sent, with any value. */
export const isReduced = ({ 'reduce-aggregations': sent }: JsonObject): boolean =>
  sent !== undefined && sent !== null;
