import type { Http } from '../../http/create-http';
import * as v from 'valibot';
import { routedSeoUrl, searchResult, type SeoUrl } from '../types/base';
import {
  category,
  productListing,
  type Category,
  type NavigationType,
  type ListingQuery,
} from '../types/category';

export const categoryOperations = (http: Http) => ({
  /** The categories with these ids, in the backend's order. Unknown ids are left out. */
  list: async (ids: readonly string[], signal?: AbortSignal): Promise<Category[]> => {
    if (ids.length === 0) return [];
    const body = {
      filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
      limit: Math.min(ids.length, 100),
    };
    const shape = searchResult(category);
    // A dropped category would look like a page that does not exist.
    const vital = ['elements'];
    return (await http.request('POST', '/category', { body, signal, shape, vital })).elements;
  },
});

export const listingOperations = (http: Http) => ({
  /** One page of a category's products, with facets and sorts. */
  read: (categoryId: string, query: ListingQuery = {}, signal?: AbortSignal) =>
    http.request('POST', `/product-listing/${encodeURIComponent(categoryId)}`, {
      body: query,
      signal,
      shape: productListing,
    }),
});

/** Levels below the first in the header's menu. */
export const MAIN_NAVIGATION_DEPTH = 3;
/** Levels below the first in the footer's menu. */
export const FOOTER_NAVIGATION_DEPTH = 1;

/** The response is empty when the sales channel has no such tree. */
const tree = v.optional(v.array(category), []);
/** A dropped address would look like a page that does not exist. */
const everyPath = { shape: searchResult(routedSeoUrl), vital: ['elements'] };

/** The menus of the shop. */
export const navigationOperations = (http: Http) => ({
  /** First level of the tree with nested `children`. Empty when the sales channel has no such tree. */
  read: async (
    type: NavigationType = 'main-navigation',
    depth: number = MAIN_NAVIGATION_DEPTH,
    signal?: AbortSignal,
  ): Promise<Category[]> =>
    http.request('POST', `/navigation/${type}/${type}`, { body: { depth }, signal, shape: tree }),
});

/** SEO addresses and the pages behind them. */
export const seoUrlOperations = (http: Http) => ({
  /** Resolves a path without leading slash; a trailing slash is significant. `undefined` when unknown. */
  byPath: async (seoPathInfo: string, signal?: AbortSignal): Promise<SeoUrl | undefined> => {
    const body = { filter: [{ type: 'equals', field: 'seoPathInfo', value: seoPathInfo }] };
    return (await http.request('POST', '/seo-url', { body, signal, ...everyPath })).elements[0];
  },
  /** Canonical addresses of categories, products and landing pages by id, in the backend's order. */
  ofKeys: async (ids: readonly string[], signal?: AbortSignal): Promise<SeoUrl[]> => {
    const filter = [
      { type: 'equalsAny', field: 'foreignKey', value: ids },
      { type: 'equals', field: 'isCanonical', value: true },
    ];
    return (await http.request('POST', '/seo-url', { body: { filter }, signal, ...everyPath })).elements;
  },
  /** Resolves paths without leading slash, in the backend's order. Unknown paths are left out. */
  byPaths: async (seoPathInfos: readonly string[], signal?: AbortSignal): Promise<SeoUrl[]> => {
    const body = { filter: [{ type: 'equalsAny', field: 'seoPathInfo', value: seoPathInfos }] };
    return (await http.request('POST', '/seo-url', { body, signal, ...everyPath })).elements;
  },
});
