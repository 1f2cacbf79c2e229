import { gzipSync } from 'node:zlib';
import { createReviews } from '../../demo/backend/src/catalogue/reviews/create-reviews.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { at, catalogue } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { openWitnessedShop, type PublishedOperation, type WitnessedShop } from './witnessed-shop.ts';

let shop: WitnessedShop;

beforeAll(() => {
  shop = openWitnessedShop();
});

afterAll(() => shop.close());

const product = at(
  catalogue.products.filter((one) => createReviews(catalogue.seed, one).length > 2),
  0,
);
const withProduct = { productId: product.id };
const category = at(catalogue.categories, 1);
const packed = (criteria: object) => ({
  _criteria: gzipSync(JSON.stringify(criteria)).toString('base64url'),
});

const figures = [
  { name: 'prices', type: 'stats', field: 'price' },
  { name: 'brands', type: 'terms', field: 'manufacturer.name', limit: 5 },
];

const reads: [string, Record<string, string>, object][] = [
  ['/search', {}, { search: 'jurk', limit: 5, order: 'price-asc', 'min-price': 20, rating: 3 }],
  ['/search', {}, { search: 'trui', limit: 3, 'only-aggregations': '1' }],
  ['/search', {}, { search: 'jas', limit: 3, 'reduce-aggregations': '', 'max-price': 200, p: 2 }],
  ['/search-suggest', {}, { search: 'jurk', limit: 5 }],
  ['/product-listing/{categoryId}', { categoryId: category.id }, { limit: 4, aggregations: figures }],
  ['/product', {}, { limit: 4, term: 'blouse', aggregations: figures, grouping: ['displayGroup'] }],
  ['/product/{productId}/cross-selling', withProduct, {}],
  ['/product/{productId}/reviews', withProduct, { limit: 3, sort: [{ field: 'points', order: 'DESC' }] }],
];

test.each(reads)(
  'reading %s %j, by POST and by GET, is as published [API-01]',
  async (template, path, criteria) => {
    const posted = await shop.ask(`POST ${template}` as PublishedOperation, { path, body: criteria });
    const got = await shop.ask(`GET ${template}` as PublishedOperation, { path, query: packed(criteria) });
    expect([posted.status, got.status]).toEqual([200, 200]);
    expect(got.json).toEqual(posted.json);
  },
);

test('finding a variant and writing a review are as published', async () => {
  const found = await shop.ask('POST /product/{productId}/find-variant', {
    path: withProduct,
    body: { options: { colour: at(product.colours, 0).id }, switchedGroup: 'colour' },
  });
  expect(found.status).toBe(200);
  const path = withProduct;
  const content = 'Zit heerlijk, de stof is zacht en de kleur klopt met de foto.';
  const body = { title: 'Precies goed', content, points: 5 };
  expect((await shop.ask('POST /product/{productId}/review', { path, body })).status).toBe(403);
  await shop.ask('POST /account/login', {
    body: { username: 'emma@weefsel.example', password: DEMO_PASSWORD },
  });
  expect((await shop.ask('POST /product/{productId}/review', { path, body })).status).toBe(204);
  const { json } = await shop.ask('POST /product/{productId}/reviews', { path, body: {} });
  expect(json.elements[0]).toMatchObject(body);
});

test('refusals are as published', async () => {
  const path = { productId: 'f'.repeat(32) };
  const statuses = [
    await shop.ask('POST /search', { body: {} }),
    await shop.ask('GET /search', { query: { _criteria: 'onzin' } }),
    await shop.ask('POST /search', {
      body: { search: 'jurk', aggregations: [{ name: 'x', type: 'median' }] },
    }),
    await shop.ask('POST /product', { body: { filter: [{ type: 'range', field: 'price' }] } }),
    await shop.ask('POST /product', { body: { sort: [{ order: 'ASC' }] } }),
    await shop.ask('POST /product/{productId}/find-variant', { path, body: { options: [] } }),
    await shop.ask('POST /product/{productId}/review', { path: withProduct, body: { points: 9 } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 404, 400]);
});
