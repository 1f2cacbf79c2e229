import type { Review } from '@weefsel/api-clients';
import type { ShownReview } from '../reviews-data';
import { isFit } from './to-fit';

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Converts a review for display: text only, never markup. */
export function toReview({ customFields, ...review }: Review): ShownReview {
  const { nd_size: size, nd_fit: fit, nd_verified: verified } = customFields ?? {};
  return {
    id: review.id,
    author: review.externalUser?.trim() ?? '',
    title: review.title,
    paragraphs: linesOf(review.content),
    points: review.points ?? 0,
    date: review.createdAt ?? '',
    ...(typeof size === 'string' && size && { size }),
    ...(isFit(fit) && { fit }),
    verified: verified === true,
    ...(review.comment && { reply: review.comment }),
  };
}
