import { createHttp } from '../http/create-http';
import type { Transport } from '../http/transport';
import { listingQuery, type ListingQueryInput, type SearchCategories } from './listing-query';
import type { ReportFlaw } from '../wire/flaw';
import { listingShape, recommendedShape } from './read/answer';
import { suggestionGroups, type ListingAnswer, type Recommendations, type SuggestionGroup } from './types';

export interface SearchConfig {
  /** Address of the service without the endpoint's name. */
  baseUrl: string;
  instanceKey: string;
  /** Endpoint of the text search. Default `search`; the vendor's own is `navigation-search`. */
  searchPath?: string;
  categories?: SearchCategories;
  transport?: Transport;
  report?: ReportFlaw | undefined;
}

export interface SuggestionQuery {
  text: string;
  categoryId?: string;
  profileKey?: string;
}

export interface SearchClient {
  /** A listing of a category or brand. Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError. */
  navigation: (query: ListingQueryInput, signal?: AbortSignal) => Promise<ListingAnswer>;
  /** A listing of what fits a text. Throws like `navigation`. */
  search: (query: ListingQueryInput & { text: string }, signal?: AbortSignal) => Promise<ListingAnswer>;
  suggestions: (query: SuggestionQuery, signal?: AbortSignal) => Promise<SuggestionGroup[]>;
  /** Never reject, except when the caller gave up: a failure is an empty list with statusCode 500 and the reason. */
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

/** Client of the search and navigation service. */
export function createSearchClient({
  baseUrl,
  instanceKey,
  searchPath = 'search',
  categories,
  transport,
  report,
}: SearchConfig): SearchClient {
  const http = createHttp({ baseUrl, report, ...(transport && { transport }) });
  const key = encodeURIComponent(instanceKey);

  const listing = async (endpoint: string, input: ListingQueryInput, signal?: AbortSignal) => {
    const { body, headers } = await http.send('GET', `/${endpoint}/${key}`, {
      query: listingQuery(input, categories),
      signal,
      shape: listingShape,
    });
    return { ...body, requestId: headers['twn-request-id'] ?? '' };
  };

  const recommendations = async (
    path: string,
    profileKey?: string,
    signal?: AbortSignal,
  ): Promise<Recommendations> => {
    try {
      const query = { format: 'json', tn_profilekey: profileKey };
      const shape = recommendedShape;
      const { body: products, headers } = await http.send('GET', path, { query, signal, shape });
      const requestId = headers['twn-request-id'];
      return { products, statusCode: 200, ...(requestId && { requestId }) };
    } catch (error) {
      signal?.throwIfAborted();
      return { products: [], statusCode: 500, error: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    navigation: (query, signal) => listing('navigation', query, signal),
    search: (query, signal) => listing(searchPath, query, signal),
    suggestions: async ({ text, categoryId, profileKey }, signal) => {
      const query = {
        format: 'json',
        tn_q: text.slice(0, 100),
        tn_cid: categoryId ?? (categories?.everything || undefined),
        tn_profilekey: profileKey,
      };
      return http.request('GET', `/suggestions/${key}`, { query, signal, shape: suggestionGroups });
    },
    recommendations: {
      featured: (listId, profileKey, signal) =>
        recommendations(`/recommendations/featured/${key}/${encodeURIComponent(listId)}`, profileKey, signal),
      product: (ruleId, itemno, profileKey, signal) =>
        recommendations(
          `/recommendations/product/${key}/${encodeURIComponent(ruleId)}/${encodeURIComponent(itemno)}`,
          profileKey,
          signal,
        ),
    },
  };
}
