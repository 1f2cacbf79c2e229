import type { Http } from '../../http/create-http';
import { searchResult, type SearchResult } from '../types/base';
import { review, type Review, type ReviewCriteria, type ReviewRequest } from '../types/review';
import { ownCall } from './own-call';

const reviews = searchResult(review);

/** Reviews await approval. The backend returns a pending one to its author only. */
const WAITING = [{ type: 'equals', field: 'status', value: false }] as const;

const pathOf = (productId: string) => `/product/${encodeURIComponent(productId)}`;

/** Product reviews. Only registered customers may write; all others are refused with status 403. */
export const reviewOperations = (http: Http) => {
  const ofProduct = (
    productId: string,
    criteria: ReviewCriteria,
    signal?: AbortSignal,
  ): Promise<SearchResult<Review>> =>
    http.request('POST', `${pathOf(productId)}/reviews`, { body: criteria, shape: reviews, signal });

  return {
    ofProduct,
    /** The customer's own review, approved or not, or null. A stock backend returns it only while pending. */
    own: (productId: string, signal?: AbortSignal): Promise<Review | null> =>
      ownCall<Review | null>(
        () => http.request('GET', `/nd${pathOf(productId)}/review`, { shape: review, signal }),
        async () => (await ofProduct(productId, { filter: WAITING, limit: 1 }, signal)).elements[0] ?? null,
      ),
    /**
     * Refused with 400 and a violation per field. `VIOLATION::ENTITY_EXISTS` when the id of an existing review is
     * missing.
     */
    save: (productId: string, request: ReviewRequest) =>
      http.request('POST', `${pathOf(productId)}/review`, { body: request }),
    /** Withdraws the customer's own review. False when there is none, or the backend lacks this call. */
    withdraw: (productId: string): Promise<boolean> =>
      ownCall(
        async () => {
          await http.request('DELETE', `/nd${pathOf(productId)}/review`);
          return true;
        },
        () => false,
      ),
  };
};
