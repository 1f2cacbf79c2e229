import { createReviews } from '../../catalogue/reviews/create-reviews.ts';
import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const dames = at(catalogue.categories, 1);
const goods = catalogue.products.filter(({ gender }) => gender === 'dames');
const listing = async (body: object = {}) =>
  (await shop.call('POST', `/product-listing/${dames.id}`, { body: { limit: 1, ...body } })).json;
const brandsIn = (answer: { aggregations: { manufacturer: { entities: { id: string }[] } } }) =>
  answer.aggregations.manufacturer.entities.map(({ id }) => id);
const { brand } = at(goods, 0);
const ofBrand = goods.filter((product) => product.brand === brand);

describe('the facets of a listing [API-04]', () => {
  test('rating: only products with at least the requested average', async () => {
    const rated = goods.filter((product) => {
      const points = createReviews(catalogue.seed, product).map((review) => review.points);
      return points.length > 0 && points.reduce((sum, one) => sum + one, 0) / points.length >= 4;
    });
    const found = await listing({ rating: 4, limit: 100 });
    expect(found.total).toBe(rated.length);
    expect(found.currentFilters.rating).toBe(4);
    expect(found.elements.every(({ ratingAverage }: { ratingAverage: number }) => ratingAverage >= 4)).toBe(
      true,
    );
    expect(Number(found.aggregations.rating.max)).toBeGreaterThanOrEqual(4);
  });

  test('shipping-free: nothing in this shop is', async () => {
    expect(await listing({ 'shipping-free': true })).toMatchObject({
      total: 0,
      currentFilters: { 'shipping-free': true },
      aggregations: { 'shipping-free': { max: '0' } },
    });
  });

  test('a facet that is switched off neither filters nor is counted', async () => {
    const found = await listing({ manufacturer: brand.id, 'manufacturer-filter': false });
    expect(found.total).toBe(goods.length);
    expect(found.currentFilters.manufacturer).toEqual([]);
    expect(found.aggregations).not.toHaveProperty('manufacturer');
    expect(found.aggregations).toHaveProperty('price');
  });

  test('only the groups of properties that the client allows can be chosen from', async () => {
    const all = await listing();
    const [colour, size] = all.aggregations.properties.entities as {
      id: string;
      options: { id: string }[];
    }[];
    const chosen = size?.options[0]?.id;
    const body = { properties: chosen, 'property-whitelist': colour?.id };
    const found = await listing(body);
    expect(found.total).toBe(goods.length);
    expect(found.aggregations.properties.entities).toEqual([colour]);
    const both = await listing({ properties: chosen, 'property-whitelist': `${colour?.id}|${size?.id}` });
    expect(both.total).toBeLessThan(goods.length);
    expect(both.aggregations.properties.entities).toHaveLength(2);
  });

  test('reduced facets show what passes the others; the facet itself keeps its other choices', async () => {
    const all = await listing();
    const reduced = await listing({ manufacturer: brand.id, 'reduce-aggregations': '' });
    const prices = ofBrand.map(({ priceCents }) => priceCents / 100);
    expect(brandsIn(reduced)).toEqual(brandsIn(all));
    expect(reduced.aggregations.price.max).toBe(String(Math.max(...prices)));
    expect(reduced.aggregations.properties.entities.length).toBeLessThanOrEqual(
      all.aggregations.properties.entities.length,
    );
    const byPrice = await listing({ 'max-price': 30, 'reduce-aggregations': 'yes' });
    const cheap = goods.filter(({ priceCents }) => priceCents <= 3000);
    expect(new Set(brandsIn(byPrice))).toEqual(new Set(cheap.map((product) => product.brand.id)));
    expect(byPrice.aggregations.price).toEqual(all.aggregations.price);
  });

  test('`filter` decides what is in the listing at all, `post-filter` only narrows it', async () => {
    const isBrand = { type: 'equals', field: 'manufacturer.id', value: brand.id };
    const filtered = await listing({ filter: [isBrand] });
    const narrowed = await listing({ 'post-filter': [isBrand] });
    expect([filtered.total, narrowed.total]).toEqual([ofBrand.length, ofBrand.length]);
    expect(brandsIn(filtered)).toEqual([brand.id]);
    expect((await listing({ ids: [at(goods, 0).id, at(goods, 1).id, 'unknown'] })).total).toBe(2);
    expect(brandsIn(narrowed).length).toBeGreaterThan(1);
  });

  test('only the facets, or all but the facets', async () => {
    const only = await listing({ 'only-aggregations': '1' });
    expect(only).toMatchObject({ elements: [], total: 0, limit: 0 });
    expect(brandsIn(only).length).toBeGreaterThan(1);
    expect(await listing({ 'no-aggregations': '1' })).toMatchObject({
      aggregations: [],
      total: goods.length,
    });
  });

  test('aggregations and an order of the client’s own come beside those of the shop', async () => {
    const found = await listing({
      limit: 100,
      sort: [{ field: 'product.manufacturer.name', order: 'DESC' }],
      aggregations: [{ name: 'dearest', type: 'max', field: 'price' }],
    });
    const names = found.elements.map((one: { manufacturer: { name: string } }) => one.manufacturer.name);
    expect(names).toEqual(names.toSorted((one: string, other: string) => other.localeCompare(one, 'nl')));
    expect(Object.keys(found.aggregations)).toEqual(
      expect.arrayContaining(['dearest', 'properties', 'rating']),
    );
  });

  test('parameters in the address count as those in the body; a bad filter is refused', async () => {
    const address = `/product-listing/${dames.id}`;
    const asked = await shop.call('POST', `${address}?manufacturer=${brand.id}&p=1&limit=1`);
    const got = await shop.call('GET', `${address}?manufacturer=${brand.id}&p=1&limit=1`);
    expect(asked.json.total).toBe(ofBrand.length);
    expect(got.json).toEqual(asked.json);
    expect(got.headers['cache-control']).toBe('no-cache, private');
    const bad = await shop.call('POST', address, { body: { 'post-filter': [{ type: 'equals' }] } });
    expect(refusal(bad)).toEqual([400, 'FRAMEWORK__INVALID_FILTER_QUERY /post-filter/0/field']);
  });
});
