import type { FastifyInstance } from 'fastify';

interface ReviewsPluginOptions {
  /** Token that clients send as `X-Publication-Api-Token`. */
  token: string;
  locationId: string;
}

type StatisticsRoute = { Querystring: { locationId?: string | string[] } };

const refusal = (errorCode: string, message: string) => ({ errorCode, detailedError: [{ message }] });

/** The review vendor's score of the shop, out of ten. Imitates its address, token and errors. */
export async function reviewsPlugin(
  app: FastifyInstance,
  { token, locationId }: ReviewsPluginOptions,
): Promise<void> {
  const statistics = {
    locationId,
    locationName: 'Weefsel',
    averageRating: 9.2,
    numberReviews: 2847,
    last12MonthAverageRating: 9.3,
    last12MonthNumberReviews: 964,
    percentageRecommendation: 97,
  };

  app.get<StatisticsRoute>('/v1/publication/review/external/location/statistics', async (request, reply) => {
    if (request.headers['x-publication-api-token'] !== token)
      return reply.code(401).send(refusal('UNAUTHORIZED', 'The publication token is missing or not valid.'));
    const { locationId: asked } = request.query;
    if (asked === undefined)
      return reply.code(400).send(refusal('INVALID_REQUEST', 'The parameter locationId is required.'));
    if (asked !== locationId)
      return reply
        .code(404)
        .send(refusal('LOCATION_NOT_FOUND', 'There is no location with this locationId.'));
    return statistics;
  });
}
