import type { TrackingConfig } from './tracking';

/** Products on one page of a listing, wherever pages are requested, counted or rendered. */
export const LISTING_PAGE_SIZE = 48;

/** Picture widths in px of a listing card: 250 px at the densities of today's screens. Shared by all code. */
export const LISTING_CARD_WIDTHS = [250, 500, 750] as const;

/** The search service that browsers query while a shopper types. */
export interface SearchPlace {
  /** Address of the service without the endpoint's name. */
  baseUrl: string;
  instanceKey: string;
  /** Endpoint of the text search. */
  searchPath: string;
  /** Number of the category to search in. Empty: the service's own choice. */
  everything: string;
}

/** Configuration that both the server and the browser need; secrets never enter it. */
export interface StorefrontConfig {
  /** Hosts (`name[:port]`) from which pictures may come; any other is refused. */
  imageHosts: readonly string[];
  /** Absent: no suggestions while a shopper types; the search page still answers. */
  search?: SearchPlace;
  /** Shows developers the data kept in memory. */
  debugPanel?: boolean;
  /** Absent: no tracking. */
  tracking?: TrackingConfig;
}
