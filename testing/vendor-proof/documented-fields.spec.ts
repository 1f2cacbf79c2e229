import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { catalogue, openTestShop, type TestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import {
  documentedFields,
  type DocumentedEntity,
} from '../../demo/backend/src/commerce/criteria/documented-fields.ts';
import { isSchema, partOf, readPublishedDocument, type Schema } from './published-document.ts';

const document = readPublishedDocument();
const SINGLE = ['string', 'number', 'integer', 'boolean'];

/** Names of the single values in a schema of the published document. */
function singleValuesOf(name: string): string[] {
  const schema = partOf(document, 'components', 'schemas', name);
  const parts = [schema, ...(Array.isArray(schema['allOf']) ? (schema['allOf'] as Schema[]) : [])];
  const properties = parts.flatMap(({ properties: some }) => (isSchema(some) ? Object.entries(some) : []));
  return properties
    .filter(
      ([field, value]) => field !== 'apiAlias' && isSchema(value) && SINGLE.includes(String(value['type'])),
    )
    .map(([field]) => field)
    .sort();
}

const ENTITIES: readonly (readonly [entity: DocumentedEntity, schema: string, path: string])[] = [
  ['category', 'Category', '/category'],
  ['country', 'Country', '/country'],
  ['country_state', 'CountryState', `/country-state/${'0'.repeat(32)}`],
  ['currency', 'Currency', '/currency'],
  ['language', 'Language', '/language'],
  ['salutation', 'Salutation', '/salutation'],
  ['payment_method', 'PaymentMethod', '/payment-method'],
  ['shipping_method', 'ShippingMethod', '/shipping-method'],
  ['order', 'Order', '/order'],
  ['customer_address', 'CustomerAddress', '/account/list-address'],
  ['seo_url', 'SeoUrl', '/seo-url'],
  ['product_review', 'ProductReview', `/product/${catalogue.products[0]?.id ?? ''}/reviews`],
];

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = openTestShop();
  const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body: emma }));
});
afterAll(() => shop.close());

test.each(ENTITIES)('every documented field of %s can be asked by', async (entity, schema, path) => {
  const fields = documentedFields(entity);
  expect(fields.toSorted()).toEqual(singleValuesOf(schema));
  for (const field of fields) {
    const body = {
      sort: [{ field }],
      filter: [{ type: 'not', queries: [{ type: 'equals', field, value: 'nobody has this' }] }],
      aggregations: [{ name: 'figures', type: 'count', field }],
    };
    const { status, json } = await shop.call('POST', path, { token, body });
    expect([field, status, json.errors]).toEqual([field, 200, undefined]);
  }
  const unknown = await shop.call('POST', path, { token, body: { sort: [{ field: 'nonsense' }] } });
  expect(unknown.json.errors?.[0]?.code).toBe('FRAMEWORK__UNMAPPED_FIELD');
});

test.each(ENTITIES)('%s takes ranking, groups, words, figures and fields', async (entity, _schema, path) => {
  const body = {
    term: 'a',
    query: [{ score: 10, query: { type: 'not', queries: [{ type: 'equals', field: 'id', value: 'x' }] } }],
    grouping: ['id'],
    aggregations: [{ name: 'ids', type: 'terms', field: 'id' }],
    fields: ['id'],
  };
  const { status, json } = await shop.call('POST', path, { token, body });
  const list = json.orders ?? json;
  expect(status).toBe(200);
  const elements = (list.elements ?? list) as Record<string, unknown>[];
  for (const element of elements)
    expect(
      Object.keys(element).filter((name) => !['id', 'translated', 'versionId', 'apiAlias'].includes(name)),
    ).toEqual([]);
  // The one list without an envelope cannot hold aggregations.
  if (entity !== 'currency')
    expect(list.aggregations.ids.buckets.length).toBeGreaterThanOrEqual(elements.length);
  for (const wrong of [[{ score: 1 }], [{ score: 'x', query: {} }], { a: 1 }]) {
    const refused = await shop.call('POST', path, { token, body: { query: wrong } });
    expect(refused.json.errors?.[0]?.source?.pointer).toMatch(/^\/query/);
  }
});
