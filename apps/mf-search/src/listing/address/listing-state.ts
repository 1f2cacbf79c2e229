/** Name of the price facet in addresses. */
export const PRICE_KEY = 'ae-price';

/** Euro, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

/** What a listing shows, all of which stands in its address. */
export interface ListingState {
  /** What was searched for; empty on pages that are no search. */
  text: string;
  /** Category chosen by the shopper: an id of the search service, or a path of ids joined by `-`. */
  category: string | undefined;
  /** Chosen values by facet key. */
  filters: Readonly<Record<string, readonly string[]>>;
  price: PriceRange | undefined;
  /** Title of a sort field; undefined is the service's own order. */
  sort: string | undefined;
  /** 1-based. */
  page: number;
  /** Parameters that are not the listing's own: kept as they are. */
  other: readonly (readonly [name: string, value: string])[];
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const isChosen = ({ filters }: ListingState, key: string, value: string): boolean =>
  filters[key]?.some((chosen) => sameText(chosen, value)) ?? false;

export const hasFilters = ({ filters, price }: ListingState): boolean =>
  price !== undefined || Object.keys(filters).length > 0;

/** Chooses a value, or lets it go when it was chosen; the sort and the text stay, the page starts again. */
export function toggled(state: ListingState, key: string, value: string): ListingState {
  const { [key]: before = [], ...others } = state.filters;
  const values = isChosen(state, key, value)
    ? before.filter((chosen) => !sameText(chosen, value))
    : [...before, value];
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [key]: values } : others };
}

export const withPrice = (state: ListingState, price: PriceRange | undefined): ListingState => ({
  ...state,
  page: 1,
  price,
});

export const withoutFilters = (state: ListingState): ListingState => ({
  ...state,
  page: 1,
  filters: {},
  price: undefined,
});

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
