import type { TrackingConfig } from './tracking';

/** Products on one page of a listing, wherever pages are asked for, counted or drawn. */
export const LISTING_PAGE_SIZE = 48;

/** Widths in px in which a card of a listing asks for its picture, wherever that is shown or drawn: 250 in the densities of today's screens. */
export const LISTING_CARD_WIDTHS = [250, 500, 750] as const;

/** Where browsers ask the search service while a shopper types. */
export interface SearchPlace {
  /** Address of the service without the endpoint's name. */
  baseUrl: string;
  instanceKey: string;
  /** Endpoint of the text search. */
  searchPath: string;
  /** Number of the category in which texts are searched for; empty: the service's own choice. */
  everything: string;
}

/** Configuration that both the server and the browser need; secrets never enter it. */
export interface StorefrontConfig {
  /** Hosts (`name[:port]`) from which pictures may come; any other is refused. */
  imageHosts: readonly string[];
  /** Absent: nothing is found while a shopper types; the search page still answers. */
  search?: SearchPlace;
  /** Shows those who build the shop what is kept in memory. */
  debugPanel?: boolean;
  /** Absent: nothing is measured. */
  tracking?: TrackingConfig;
}
