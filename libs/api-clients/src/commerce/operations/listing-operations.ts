import type { Http } from '../../http/create-http';
import { productListing, type ListingQuery } from '../types/listing';

export const listingOperations = (http: Http) => ({
  /** One page of a category's products with what they can be filtered and sorted by. */
  read: (categoryId: string, query: ListingQuery = {}, signal?: AbortSignal) =>
    http.request('POST', `/product-listing/${encodeURIComponent(categoryId)}`, {
      body: query,
      signal,
      shape: productListing,
    }),
});
