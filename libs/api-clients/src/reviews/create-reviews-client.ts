import type { ReviewScore } from '@weefsel/contracts';
import { createHttp } from '../http/create-http';
import { MalformedAnswerError } from '../http/errors';
import type { Transport } from '../http/transport';

export interface ReviewsConfig {
  /** Address of the review service, e.g. `https://www.kiyoh.com`. */
  url: string;
  locationId: string;
  /** Secret: must not leave the server. */
  token: string;
  transport?: Transport;
}

const PATH = '/v1/publication/review/external/location/statistics';
/** The score is decoration: no page waits for it longer than this, in ms. */
const TIMEOUT_MS = 600;

/** Client of the service that collects reviews of the shop. Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError. */
export function createReviewsClient({ url, locationId, token, transport }: ReviewsConfig) {
  const http = createHttp({
    baseUrl: url,
    timeoutMs: TIMEOUT_MS,
    headers: { 'X-Publication-Api-Token': token },
    ...(transport && { transport }),
  });
  return {
    /** The average score out of ten of all customers. */
    score: async (signal?: AbortSignal): Promise<ReviewScore> => {
      const options = { query: { locationId }, signal };
      const answer = await http.request<Partial<Record<string, unknown>> | undefined>('GET', PATH, options);
      const { averageRating: score, numberReviews: count } = answer ?? {};
      if (typeof score !== 'number' || typeof count !== 'number') {
        throw new MalformedAnswerError('The review service answered without a score.');
      }
      return { score, count };
    },
  };
}

export type ReviewsClient = ReturnType<typeof createReviewsClient>;
