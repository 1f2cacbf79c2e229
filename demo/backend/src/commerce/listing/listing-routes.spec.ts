import { catalogue, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const dames = catalogue.categories[1];
const goods = catalogue.products.filter(({ gender }) => gender === 'dames');
const listing = async (body: object = {}) =>
  (await shop.call('POST', `/product-listing/${dames?.id}`, { body })).json;
type Priced = { calculatedPrice: { unitPrice: number } };

describe("the vendor's listing of a category", () => {
  test('pages by p, sorts by order, and reports page, limit and sorting [API-04]', async () => {
    const first = await listing({ order: 'price-asc', limit: 10, page: 9 });
    const second = await listing({ order: 'price-asc', limit: 10, p: 2 });
    const prices = [...first.elements, ...second.elements].map(
      (one: Priced) => one.calculatedPrice.unitPrice,
    );
    const expected = goods.map(({ priceCents }) => priceCents / 100).sort((one, other) => one - other);
    expect(prices).toEqual(expected.slice(0, 20));
    expect(second).toMatchObject({
      total: goods.length,
      page: 2,
      limit: 10,
      sorting: 'price-asc',
      apiAlias: 'product_listing',
    });
    expect(await listing({ order: 'nonsense' })).toMatchObject({ sorting: 'topseller', page: 1, limit: 24 });
  });

  test('filters with OR inside a group and AND between groups, and keeps all facet values', async () => {
    const all = await listing({ limit: 1 });
    const group = (name: string) =>
      all.aggregations.properties.entities.find((one: { name: string }) => one.name === name);
    const [red, blue] = group('Kleur').options;
    const [size] = group('Maat').options;
    const brand = all.aggregations.manufacturer.entities[0];
    const body = {
      properties: [red.id, blue.id, size.id].join('|'),
      manufacturer: brand.id,
      'max-price': 300,
      limit: 1,
    };
    const filtered = await listing(body);
    const expected = goods.filter(
      (product) =>
        product.brand.id === brand.id &&
        product.priceCents <= 30000 &&
        product.sizes.includes(size.name) &&
        product.colours.some(({ id }) => id === red.id || id === blue.id),
    );
    expect(filtered.total).toBe(expected.length);
    expect(filtered.aggregations).toEqual(all.aggregations);
    expect(filtered.currentFilters).toMatchObject({
      manufacturer: [brand.id],
      price: { min: 0, max: 300 },
      search: null,
    });
  });

  test('is a 404 for a category that does not exist', async () => {
    const { status, json } = await shop.call('POST', `/product-listing/${'f'.repeat(32)}`);
    expect([status, json.errors[0].code]).toEqual([404, 'PRODUCT__CATEGORY_NOT_FOUND']);
  });
});
