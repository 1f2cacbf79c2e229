import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

interface Found {
  name: string;
  parentId: string;
  calculatedPrice: { unitPrice: number };
}

const search = async (text: string, body: object = {}) =>
  (await shop.call('POST', '/search', { body: { search: text, ...body } })).json;
const namesIn = (answer: { elements: Found[] }) => answer.elements.map(({ name }) => name);

describe('searching by words', () => {
  test('understands plurals and typing errors, best match first', async () => {
    const jassen = await search('jassen', { limit: 100 });
    expect(jassen.total).toBeGreaterThan(3);
    expect(namesIn(await search('jas', { limit: 100 }))).toEqual(namesIn(jassen));
    const typed = await search('bluose', { limit: 5 });
    expect(namesIn(typed).some((name) => /blouse/i.test(name))).toBe(true);
    expect(jassen).toMatchObject({
      apiAlias: 'product_listing',
      sorting: 'score',
      currentFilters: { search: 'jassen', navigationId: null },
    });
    expect(jassen.availableSortings[0].key).toBe('score');
  });

  test('finds an article number, and nothing for words that nothing has', async () => {
    const { id, number } = at(catalogue.products, 12);
    expect((await search(number)).elements.map(({ parentId }: Found) => parentId)).toEqual([id]);
    expect(await search('zxqwv')).toMatchObject({ total: 0, elements: [] });
  });

  test('is filtered, sorted and paged like a listing', async () => {
    const all = await search('jurk', { limit: 100 });
    const brand = at<{ id: string }>(all.aggregations.manufacturer.entities, 0);
    const own = await search('jurk', { manufacturer: brand.id, order: 'price-asc', limit: 100 });
    const prices = own.elements.map(({ calculatedPrice }: Found) => calculatedPrice.unitPrice);
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
    const second = await search('jurk', { limit: 2, p: 2 });
    expect(namesIn(second)).toEqual(namesIn(all).slice(2, 4));
  });

  test('suggests the same goods without anything to filter or sort them by', async () => {
    const body = { search: 'jurk', limit: 5 };
    const { json } = await shop.call('POST', '/search-suggest', { body });
    expect(namesIn(json)).toEqual(namesIn(await search('jurk', { limit: 5 })));
    expect(json).toMatchObject({ availableSortings: [], currentFilters: [], aggregations: [] });
    const got = await shop.call('GET', '/search-suggest?search=jurk&limit=5');
    expect(got.json).toEqual(json);
  });

  test('needs words', async () => {
    for (const path of ['/search', '/search-suggest'])
      for (const body of [{}, { search: '  ' }, { search: ['jurk'] }])
        expect(refusal(await shop.call('POST', path, { body }))).toEqual([
          400,
          'FRAMEWORK__MISSING_REQUEST_PARAMETER',
        ]);
  });
});

test('a term narrows any list of products, and keeps the order of relevance', async () => {
  const body = { term: 'jurk', limit: 10, 'total-count-mode': 1, sort: [{ field: '_score', order: 'DESC' }] };
  const { json } = await shop.call('POST', '/product', { body });
  expect(namesIn(json)).toEqual(namesIn(await search('jurk', { limit: 10 })));
});
