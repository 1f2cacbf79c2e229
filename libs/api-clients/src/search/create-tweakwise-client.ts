import { createHttp } from '../http/create-http';
import { listingQuery, type ListingQueryInput } from './listing-query';
import { listingShape, recommendedShape } from './read/answer';
import type { SearchClient, SearchConfig } from './search-client';
import { suggestionGroups, type Recommendations } from './types';

/** Client of Tweakwise, the search and navigation service. */
export function createTweakwiseClient({
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
