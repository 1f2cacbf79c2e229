import type { ListingAnswer } from '@weefsel/api-clients';
import type { ListingState } from '../address/listing-state';
import { isOwnKey } from '../facets/facet-kinds';

const lowerCase = (text: string): string => text.toLowerCase();

/**
 * The state without facets and sorts unknown to the search service, which ignored them. A response without any facet,
 * such as an empty one, does not show which exist.
 */
export function knownChoices(state: ListingState, { facets, properties }: ListingAnswer): ListingState {
  const keys = new Set(facets.map(({ facetsettings }) => lowerCase(facetsettings.urlkey)));
  const sorts = new Set(properties.sortfields.map(({ title }) => lowerCase(title)));
  const isKnown = (key: string) => keys.size === 0 || isOwnKey(key) || keys.has(lowerCase(key));
  return {
    ...state,
    filters: Object.fromEntries(Object.entries(state.filters).filter(([key]) => isKnown(key))),
    sort: state.sort && (sorts.size === 0 || sorts.has(lowerCase(state.sort))) ? state.sort : undefined,
  };
}
