import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.close());

const ask = async (body: unknown, path = '/product') => refusal(await shop.call('POST', path, { body }));
const send = async (text: string, path = '/product') => {
  const headers = { 'content-type': 'application/json' };
  return refusal(await shop.call('POST', path, { body: text, headers }));
};
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const filter = (part: object) => ({ filter: [{ field: 'name', ...part }] });
const badFilter = (pointer: string) => [400, `FRAMEWORK__INVALID_FILTER_QUERY /filter/0/${pointer}`];

test('JSON that is nested more than 512 deep is malformed, wherever it stands', async () => {
  for (const levels of [600, 4000, 200_000]) {
    const deep = nested(levels);
    // The maximum that fits into a request.
    const times = Math.min(levels, 20_000);
    for (const text of [
      `{"ids":${deep}}`,
      `{"limit":${deep}}`,
      `{"filter":[{"type":"equals","field":"name","value":${deep}}]}`,
      `{"filter":[{"type":"equalsAny","field":"name","value":${deep}}]}`,
      `{"associations":${'{"children":{"associations":'.repeat(times)}{}${'}}'.repeat(times)}}`,
    ])
      expect([text.slice(0, 20), ...(await send(text))]).toEqual([text.slice(0, 20), 400, '0']);
    expect(await send(`{"includes":{"product":${deep}}}`, '/category')).toEqual([400, '0']);
  }
});

test('JSON nested up to 512 levels is read, and refused only for its content', async () => {
  expect(await send(`{"limit":${nested(510)}}`)).toEqual([400, 'FRAMEWORK__INVALID_LIMIT_QUERY /limit']);
  expect(await send(`{"nonsense":${nested(511)},"limit":1}`)).toEqual([200]);
  expect(await send(`{"nonsense":${nested(512)},"limit":1}`)).toEqual([400, '0']);
});

test('values of filters are single, or lists of single ones', async () => {
  for (const type of ['equals', 'contains', 'prefix', 'suffix'])
    for (const value of [[], {}, ['a']])
      expect(await ask(filter({ type, value }))).toEqual(badFilter('value'));
  for (const value of [[['a']], [{}], {}]) {
    expect(await ask(filter({ type: 'equalsAny', value }))).toEqual(badFilter('value'));
    expect(await ask(filter({ type: 'equalsAll', value }))).toEqual(badFilter('value'));
  }
  const range = { type: 'range', parameters: { gte: [] } };
  expect(await ask(filter(range))).toEqual(badFilter('parameters'));
  expect(await ask(filter({ type: 'equalsAny', value: ['a', 1, true, null] }))).toEqual([200]);
});

test('filter groups hold only filters, and a limited number of them', async () => {
  for (const queries of ['x', 5, ['x'], [[]]])
    expect(await ask({ filter: [{ type: 'or', queries }] })).toEqual(badFilter('queries/0'));
  expect(await ask({ filter: [{ type: 'or', queries: {} }] })).toEqual([200]);
  const one = { type: 'equals', field: 'name', value: 'x' };
  const many = (count: number) => ({ limit: 1, filter: [{ type: 'or', queries: Array(count).fill(one) }] });
  expect(await ask(many(499))).toEqual([200]);
  expect(await ask(many(500))).toEqual([400, 'FRAMEWORK__INVALID_FILTER_QUERY /filter']);
});

test('criteria of the wrong type are refused by name', async () => {
  const invalid = (name: string) => [400, `FRAMEWORK__INVALID_REQUEST_PARAMETER /${name}`];
  for (const ids of [{}, true, [[]], [{}], [null]]) expect(await ask({ ids })).toEqual(invalid('ids'));
  for (const term of [{}, [], true]) expect(await ask({ term })).toEqual(invalid('term'));
  for (const grouping of [{}, [[]]]) expect(await ask({ grouping })).toEqual(invalid('grouping'));
  for (const associations of ['media', 5, ['media']])
    expect(await ask({ associations })).toEqual(invalid('associations'));
  for (const associations of [{}, [], null]) expect(await ask({ associations, limit: 1 })).toEqual([200]);
  expect(await ask({ term: 5, grouping: 'id', ids: null, limit: 1 })).toEqual([200]);
});

test('numbers are numbers, and no larger than a page', async () => {
  const limit = 'FRAMEWORK__INVALID_LIMIT_QUERY /limit';
  for (const sent of [[5], true, {}, 'ten', 1.5, 0]) expect(await ask({ limit: sent })).toEqual([400, limit]);
  for (const sent of [101, 1e308, Number.MAX_SAFE_INTEGER])
    expect(await ask({ limit: sent })).toEqual([400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED /limit']);
  expect(await ask({ page: [2] })).toEqual([400, 'FRAMEWORK__INVALID_PAGE_QUERY /page']);
  expect(await ask({ page: 1e308, limit: '100' })).toEqual([200]);
});

test('more sort fields or aggregations than the maximum are refused', async () => {
  const sort = [400, 'FRAMEWORK__INVALID_SORT_QUERY /sort'];
  expect(await ask({ sort: Array(21).fill({ field: 'name' }) })).toEqual(sort);
  expect(await ask({ sort: Array(50_000).fill(1) })).toEqual(sort);
  expect(await ask({ sort: 'name,'.repeat(21) })).toEqual(sort);
  expect(await ask({ limit: 1, sort: Array(20).fill({ field: 'name' }) })).toEqual([200]);
  const one = (n: number) => ({ name: `n${n}`, type: 'count', field: 'id' });
  const figures = (length: number) => ({ limit: 1, aggregations: Array.from({ length }, (_, n) => one(n)) });
  expect(await ask(figures(50))).toEqual([200]);
  expect(await ask(figures(51))).toEqual([400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY /aggregations']);
});

test('associations are checked at any depth, and refused beyond 20 levels', async () => {
  const deep = (levels: number): object =>
    levels === 0 ? {} : { parent: { associations: deep(levels - 1) } };
  expect(await ask({ limit: 1, associations: deep(20) })).toEqual([200]);
  const notFound = [400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND'];
  expect(await ask({ limit: 1, associations: deep(21) })).toEqual(notFound);
  expect(await ask({ associations: { categories: { associations: { weather: {} } } } })).toEqual(notFound);
  expect(await ask({ associations: { parent: { associations: { weather: {} } } } })).toEqual(notFound);
  const media = { associations: { folder: { limit: 0 } } };
  expect(await ask({ associations: { media } })).toEqual([400, 'FRAMEWORK__INVALID_LIMIT_QUERY /limit']);
});
