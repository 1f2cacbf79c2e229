import type { Http } from '../../http/create-http';
import type { SearchResult } from '../types/base';
import type { Associations, Criteria } from '../types/criteria';
import type { FoundVariant, Product, ProductDetail } from '../types/product';
import { inOrderOf } from '../in-order-of';
import { newestCriteria, productsCriteria } from '../product-criteria';

export const productOperations = (http: Http) => {
  const list = (criteria: Criteria, signal?: AbortSignal) =>
    http.request<SearchResult<Product>>('POST', '/product', { body: criteria, signal });
  return {
    list,
    /** Active products in the order of the ids; ids that are unknown or not active are left out. At most 100 ids. */
    byIds: async (
      ids: readonly string[],
      includes?: Record<string, readonly string[]>,
      signal?: AbortSignal,
    ): Promise<Product[]> => {
      if (ids.length === 0) return [];
      return inOrderOf(ids, (await list(productsCriteria(ids, includes), signal)).elements);
    },
    /** The 9 newest active products without a parent, anywhere below a category. */
    newest: async (
      categoryId: string,
      includes?: Record<string, readonly string[]>,
      signal?: AbortSignal,
    ): Promise<Product[]> => (await list(newestCriteria(categoryId, includes), signal)).elements,
    /** One product with its choices. A parent's id answers with its best variant, so `product.id` may differ. */
    detail: (id: string, associations: Associations = DETAIL_ASSOCIATIONS, signal?: AbortSignal) =>
      http.request<ProductDetail>('POST', `/product/${encodeURIComponent(id)}`, {
        // The backend's own layout of the page would make the answer seven times as large.
        query: { skipCmsPage: true },
        body: { associations },
        signal,
      }),
    /** The variant with these options (group id to option id); CommerceError with status 404 when there is none. */
    findVariant: async (
      id: string,
      options: Record<string, string>,
      switchedGroup?: string,
      signal?: AbortSignal,
    ) => {
      const answer = await http.request<FoundVariant | { foundCombination: FoundVariant }>(
        'POST',
        `/product/${encodeURIComponent(id)}/find-variant`,
        { body: { options, ...(switchedGroup && { switchedGroup }) }, signal },
      );
      // Servers answer the combination itself; the published schema wraps it.
      return 'foundCombination' in answer ? answer.foundCombination : answer;
    },
  };
};

const DETAIL_ASSOCIATIONS: Associations = {
  media: {},
  cover: {},
  manufacturer: {},
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
  seoUrls: {},
};
