import type { HttpOptions } from '../http/create-http';
import type { ListingQueryInput, SearchCategories } from './listing-query';
import type { ListingAnswer, Recommendations, SuggestionGroup } from './types';

export interface SearchConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Base address of the service, without the endpoint's name. */
  baseUrl: string;
  instanceKey: string;
  /** Endpoint of the text search. Default `search`; the vendor's own is `navigation-search`. */
  searchPath?: string;
  categories?: SearchCategories;
}

interface SuggestionQuery {
  text: string;
  categoryId?: string;
  profileKey?: string;
}

/** The search service as the shop uses it, independent of the vendor. Results use the names of `types.ts`. */
export interface SearchClient {
  /** A listing of a category or brand. Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError. */
  navigation: (query: ListingQueryInput, signal?: AbortSignal) => Promise<ListingAnswer>;
  /** A listing of the results for a text. Throws like `navigation`. */
  search: (query: ListingQueryInput & { text: string }, signal?: AbortSignal) => Promise<ListingAnswer>;
  suggestions: (query: SuggestionQuery, signal?: AbortSignal) => Promise<SuggestionGroup[]>;
  /** Reject only when the caller aborts. A failure gives an empty list with statusCode 500 and the reason. */
  recommendations: {
    featured: (listId: string, profileKey?: string, signal?: AbortSignal) => Promise<Recommendations>;
    product: (
      ruleId: string,
      itemno: string,
      profileKey?: string,
      signal?: AbortSignal,
    ) => Promise<Recommendations>;
  };
}
