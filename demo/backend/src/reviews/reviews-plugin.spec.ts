import fastify from 'fastify';
import { reviewsPlugin } from './reviews-plugin.ts';

const app = fastify();
app.register(reviewsPlugin, { prefix: '/reviews', token: 'sleutel', locationId: '1001' });
afterAll(() => app.close());

const ask = (query: string, token?: string) =>
  app.inject({
    url: `/reviews/v1/publication/review/external/location/statistics${query}`,
    headers: token === undefined ? {} : { 'x-publication-api-token': token },
  });

test('gives the score out of ten and how many gave it', async () => {
  const answer = await ask('?locationId=1001', 'sleutel');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ locationId: '1001', averageRating: 9.2, numberReviews: 2847 });
});

test.each([
  ['no token', '?locationId=1001', undefined, 401],
  ['a wrong token', '?locationId=1001', 'x', 401],
  ['no location', '', 'sleutel', 400],
  ['an unknown location', '?locationId=2', 'sleutel', 404],
])("refuses %s in the vendor's words", async (_case, query, token, status) => {
  const answer = await ask(query, token);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    errorCode: expect.any(String),
    detailedError: [{ message: expect.any(String) }],
  });
});
