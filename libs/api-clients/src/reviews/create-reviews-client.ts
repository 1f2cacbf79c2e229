import * as v from 'valibot';
import type { ReviewScore } from '@weefsel/contracts';
import { createHttp, type HttpOptions } from '../http/create-http';

interface ReviewsConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Address of the review service, e.g. `https://www.kiyoh.com`. */
  url: string;
  locationId: string;
  /** Secret: must not leave the server. */
  token: string;
}

const PATH = '/v1/publication/review/external/location/statistics';
/** In ms. The score is decoration: no page waits longer for it. */
const TIMEOUT_MS = 600;

const statistics = v.object({ averageRating: v.number(), numberReviews: v.number() });

/**
 * Client of the service that collects reviews of the shop.
 * Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError.
 */
export function createReviewsClient({ url, locationId, token, transport, report }: ReviewsConfig) {
  const http = createHttp({
    baseUrl: url,
    timeoutMs: TIMEOUT_MS,
    report,
    headers: { 'X-Publication-Api-Token': token },
    transport,
  });
  return {
    /** The average score of all customers, out of ten. */
    score: async (signal?: AbortSignal): Promise<ReviewScore> => {
      const options = { query: { locationId }, signal, shape: statistics };
      const { averageRating, numberReviews } = await http.request('GET', PATH, options);
      return { score: averageRating, count: numberReviews };
    },
  };
}

export type ReviewsClient = ReturnType<typeof createReviewsClient>;
