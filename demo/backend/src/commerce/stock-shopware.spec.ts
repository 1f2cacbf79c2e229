import fastify from 'fastify';
import { IN_MEMORY, openDatabase } from '../database/open-database.ts';
import { commercePlugin } from './commerce-plugin.ts';
import { ACCESS_KEY, catalogue } from './testing/test-shop.ts';
import { SERVER_OPTIONS } from './transport/server-options.ts';

const app = fastify(SERVER_OPTIONS);
beforeAll(() =>
  app.register(commercePlugin, {
    prefix: '/store-api',
    catalogue,
    database: openDatabase(IN_MEMORY),
    options: {
      accessToken: ACCESS_KEY,
      publicOrigin: 'http://pictures.test',
      storefrontOrigin: 'http://shop.test',
      clock: () => Date.UTC(2026, 10, 20),
      isStock: true,
    },
  }),
);
afterAll(() => app.close());

const ask = async (method: 'GET' | 'POST', path: string, payload: object = {}) => {
  const headers = { 'sw-access-key': ACCESS_KEY, 'sw-include-seo-urls': '1' };
  const answer = await app.inject({
    method,
    url: `/store-api${path}`,
    headers,
    ...(method === 'POST' && { payload }),
  });
  return { status: answer.statusCode, text: answer.body, json: (): unknown => answer.json() };
};

test.each([
  ['GET', '/brands'],
  ['POST', '/brandUrls'],
  ['GET', '/manufacturer/0123456789abcdef0123456789abcdef/seo-urls'],
  ['POST', '/nd/newsletter/subscribe'],
  ['POST', '/nd/withdrawal/begin'],
] as const)('%s %s is unknown', async (method, path) => {
  expect((await ask(method, path)).status).toBe(404);
});

test('no response contains fields of the plugin', async () => {
  const product = catalogue.products[0]?.id ?? '';
  const answers = [
    await ask('POST', '/product', { limit: 5 }),
    await ask('POST', `/product/${product}`),
    await ask('POST', `/product/${product}/reviews`),
    await ask('POST', '/navigation/main-navigation/main-navigation', { depth: 3 }),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThan(500);
    expect(text).not.toMatch(/"nd_|categoryLabels/);
  }
});

test('addresses have no prefix, neither in answers nor in criteria', async () => {
  const found = (path: string) =>
    ask('POST', '/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: path }] });
  expect((await found('dames/')).json()).toMatchObject({ elements: [{ seoPathInfo: 'dames/' }] });
  expect((await found('nl/dames/')).json()).toMatchObject({ elements: [] });
});

test('there is no footer menu, and invoice is the only payment method', async () => {
  expect((await ask('POST', '/navigation/footer-navigation/footer-navigation')).status).toBe(204);
  expect((await ask('POST', '/payment-method', { 'total-count-mode': 1 })).json()).toMatchObject({
    total: 1,
    elements: [{ technicalName: 'payment_invoicepayment' }],
  });
});

test('the route list and the OpenAPI document leave out the plugin calls', async () => {
  const { endpoints } = (await ask('GET', '/_info/routes')).json() as {
    endpoints: { path: string; methods: string[] }[];
  };
  expect(endpoints).toContainEqual({ path: '/store-api/product/{productId}', methods: ['GET', 'POST'] });
  expect(endpoints.filter(({ path }) => path.includes('/nd/'))).toEqual([]);
  const { paths } = (await ask('GET', '/_info/openapi3.json')).json() as { paths: object };
  expect(Object.keys(paths)).toEqual(endpoints.map(({ path }) => path.replace('/store-api', '')));
  expect((await ask('GET', '/_info/openapi3.json?type=xml')).status).toBe(400);
});
