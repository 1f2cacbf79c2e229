/** State of a listing, kept entirely in its address. */
export interface ListingState {
  /** Search text; empty on pages other than search. */
  text: string;
  /** Category chosen by the shopper: an id of the search service, or ids joined by `-`. */
  category: string | undefined;
  /** Chosen values by facet key, as in the address. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Title of a sort field; undefined is the service's default order. */
  sort: string | undefined;
  /** 1-based. */
  page: number;
  /** Parameters that do not belong to the listing; preserved. */
  other: readonly (readonly [name: string, value: string])[];
}

/** Address of a listing, with functions to derive further addresses. */
export interface ListingAddress {
  path: string;
  /** Requested state: that of the page shown, or of the one still loading. */
  state: ListingState;
  /** State of the page shown. */
  shown: ListingState;
  /** Other products are loading. */
  busy: boolean;
  /** Another page of the same products is loading. */
  loadingMore: boolean;
  at: (state: ListingState) => string;
  /** Navigates without scrolling. */
  go: (state: ListingState) => void;
}

/** Prefix of facet parameters. */
export const FACET = 'tn_fk_';

export const facetParameter = (key: string): string => FACET + key;

export const hasFilters = ({ filters }: ListingState): boolean => Object.keys(filters).length > 0;

/** Sets the chosen values of a facet; keeps sort and text, resets the page. */
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
