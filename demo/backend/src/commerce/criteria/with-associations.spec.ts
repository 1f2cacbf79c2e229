import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';
import { withAssociations } from './with-associations.ts';

const shape = {
  id: 'a',
  parts: [
    { id: 'p1', place: 2, media: { name: 'achter' }, tags: [{ name: 'x' }, { name: 'y' }] },
    { id: 'p2', place: 1, media: { name: 'voor' }, tags: [] },
    { id: 'p3', place: null, media: null, tags: [{ name: 'y' }] },
  ],
  owner: { name: 'Emma', parts: [{ id: 'q1' }, { id: 'q2' }] },
  none: null,
};

const ids = (criteria: object) =>
  (withAssociations(shape, { parts: criteria }).parts as { id: string }[]).map(({ id }) => id);

test('associations are filtered, sorted and limited', () => {
  expect(ids({})).toEqual(['p1', 'p2', 'p3']);
  expect(ids({ limit: 2 })).toEqual(['p1', 'p2']);
  expect(ids({ limit: 2, page: 2 })).toEqual(['p3']);
  expect(ids({ sort: [{ field: 'place' }] })).toEqual(['p3', 'p2', 'p1']);
  expect(ids({ sort: '-place', limit: 1 })).toEqual(['p1']);
  expect(ids({ filter: [{ type: 'equals', field: 'media.name', value: 'voor' }] })).toEqual(['p2']);
  expect(ids({ filter: [{ type: 'equals', field: 'tags.name', value: 'y' }] })).toEqual(['p1', 'p3']);
});

test('nested associations are limited and sorted too, and absent ones stay absent', () => {
  const nested = withAssociations(shape, {
    parts: { limit: 1, associations: { tags: { limit: 1, sort: '-name' } } },
    owner: { associations: { parts: { limit: 1 } } },
    none: { limit: 1 },
    unheard: { limit: 1 },
  });
  expect(nested.parts).toMatchObject([{ id: 'p1', tags: [{ name: 'y' }] }]);
  expect(nested.owner).toEqual({ name: 'Emma', parts: [{ id: 'q1' }] });
  expect([nested.none, Object.keys(nested)]).toEqual([null, Object.keys(shape)]);
  expect(shape.parts).toHaveLength(3);
});

describe('in the shop', () => {
  let shop: TestShop;
  beforeAll(() => {
    shop = openTestShop();
  });
  afterAll(() => shop.close());

  const product = at(catalogue.products, 0);
  const associations = { media: { limit: 1, sort: [{ field: 'position', order: 'DESC' }] } };

  test('a product, a list and a listing apply association criteria', async () => {
    const list = await shop.call('POST', '/product', { body: { ids: [product.id], associations } });
    const detail = await shop.call('POST', `/product/${product.id}`, { body: { associations } });
    const listing = await shop.call('POST', `/product-listing/${at(catalogue.categories, 0).id}`, {
      body: { ids: [product.id], associations },
    });
    for (const one of [list.json.elements[0], detail.json.product, listing.json.elements[0]])
      expect(one.media.map(({ position }: { position: number }) => position)).toEqual([
        product.mediaIds.length - 1,
      ]);
  });

  test('cross-sellings apply association criteria too', async () => {
    const path = `/product/${product.id}/cross-selling`;
    const groups = (await shop.call('POST', path, { body: { associations } })).json;
    const goods = groups.flatMap(({ products }: { products: { media: object[] }[] }) => products);
    expect(goods.length).toBeGreaterThan(2);
    for (const one of goods) expect(one.media).toHaveLength(1);
  });

  test('invalid association criteria and unknown fields are refused', async () => {
    const ask = async (media: object) =>
      refusal(await shop.call('POST', '/product', { body: { limit: 1, associations: { media } } }));
    expect(await ask({ limit: 0 })).toEqual([400, 'FRAMEWORK__INVALID_LIMIT_QUERY /limit']);
    expect(await ask({ filter: { weather: 1 } })).toEqual([400, 'FRAMEWORK__UNMAPPED_FIELD']);
  });
});
