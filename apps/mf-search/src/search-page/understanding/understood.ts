import type { ListingState } from '../../listing/address/listing-state';

/** Everything understood of a text so far. */
export interface Understood {
  /** The folded text, with marks in place of understood phrases. */
  text: string;
  filters: Map<string, Set<string>>;
  /** Words of the text by the filter that they chose. */
  said: Map<string, string[]>;
  category?: string;
  sort?: string;
}

/** A text of which nothing is understood yet. */
export const nothingOf = (text: string): Understood => ({ text, filters: new Map(), said: new Map() });

/** A listing that a text was understood as. */
export interface Understanding extends ListingState {
  /** Words of the text by the filter that they chose. */
  said: Readonly<Record<string, readonly string[]>>;
}

/** Adds words to those of a filter. */
export const note = ({ said }: Understood, key: string, words: string): void => {
  said.set(key, [...(said.get(key) ?? []), words.trim()]);
};

/** Adds values to the chosen ones of a facet. */
export function choose({ filters }: Understood, key: string, values: readonly string[]): void {
  const chosen = filters.get(key) ?? new Set();
  for (const value of values) chosen.add(value);
  filters.set(key, chosen);
}

export const isAnything = ({ filters, category, sort }: Understood): boolean =>
  filters.size > 0 || category !== undefined || sort !== undefined;

/** The state with the understood choices added, from its first page. */
export function withUnderstood(
  state: ListingState & Partial<Understanding>,
  text: string,
  understood: Understood,
): Understanding {
  const said = { ...state.said };
  for (const [key, words] of understood.said) said[key] = [...(said[key] ?? []), ...words];
  const filters = { ...state.filters };
  for (const [key, values] of understood.filters)
    filters[key] = [...new Set([...(filters[key] ?? []), ...values])].sort();
  return {
    ...state,
    text,
    filters,
    said,
    page: 1,
    category: state.category ?? understood.category,
    sort: state.sort ?? understood.sort,
  };
}
