import type { CommerceClient, Review } from '@weefsel/api-clients';
import { isLoggedOut } from '@weefsel/forms';
import { isFit } from '../../product-page/reviews/load/to-fit';
import type { OwnReview, Writing } from '../review-page-data';
import { purchaseOf } from './purchase-of';

function toOwn({ externalUser, title, content, points, status, customFields }: Review): OwnReview {
  const fit = customFields?.['nd_fit'];
  return {
    author: externalUser ?? '',
    title,
    content,
    points: points ?? 0,
    isPlaced: status === true,
    ...(isFit(fit) && { fit }),
  };
}

/**
 * Loads the caller's permission to review a product, with their review. Rejects only when aborted; failures become a
 * state.
 */
export async function loadWriting(
  commerce: CommerceClient,
  id: string,
  signal: AbortSignal,
): Promise<Writing> {
  if (!commerce.hasSession()) return { state: 'login' };
  try {
    const [purchase, own] = await Promise.all([purchaseOf(commerce, id), commerce.review.own(id, signal)]);
    if (!purchase) return { state: 'notBought' };
    return { state: 'bought', purchase, ...(own && { own: toOwn(own) }) };
  } catch (error) {
    signal.throwIfAborted();
    if (isLoggedOut(error)) return { state: 'login' };
    console.error('[review]', error);
    return { state: 'failed' };
  }
}
