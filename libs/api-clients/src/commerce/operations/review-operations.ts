import type { Http } from '../../http/create-http';
import { searchResult, type SearchResult } from '../types/base';
import { review, type Review, type ReviewCriteria, type ReviewRequest } from '../types/review';
import { ownCall } from './own-call';

const reviews = searchResult(review);

/** Reviews wait for approval: only their author is given one that does. */
const WAITING = [{ type: 'equals', field: 'status', value: false }] as const;

const pathOf = (productId: string) => `/product/${encodeURIComponent(productId)}`;

/** What shoppers write about products. Writing is for registered customers; everybody else is refused with status 403. */
export const reviewOperations = (http: Http) => {
  const ofProduct = (
    productId: string,
    criteria: ReviewCriteria,
    signal?: AbortSignal,
  ): Promise<SearchResult<Review>> =>
    http.request('POST', `${pathOf(productId)}/reviews`, { body: criteria, shape: reviews, signal });

  return {
    ofProduct,
    /** The customer's own, approved or not; of a stock backend only as long as it waits. Null without one. */
    own: (productId: string, signal?: AbortSignal): Promise<Review | null> =>
      ownCall<Review | null>(
        () => http.request('GET', `/nd${pathOf(productId)}/review`, { shape: review, signal }),
        async () => (await ofProduct(productId, { filter: WAITING, limit: 1 }, signal)).elements[0] ?? null,
      ),
    /** Refused with 400 and a violation for each field, or with `VIOLATION::ENTITY_EXISTS` without the id of the known one. */
    save: (productId: string, request: ReviewRequest) =>
      http.request('POST', `${pathOf(productId)}/review`, { body: request }),
    /** Takes the customer's own back; false when there is none, or the backend has no such call. */
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
