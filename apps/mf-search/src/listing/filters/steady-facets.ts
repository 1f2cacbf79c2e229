import { useState } from 'react';
import { facetKey, kindOf, type ListingFacet } from '../facets/facet-kinds';
import { inKnownOrder } from '../facets/facet-kind';
import type { ListingData } from '../listing-data';
import { withoutFilters, withSort, type ListingAddress } from '../address/listing-state';
import { listingKey } from '../address/listing-url';

function steady(before: ListingFacet | undefined, now: ListingFacet | undefined): ListingFacet | undefined {
  if (!before) return now;
  if (!now) return kindOf(before).steady(before, undefined);
  return before.kind === now.kind ? kindOf(before).steady(before, now) : now;
}

/**
 * Merges the facets of a response with the previous ones, so that nothing moves. Facets without results keep their
 * place, with a count of 0. Each kind decides which facets may disappear.
 * Responses omit options without results: a tick would make others vanish under the pointer.
 */
export function steadyFacets(known: readonly ListingFacet[], now: readonly ListingFacet[]): ListingFacet[] {
  const order = inKnownOrder(known.map(facetKey), now.map(facetKey));
  return order.flatMap((key) => {
    const isIt = (facet: ListingFacet) => facetKey(facet) === key;
    return steady(known.find(isIt), now.find(isIt)) ?? [];
  });
}
/** The listing with stable facets: they keep their options and order while the shopper only narrows it. */
export function useSteadyFacets(answer: ListingData, { path, shown }: ListingAddress): ListingData {
  const place = listingKey(path, withSort(withoutFilters(shown), undefined));
  const [memory, setMemory] = useState({ place, answer, data: answer });
  if (memory.answer === answer) return memory.data;
  const facets = memory.place === place ? steadyFacets(memory.data.facets, answer.facets) : answer.facets;
  const data = { ...answer, facets };
  setMemory({ place, answer, data });
  return data;
}
