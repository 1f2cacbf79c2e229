import { countsIn } from '../read/review';
import { CommerceError } from '../commerce-error';
import { createCommerceClient } from '../create-commerce-client';
import { noTokenStorage } from '../token-storage';
import { recordingTransport } from '../../testing/recording-transport';

const REVIEW = { id: 'r1', title: 'Mooi', content: 'Heel mooi.', points: 4, status: false };
const WITH_SECRETS = { ...REVIEW, customerId: 'c1', externalEmail: 'emma@weefsel.example' };

function backend(plugin: { status?: number; body: unknown }) {
  const { transport, asked } = recordingTransport(({ path }) =>
    path.includes('/nd/') ? plugin : { body: { elements: [WITH_SECRETS] } },
  );
  const endpoint = 'https://shop.test/store-api';
  const client = createCommerceClient({ endpoint, accessToken: 'KEY', tokens: noTokenStorage, transport });
  return { review: client.review, asked };
}

const unknown = (code: string) => ({ status: 404, body: { errors: [{ status: '404', code, title: '' }] } });

test('an own review is asked of the shop’s plugin, and read without what names its author', async () => {
  const { review, asked } = backend({ body: WITH_SECRETS });
  const own = await review.own('p/1');
  expect(own).toMatchObject(REVIEW);
  expect(JSON.stringify(own)).not.toMatch(/c1|emma@/);
  expect(asked.map(({ path }) => path)).toEqual(['/store-api/nd/product/p%2F1/review']);
});

test('on a stock backend the own review is the unpublished one, and withdrawing it returns false', async () => {
  const { review, asked } = backend(unknown('0'));
  expect(await review.own('p1')).toMatchObject(REVIEW);
  expect(asked.at(-1)).toMatchObject({
    path: '/store-api/product/p1/reviews',
    body: { filter: [{ type: 'equals', field: 'status', value: false }], limit: 1 },
  });
  expect(await review.withdraw('p1')).toBe(false);
});

test('withdrawing returns true after a 204, and a broken backend throws instead of reporting no review', async () => {
  expect(await backend({ status: 204, body: undefined }).review.withdraw('p1')).toBe(true);
  const broken = backend({ status: 500, body: { errors: [] } });
  await expect(broken.review.withdraw('p1')).rejects.toThrow(CommerceError);
  await expect(broken.review.own('p1')).rejects.toThrow(CommerceError);
});

test('aggregated counts are read by name, and a missing or malformed aggregation gives none', () => {
  const aggregations = { stars: { buckets: [{ key: '5', count: 3, nested: null }] } };
  expect([...countsIn(aggregations, 'stars')]).toEqual([['5', 3]]);
  expect(countsIn(aggregations, 'fit').size).toBe(0);
  expect(countsIn([], 'stars').size).toBe(0);
  expect(countsIn({ stars: { buckets: 'many' } }, 'stars').size).toBe(0);
  expect(countsIn(null, 'stars').size).toBe(0);
});
