import type { ListingState } from '../../listing/address/listing-state';

/** Everything understood of a text so far. */
export interface Understood {
  /** The folded text, with marks in place of understood phrases. */
  text: string;
  filters: Map<string, Set<string>>;
  category?: string;
  sort?: string;
}

/** A text of which nothing is understood yet. */
export const nothingOf = (text: string): Understood => ({ text, filters: new Map() });

/** Adds values to the chosen ones of a facet. */
export function choose({ filters }: Understood, key: string, values: readonly string[]): void {
  const chosen = filters.get(key) ?? new Set();
  for (const value of values) chosen.add(value);
  filters.set(key, chosen);
}

export const isAnything = ({ filters, category, sort }: Understood): boolean =>
  filters.size > 0 || category !== undefined || sort !== undefined;

/** The state with the understood choices added, from its first page. */
export function withUnderstood(state: ListingState, text: string, understood: Understood): ListingState {
  const filters = { ...state.filters };
  for (const [key, values] of understood.filters)
    filters[key] = [...new Set([...(filters[key] ?? []), ...values])].sort();
  return {
    ...state,
    text,
    filters,
    page: 1,
    category: state.category ?? understood.category,
    sort: state.sort ?? understood.sort,
  };
}
