import { recordingTransport } from '../testing/recording-transport';
import { createReviewsClient } from './create-reviews-client';

const config = { url: 'https://reviews.test', locationId: '17', token: 'geheim' };
const statistics = {
  locationId: '17',
  averageRating: 9.2,
  numberReviews: 2847,
  percentageRecommendation: 97,
};

test('asks for the score of the shop with its key [HDR-02]', async () => {
  const { transport, asked } = recordingTransport(() => ({ body: statistics }));
  await expect(createReviewsClient({ ...config, transport }).score()).resolves.toEqual({
    score: 9.2,
    count: 2847,
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: 'GET',
    path: '/v1/publication/review/external/location/statistics',
    query: { locationId: '17' },
    headers: { 'X-Publication-Api-Token': 'geheim' },
  });
});

test('an answer without a score is a failure, not a zero [HDR-02]', async () => {
  const { transport } = recordingTransport(() => ({ body: { averageRating: null } }));
  await expect(createReviewsClient({ ...config, transport }).score()).rejects.toMatchObject({
    name: 'MalformedAnswerError',
  });
});
