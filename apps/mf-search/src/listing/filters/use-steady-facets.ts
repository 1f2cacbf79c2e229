import { useState } from 'react';
import type { ListingData } from '../listing-data';
import { withoutFilters, withSort } from '../address/listing-state';
import { listingKey } from '../address/listing-url';
import type { ListingAddress } from '../address/listing-address';
import { steadyFacets } from './steady-facets';

/** The listing with facets that keep their options, in their order, for as long as the shopper only narrows it. */
export function useSteadyFacets(answer: ListingData, { path, shown }: ListingAddress): ListingData {
  const place = listingKey(path, withSort(withoutFilters(shown), undefined));
  const [memory, setMemory] = useState({ place, answer, data: answer });
  if (memory.answer === answer) return memory.data;
  const facets = memory.place === place ? steadyFacets(memory.data.facets, answer.facets) : answer.facets;
  const data = { ...answer, facets };
  setMemory({ place, answer, data });
  return data;
}
