import { createHttp } from '../http/create-http';
import { listingQuery, type ListingQueryInput } from './listing-query';
import type { SearchClient, SearchConfig } from './search-client';
import {
  suggestionGroups,
  listing,
  searchItem,
  type Recommendations,
  type ListingAnswer,
  type SearchItem,
} from './types';
import * as v from 'valibot';
import type { Shape } from '../wire/shape';

type Listing = Omit<ListingAnswer, 'requestId'>;

const NOTHING: Listing = {
  facets: [],
  items: [],
  properties: { nrofitems: 0, pagesize: 0, nrofpages: 0, currentpage: 1, sortfields: [] },
  redirects: [],
};

/** A listing; status 204 means no results. */
const listingShape: Shape<Listing> = v.optional(listing, NOTHING);

const withItems = v.object({ items: v.array(searchItem) });
const hasItems = (value: unknown): boolean => typeof value === 'object' && value !== null && 'items' in value;
const entry = v.lazy((value): v.GenericSchema<unknown, SearchItem[]> =>
  hasItems(value)
    ? v.pipe(
        withItems,
        v.transform(({ items }) => items),
      )
    : v.pipe(
        searchItem,
        v.transform((item) => [item]),
      ),
);
const entries = v.pipe(
  v.array(entry),
  v.transform((lists) => lists.flat()),
);

/** Recommended items: `{items}`, `{recommendations: [{items}]}` and a bare list all occur. */
const recommendedShape: Shape<SearchItem[]> = v.lazy((body): v.GenericSchema<unknown, SearchItem[]> => {
  if (Array.isArray(body)) return entries;
  return hasItems(body)
    ? v.pipe(
        v.object({ items: entries }),
        v.transform(({ items }) => items),
      )
    : v.pipe(
        v.object({ recommendations: entries }),
        v.transform(({ recommendations }) => recommendations),
      );
});

/** Client of Tweakwise, the search and navigation service. */
export function createTweakwiseClient({
  baseUrl,
  instanceKey,
  searchPath = 'search',
  categories,
  transport,
  report,
}: SearchConfig): SearchClient {
  const http = createHttp({ baseUrl, report, transport });
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
