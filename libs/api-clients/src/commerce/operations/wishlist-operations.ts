import type { Http } from '../../http/create-http';
import { wishlistPage } from '../types/customer';

/** Largest page that the backend returns. */
const PAGE_SIZE = 100;

/**
 * The wishlist of a registered customer. All others are refused with status 403 (some gateways: 401).
 * Rejects with CommerceErrors; their status holds the reason.
 */
export const wishlistOperations = (http: Http) => {
  /** One page of product ids, from 1. Status 404 for a customer who never saved anything. */
  const page = (number: number) =>
    http.request('POST', '/customer/wishlist', {
      shape: wishlistPage,
      body: { page: number, limit: PAGE_SIZE, 'total-count-mode': 'exact', includes: { product: ['id'] } },
    });
  return {
    page,
    /** Ids of all products on the list, newest first, over all pages. */
    ids: async (): Promise<string[]> => {
      const ids = new Set<string>();
      for (let number = 1; ; number += 1) {
        const { elements, total } = (await page(number)).products;
        elements.forEach(({ id }) => ids.add(id));
        if (elements.length < PAGE_SIZE || number * PAGE_SIZE >= total) return [...ids];
      }
    },
    /** Status 400 when the product is already on the list, 404 for an unknown product. */
    add: (productId: string) =>
      http.request('POST', `/customer/wishlist/add/${encodeURIComponent(productId)}`),
    /** Status 404 when the product is not on the list. */
    remove: (productId: string) =>
      http.request('DELETE', `/customer/wishlist/delete/${encodeURIComponent(productId)}`),
    /** Adds missing products and ignores unknown ids. Posts to `/store-api/customer/wishlist/merge`. */
    merge: (productIds: readonly string[]) =>
      http.request('POST', '/customer/wishlist/merge', { body: { productIds } }),
  };
};
