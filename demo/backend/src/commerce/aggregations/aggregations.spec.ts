import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const { products } = catalogue;
const dames = { type: 'equals', field: 'categoryTree', value: at(catalogue.categories, 1).id };
const ladies = products.filter(({ gender }) => gender === 'dames');
const ask = (aggregations: unknown, body: object = {}) =>
  shop.call('POST', '/product', { body: { limit: 1, filter: [dames], aggregations, ...body } });
const results = async (...aggregations: object[]) => (await ask(aggregations)).json.aggregations;
const euros = (cents: number) => cents / 100;
const total = ladies.reduce((sum, { priceCents }) => sum + priceCents, 0);

describe('aggregations of products', () => {
  test('figures: exact sums in cents, extremes as texts, different values counted once', async () => {
    const price = (type: string) => ({ name: type, type, field: 'price' });
    const [min, max] = [Math.min, Math.max].map((pick) =>
      String(euros(pick(...ladies.map(({ priceCents }) => priceCents)))),
    );
    const avg = total / 100 / ladies.length;
    const brands = { name: 'brands', type: 'count', field: 'product.manufacturerId' };
    const found = await results(...['sum', 'min', 'max', 'avg', 'stats'].map(price), brands);
    expect(found).toEqual({
      sum: { sum: euros(total), apiAlias: 'sum_aggregation' },
      min: { min, apiAlias: 'min_aggregation' },
      max: { max, apiAlias: 'max_aggregation' },
      avg: { avg, apiAlias: 'avg_aggregation' },
      stats: { min, max, avg, sum: euros(total), apiAlias: 'stats_aggregation' },
      brands: { count: new Set(ladies.map(({ brand }) => brand.id)).size, apiAlias: 'brands_aggregation' },
    });
  });

  test('terms: the most frequent first, up to the limit, each with a nested aggregation', async () => {
    const { brands } = await results({
      name: 'brands',
      type: 'terms',
      field: 'manufacturer.name',
      limit: 3,
      sort: { field: '_count', order: 'DESC' },
      aggregation: { name: 'dearest', type: 'max', field: 'price' },
    });
    const counts = [...Map.groupBy(ladies, ({ brand }) => brand.name)];
    const most = counts.map(([, { length }]) => length).sort((one, other) => other - one);
    expect(brands.buckets.map(({ count }: { count: number }) => count)).toEqual(most.slice(0, 3));
    for (const { key, dearest } of brands.buckets) {
      const prices = ladies.filter(({ brand }) => brand.name === key).map(({ priceCents }) => priceCents);
      expect(dearest).toMatchObject({ max: String(euros(Math.max(...prices))) });
    }
  });

  test('entities: the brands and options that occur, whole', async () => {
    const found = await results(
      { name: 'brands', type: 'entity', field: 'manufacturerId', definition: 'product_manufacturer' },
      { name: 'likes', type: 'entity', field: 'properties.id', definition: 'property_group_option' },
      { name: 'groups', type: 'entity', field: 'properties.groupId', definition: 'property_group' },
    );
    const names = found.brands.entities.map(
      ({ translated }: { translated: { name: string } }) => translated.name,
    );
    expect(new Set(names)).toEqual(new Set(ladies.map(({ brand }) => brand.name)));
    expect(found.likes.entities.map(({ name }: { name: string }) => name)).toContain('Effen');
    expect(found.groups.entities.map(({ name }: { name: string }) => name)).toContain('Materiaal');
  });

  test('ranges: from is in, to is out; a filter inside an aggregation counts for it alone', async () => {
    const inside = {
      name: 'cheap',
      type: 'range',
      field: 'price',
      ranges: [{ to: 50 }, { from: 50, to: 100 }],
    };
    const filter = [{ type: 'equals', field: 'isNew', value: true }];
    const found = await results(
      { ...inside, name: 'prices', ranges: [...inside.ranges, { from: 100, key: 'dear' }] },
      { name: 'new', type: 'filter', filter, aggregation: inside },
    );
    const count = (least: number, most: number, among = ladies) =>
      among.filter(({ priceCents }) => priceCents >= least && priceCents < most).length;
    const fresh = ladies.filter(({ isNew }) => isNew);
    expect(found.prices.ranges).toEqual({
      '*-50': count(0, 5000),
      '50-100': count(5000, 10000),
      dear: count(10000, Infinity),
    });
    expect(found.cheap.ranges).toEqual({
      '*-50': count(0, 5000, fresh),
      '50-100': count(5000, 10000, fresh),
    });
  });

  test('histograms: by month and quarter, in the words of the vendor or those of the client', async () => {
    const by = (name: string, more: object = {}) => ({
      name,
      type: 'histogram',
      field: 'createdAt',
      ...more,
    });
    const found = await results(
      by('month', { interval: 'month' }),
      by('quarter', { interval: 'quarter', timeZone: 'Europe/Amsterdam' }),
      by('german', { interval: 'year', format: 'm.Y' }),
    );
    const counted = (name: string) =>
      found[name].buckets.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    const keys = (name: string) => found[name].buckets.map(({ key }: { key: string }) => key);
    expect(['month', 'quarter', 'german'].map(counted)).toEqual([
      ladies.length,
      ladies.length,
      ladies.length,
    ]);
    expect(keys('month')).toEqual(keys('month').toSorted());
    expect(keys('month')[0]).toMatch(/^20\d\d-\d\d-01 00:00:00$/);
    expect(keys('quarter')[0]).toMatch(/^20\d\d [1-4]$/);
    expect(keys('german')).toContain('03.2025');
  });

  test('post-filters narrow the list but not the aggregations', async () => {
    const cheap = { type: 'range', field: 'price', parameters: { lt: 50 } };
    const sum = { name: 'sum', type: 'sum', field: 'price' };
    const { json } = await ask([sum], { 'post-filter': [cheap], 'total-count-mode': 'exact' });
    expect(json.total).toBe(ladies.filter(({ priceCents }) => priceCents < 5000).length);
    expect(json.aggregations.sum.sum).toBe(euros(total));
  });

  test('invalid ones are rejected with the error codes of the vendor', async () => {
    const bad = async (aggregations: unknown) => refusal(await ask(aggregations));
    const invalid = (pointer: string) => [400, `FRAMEWORK__INVALID_AGGREGATION_QUERY ${pointer}`];
    const name = 'x';
    const field = 'price';
    const cases: [unknown, string][] = [
      ['text', '/aggregations'],
      [[5], '/aggregations/0'],
      [[{ type: 'max', field }], '/aggregations/0'],
      [[{ name: 'a:b', type: 'max', field }], '/aggregations/0'],
      [[{ name, type: 'max' }], '/aggregations/0/max/field'],
      [[{ name, type: 'median', field }], '/aggregations/0'],
      [[{ name, type: 'entity', field }], '/aggregations/0/entity/field'],
      [[{ name, type: 'range', field }], '/aggregations/0/range/ranges'],
      [[{ name, type: 'range', field, ranges: [{ from: 'cheap' }] }], '/aggregations/0/range/ranges/0'],
      [[{ name, type: 'histogram', field }], '/aggregations/0/histogram/interval'],
      [[{ name, type: 'filter', filter: [] }], '/aggregations/0/filter/field'],
    ];
    for (const [sent, pointer] of cases) expect(await bad(sent)).toEqual(invalid(pointer));
    expect(await bad([{ name, type: 'max', field: 'luck' }])).toEqual([400, 'FRAMEWORK__UNMAPPED_FIELD']);
    const unknown = { name, type: 'entity', field: 'id', definition: 'weather' };
    expect(await bad([unknown])).toEqual([400, 'FRAMEWORK__DEFINITION_NOT_FOUND']);
  });
});
