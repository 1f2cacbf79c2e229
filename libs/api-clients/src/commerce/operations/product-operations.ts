import type { Http } from '../../http/create-http';
import type { Shape } from '../../wire/shape';
import * as v from 'valibot';
import {
  searchResult,
  type Associations,
  type Criteria,
  type Includes,
  type SearchResult,
} from '../types/base';
import {
  crossSellings,
  foundVariant,
  product,
  productDetail,
  productWithoutPrice,
  type Product,
} from '../types/product';
import { inOrderOf } from '../read/product';

const CARD_ASSOCIATIONS: Associations = { media: {}, cover: {}, manufacturer: {} };
const DETAIL_ASSOCIATIONS: Associations = {
  ...CARD_ASSOCIATIONS,
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
  seoUrls: {},
};
const ACTIVE = { type: 'equals', field: 'active', value: true } as const;

/** Products in a slider of a category's newest or a brand's best-selling ones. */
const SHELF_LIMIT = 9;

/** Criteria for the active products among these ids. */
const productsCriteria = (ids: readonly string[], includes?: Includes): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }, ACTIVE],
  limit: ids.length,
  'total-count-mode': 1,
  associations: CARD_ASSOCIATIONS,
  ...(includes && { includes }),
});

/** Criteria for the first active products with a field value, without variants. */
const shelfCriteria = (field: string, value: string, order: string, includes?: Includes): Criteria => ({
  limit: SHELF_LIMIT,
  filter: [{ type: 'equalsAny', field, value }, ACTIVE, { type: 'equals', field: 'parentId', value: null }],
  sort: [{ field: order, order: 'DESC' }],
  'total-count-mode': 1,
  associations: CARD_ASSOCIATIONS,
  ...(includes && { includes }),
});

const products: Shape<SearchResult<Product>> = searchResult(product);
const variantAnswer = v.union([foundVariant, v.object({ foundCombination: foundVariant })]);

/** Requests that leave out prices get products without; such callers read none. */
function shapeFor({ includes }: Criteria): Shape<SearchResult<Product>> {
  const withPrice = includes?.product?.includes('calculatedPrice') ?? true;
  return withPrice ? products : (searchResult(productWithoutPrice) as Shape<SearchResult<Product>>);
}

export const productOperations = (http: Http) => {
  const list = (criteria: Criteria, signal?: AbortSignal): Promise<SearchResult<Product>> =>
    http.request('POST', '/product', { body: criteria, signal, shape: shapeFor(criteria) });
  return {
    list,
    /** Active products in the order of the ids. Unknown and inactive ids are left out. At most 100 ids. */
    byIds: async (ids: readonly string[], includes?: Includes, signal?: AbortSignal): Promise<Product[]> => {
      if (ids.length === 0) return [];
      return inOrderOf(ids, (await list(productsCriteria(ids, includes), signal)).elements);
    },
    /** The 9 newest active products without a parent, anywhere below a category. */
    newest: async (categoryId: string, includes?: Includes, signal?: AbortSignal): Promise<Product[]> =>
      (await list(shelfCriteria('categoryTree', categoryId, 'createdAt', includes), signal)).elements,
    /** The 9 best-selling active products of a brand. */
    bestSelling: async (brandId: string, includes?: Includes, signal?: AbortSignal): Promise<Product[]> =>
      (await list(shelfCriteria('manufacturerId', brandId, 'sales', includes), signal)).elements,
    /** One product with its options. A parent's id returns its best variant, so `product.id` may differ. */
    detail: (id: string, associations: Associations = DETAIL_ASSOCIATIONS, signal?: AbortSignal) =>
      http.request('POST', `/product/${encodeURIComponent(id)}`, {
        shape: productDetail,
        // The backend's own page layout would make the response seven times as large.
        query: { skipCmsPage: true },
        body: { associations },
        signal,
      }),
    /** Products sold together with this one, in the shop's groups and order. */
    crossSelling: (id: string, includes?: Includes, signal?: AbortSignal) =>
      http.request('POST', `/product/${encodeURIComponent(id)}/cross-selling`, {
        shape: crossSellings,
        body: { associations: CARD_ASSOCIATIONS, ...(includes && { includes }) },
        signal,
      }),
    /** The variant with these options (group id to option id); CommerceError with status 404 when there is none. */
    findVariant: async (
      id: string,
      options: Record<string, string>,
      switchedGroup?: string,
      signal?: AbortSignal,
    ) => {
      const answer = await http.request('POST', `/product/${encodeURIComponent(id)}/find-variant`, {
        shape: variantAnswer,
        body: { options, ...(switchedGroup && { switchedGroup }) },
        signal,
      });
      // Servers return the combination itself; the published schema wraps it.
      return 'foundCombination' in answer ? answer.foundCombination : answer;
    },
  };
};
