import {
  at,
  catalogue,
  openTestShop,
  refusal,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { partOf, readPublishedDocument } from './published-document.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const properties = partOf(readPublishedDocument(), 'components', 'schemas', 'Product', 'properties');

/** Fields that the service computes or wraps for a response; its database cannot compare them. */
const WORKED_OUT = new Set([
  'apiAlias',
  'calculatedCheapestPrice',
  'calculatedMaxPurchase',
  'calculatedPrice',
  'calculatedPrices',
  'extensions',
  'measurements',
  'seoCategory',
  'sortedProperties',
  'translated',
]);
const names = Object.keys(properties);
const stored = names.filter((name) => !WORKED_OUT.has(name));
const variant = at(catalogue.variantsOf(at(catalogue.products, 0)), 0);

const ask = (body: object) => shop.call('POST', '/product', { body: { limit: 5, ...body } });

test('the published document has the expected product fields', () => {
  expect(names.length).toBeGreaterThan(90);
  expect(stored.length).toBeGreaterThanOrEqual(86);
  expect([...WORKED_OUT].filter((name) => !names.includes(name))).toEqual([]);
});

test.each(stored)('products can be filtered, sorted, grouped and counted by %s', async (field) => {
  const bodies = [
    { filter: [{ type: 'equals', field, value: null }] },
    { 'post-filter': [{ type: 'range', field: `product.${field}`, parameters: { gte: 1 } }] },
    { sort: [{ field, order: 'DESC' }] },
    { grouping: [field] },
    { aggregations: [{ name: 'values', type: 'terms', field }] },
  ];
  for (const body of bodies) expect([body, (await ask(body)).status]).toEqual([body, 200]);
});

test.each([...WORKED_OUT])('%s is refused, because it is worked out for each answer', async (field) => {
  const bodies = [{ filter: { [field]: 1 } }, { sort: field }];
  for (const body of bodies) expect(refusal(await ask(body))).toEqual([400, 'FRAMEWORK__UNMAPPED_FIELD']);
});

test('a product is found by the value that each plain field shows', async () => {
  const [shown] = (await ask({ ids: [variant.id] })).json.elements;
  // An association that was not requested is null in the response, whatever exists.
  const isAssociation = (name: string) =>
    '$ref' in partOf(properties, name) || 'items' in partOf(properties, name);
  const plain = stored.filter((name) => !isAssociation(name) && !(shown[name] instanceof Object));
  expect(plain.length).toBeGreaterThan(50);
  for (const field of plain) {
    const value = shown[field] ?? null;
    const { json } = await ask({ ids: [variant.id], filter: [{ type: 'equals', field, value }] });
    expect([field, value, json.elements?.length]).toEqual([field, value, 1]);
  }
});

test('a list of ids finds a product by each of them, and an association by its id', async () => {
  const associations = { media: {}, properties: {}, categories: {}, seoUrls: {} };
  const [shown] = (await ask({ ids: [variant.id], associations })).json.elements;
  const ids = (list: { id: string }[]) => at(list, 0).id;
  const wanted = {
    categoryTree: shown.categoryTree[1],
    optionIds: shown.optionIds[1],
    'cover.id': shown.cover.id,
    manufacturer: shown.manufacturer.id,
    parent: shown.parentId,
    'media.id': ids(shown.media),
    properties: ids(shown.properties),
    'categories.id': ids(shown.categories),
    'seoUrls.id': ids(shown.seoUrls),
    'tax.id': shown.tax.id,
  };
  for (const [field, value] of Object.entries(wanted)) {
    const found = await ask({ ids: [variant.id], filter: [{ type: 'equals', field, value }] });
    expect([field, found.json.elements?.length]).toEqual([field, 1]);
    const other = await ask({
      ids: [variant.id],
      filter: [{ type: 'equals', field, value: 'f'.repeat(32) }],
    });
    expect([field, other.json.elements?.length]).toEqual([field, 0]);
  }
});

test('custom fields can be filtered, also ones that no product has', async () => {
  expect((await ask({ filter: { 'customFields.nd_fit': null } })).json.elements).toHaveLength(5);
  expect((await ask({ filter: { 'customFields.nd_fit': 'slim' } })).json.elements).toEqual([]);
  expect(refusal(await ask({ filter: { 'customFields.': null } }))).toEqual([
    400,
    'FRAMEWORK__UNMAPPED_FIELD',
  ]);
});
