/** The state of a listing, all of which is in its address. */
export interface ListingState {
  /** What was searched for; empty on pages that are no search. */
  text: string;
  /** Category chosen by the shopper: an id of the search service, or a path of ids joined by `-`. */
  category: string | undefined;
  /** Chosen values by facet key, as an address has them. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Title of a sort field; undefined is the service's own order. */
  sort: string | undefined;
  /** 1-based. */
  page: number;
  /** Parameters that are not the listing's own: kept as they are. */
  other: readonly (readonly [name: string, value: string])[];
}

/** The address of a listing, and the addresses that it leads to. */
export interface ListingAddress {
  path: string;
  /** What the shopper asked for last: the page shown, or the one on its way. */
  state: ListingState;
  /** What the page shown answers. */
  shown: ListingState;
  /** Other products are on their way. */
  busy: boolean;
  /** Another page of the same products is on its way. */
  loadingMore: boolean;
  at: (state: ListingState) => string;
  /** Goes there and leaves the window where it is. */
  go: (state: ListingState) => void;
}

/** The beginning of the parameter names of facets. */
export const FACET = 'tn_fk_';

export const facetParameter = (key: string): string => FACET + key;

export const hasFilters = ({ filters }: ListingState): boolean => Object.keys(filters).length > 0;

/** Chooses these values in a facet; the sort and the text stay, the page starts again. */
export function withFilter(state: ListingState, key: string, values: readonly string[]): ListingState {
  const { [key]: _before, ...others } = state.filters;
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [key]: values } : others };
}

export const withoutFilters = (state: ListingState): ListingState => ({ ...state, page: 1, filters: {} });

export const withCategory = (state: ListingState, category: string | undefined): ListingState => ({
  ...state,
  page: 1,
  category,
});

export const withSort = (state: ListingState, sort: string | undefined): ListingState => ({
  ...state,
  page: 1,
  sort,
});

export const withPage = (state: ListingState, page: number): ListingState => ({ ...state, page });
