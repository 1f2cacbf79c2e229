import { createReviews } from '../../catalogue/reviews/create-reviews.ts';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const reviewed = at(
  catalogue.products.filter((product) => createReviews(catalogue.seed, product).length >= 5),
  0,
);
const known = createReviews(catalogue.seed, reviewed);
const address = `/product/${reviewed.id}/reviews`;
const list = async (body: object = {}, token?: string) =>
  (await shop.call('POST', address, { body, token })).json;

const signIn = async (name: 'emma' | 'joris' = 'emma') => {
  const body = { username: `${name}@weefsel.example`, password: DEMO_PASSWORD };
  return (await shop.call('POST', '/account/login', { body })).token;
};

const REVIEW = {
  title: 'Precies goed',
  content: 'Zit heerlijk, de stof is zacht en de kleur klopt met de foto.',
  points: 4,
};
const save = (body: object, token?: string) =>
  shop.call('POST', `/product/${reviewed.id}/review`, { body, token });

describe('the reviews of a product', () => {
  test('are listed newest first, filtered and counted by stars, also through a variant', async () => {
    const found = await list({ 'total-count-mode': 1, limit: 3 });
    expect(found).toMatchObject({ entity: 'product_review', total: known.length, limit: 3 });
    expect(found.elements.map(({ id }: { id: string }) => id)).toEqual(known.slice(0, 3).map(({ id }) => id));
    expect(found.elements[0]).toMatchObject({
      productId: reviewed.id,
      status: true,
      points: known[0]?.points,
    });
    const matrix = await list({
      aggregations: [{ name: 'ratingMatrix', type: 'terms', field: 'points' }],
      'post-filter': [{ type: 'equals', field: 'points', value: 5 }],
      sort: [{ field: 'createdAt', order: 'ASC' }],
    });
    const counts = Object.fromEntries(
      [...Map.groupBy(known, ({ points }) => points)].map(([points, { length }]) => [points, length]),
    );
    const buckets = matrix.aggregations.ratingMatrix.buckets;
    expect(
      Object.fromEntries(buckets.map(({ key, count }: { key: string; count: number }) => [key, count])),
    ).toEqual(counts);
    expect(matrix.elements).toHaveLength(counts[5] ?? 0);
    const variant = at(catalogue.variantsOf(reviewed), 0);
    expect((await shop.call('GET', `/product/${variant.id}/reviews`)).json.total).toBe(known.length);
  });

  test('average to the rating of the product', async () => {
    const { json } = await shop.call('POST', `/product/${reviewed.id}`);
    const { ratings } = (await list({ aggregations: [{ name: 'ratings', type: 'avg', field: 'points' }] }))
      .aggregations;
    expect(json.product.ratingAverage).toBeCloseTo(ratings.avg, 10);
  });

  test('are empty for an unknown product', async () => {
    expect((await shop.call('POST', `/product/${'c'.repeat(32)}/reviews`)).json).toMatchObject({
      elements: [],
    });
  });
});

describe('writing a review', () => {
  test('shows it at once to its author only, and leaves the rating unchanged', async () => {
    const token = await signIn();
    const before = (await shop.call('POST', `/product/${reviewed.id}`)).json.product.ratingAverage;
    expect((await save(REVIEW, token)).status).toBe(204);
    const [own] = (await list({}, token)).elements;
    expect(own).toMatchObject({ ...REVIEW, externalUser: 'Emma', status: false, updatedAt: null });
    expect((await list()).total).toBe(known.length);
    expect((await list({}, await signIn('joris'))).total).toBe(known.length);
    expect((await shop.call('POST', `/product/${reviewed.id}`)).json.product.ratingAverage).toBe(before);
  });

  test('is possible once per product, and with its id changes the same review', async () => {
    const token = await signIn();
    await save(REVIEW, token);
    expect(refusal(await save(REVIEW, token))).toEqual([400, 'VIOLATION::ENTITY_EXISTS /customerId']);
    const [own] = (await list({}, token)).elements;
    shop.time.now += 60_000;
    expect((await save({ ...REVIEW, id: own.id, points: 2, name: 'E.' }, token)).status).toBe(204);
    const found = await list({}, token);
    expect(found.total).toBe(known.length + 1);
    expect(found.elements[0]).toMatchObject({
      id: own.id,
      points: 2,
      externalUser: 'E.',
      createdAt: own.createdAt,
    });
    expect(found.elements[0].updatedAt).not.toBeNull();
    const stranger = await signIn('joris');
    expect(refusal(await save({ ...REVIEW, id: own.id }, stranger))).toEqual([
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS /id',
    ]);
  });

  test('requires an account and an existing product', async () => {
    expect(refusal(await save(REVIEW))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
    const token = await signIn();
    const nothing = await shop.call('POST', `/product/${'c'.repeat(32)}/review`, { body: REVIEW, token });
    expect(refusal(nothing)).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND']);
  });

  test('needs a title, enough words and one to five stars', async () => {
    const token = await signIn();
    const blank = (field: string) => `VIOLATION::IS_BLANK_ERROR /${field}`;
    expect(refusal(await save({}, token))).toEqual([400, blank('title'), blank('content'), blank('points')]);
    expect(refusal(await save({ name: ' ', title: 'Mooi', content: 'Top!', points: 6 }, token))).toEqual([
      400,
      blank('name'),
      'VIOLATION::TOO_SHORT_ERROR /title',
      'VIOLATION::TOO_SHORT_ERROR /content',
      'VIOLATION::TOO_HIGH_ERROR /points',
    ]);
    const stars = async (points: unknown) => refusal(await save({ ...REVIEW, points }, token));
    expect(await stars(0)).toEqual([400, 'VIOLATION::TOO_LOW_ERROR /points']);
    expect(await stars({})).toEqual([400, 'VIOLATION::INVALID_TYPE_ERROR /points']);
  });
});
