import type { Http } from '../../http/create-http';
import type { SearchResult, SeoUrl } from '../types/base';
import type { Category, NavigationType } from '../types/category';

/** Levels below the first that the header shows. */
export const MAIN_NAVIGATION_DEPTH = 3;
/** Levels below the first that the footer shows. */
export const FOOTER_NAVIGATION_DEPTH = 1;

/** The menus of the shop. */
export const navigationOperations = (http: Http) => ({
  /** First level of the tree with nested `children`; empty when the sales channel has no such tree. */
  read: async (
    type: NavigationType = 'main-navigation',
    depth: number = MAIN_NAVIGATION_DEPTH,
    signal?: AbortSignal,
  ): Promise<Category[]> =>
    (await http.request<Category[] | undefined>('POST', `/navigation/${type}/${type}`, {
      body: { depth },
      signal,
    })) ?? [],
});

/** Addresses that people read, and what they stand for. */
export const seoUrlOperations = (http: Http) => ({
  /** What a path without its leading slash stands for; a trailing slash counts. `undefined` when nothing does. */
  byPath: async (seoPathInfo: string, signal?: AbortSignal): Promise<SeoUrl | undefined> => {
    const body = { filter: [{ type: 'equals', field: 'seoPathInfo', value: seoPathInfo }] };
    return (await http.request<SearchResult<SeoUrl>>('POST', '/seo-url', { body, signal })).elements[0];
  },
});
