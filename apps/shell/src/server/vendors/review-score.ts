import type { ReviewsClient } from '@weefsel/api-clients';
import type { ReviewScore } from '@weefsel/contracts';
import type { FastifyBaseLogger } from 'fastify';

const FRESH_MS = 3_600_000;
/** Pause after a failure before the next request, in ms. */
const RETRY_MS = 60_000;

/** Reads the shop's score once an hour. After a failure it keeps the last known one, if any. */
export function reviewScore(reviews: ReviewsClient | undefined, log: FastifyBaseLogger) {
  let score: ReviewScore | undefined;
  let freshUntil = 0;
  return async (): Promise<ReviewScore | undefined> => {
    if (!reviews || freshUntil > Date.now()) return score;
    try {
      score = await reviews.score();
      freshUntil = Date.now() + FRESH_MS;
    } catch (error) {
      log.error({ err: error }, 'The review score could not be loaded; the last known one is shown, if any.');
      freshUntil = Date.now() + RETRY_MS;
    }
    return score;
  };
}
