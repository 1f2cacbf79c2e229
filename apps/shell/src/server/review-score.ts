import type { ReviewsClient } from '@weefsel/api-clients';
import type { ReviewScore } from '@weefsel/contracts';
import type { FastifyBaseLogger } from 'fastify';

const FRESH_MS = 3_600_000;
/** After a failure the service is left alone for this long, in ms. */
const RETRY_MS = 60_000;

/** The shop's score, asked for once an hour; after a failure the last known one, for as long as there is one. */
export class ReviewScoreSource {
  private readonly reviews: ReviewsClient | undefined;
  private readonly log: FastifyBaseLogger;
  private score: ReviewScore | undefined;
  private freshUntil = 0;

  constructor(reviews: ReviewsClient | undefined, log: FastifyBaseLogger) {
    this.reviews = reviews;
    this.log = log;
  }

  async read(): Promise<ReviewScore | undefined> {
    if (!this.reviews || this.freshUntil > Date.now()) return this.score;
    try {
      this.score = await this.reviews.score();
      this.freshUntil = Date.now() + FRESH_MS;
    } catch (error) {
      this.log.error(
        { err: error },
        'The review score could not be loaded; the last known one is shown, if any.',
      );
      this.freshUntil = Date.now() + RETRY_MS;
    }
    return this.score;
  }
}
