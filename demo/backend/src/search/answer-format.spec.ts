import fastify, { type FastifyInstance } from 'fastify';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { searchPlugin } from './search-plugin.ts';
import { KEY } from './search-service.fixture.ts';
import { toXml } from './wire/to-xml.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  const catalogue = createCatalogue({ seed: 5, products: 60 });
  await app.register(searchPlugin, { catalogue, instanceKey: KEY, publicOrigin: 'http://shop.test' });
});
afterAll(() => app.close());

const ask = (path: string, accept?: string) =>
  app.inject({ url: path, headers: accept === undefined ? {} : { accept } });

test.each([
  ['', undefined, 'xml'],
  ['', '*/*', 'xml'],
  ['', 'application/json', 'json'],
  ['', 'text/html, application/json;q=0.9', 'json'],
  ['&format=json', 'text/xml', 'json'],
  ['&format=JSON', undefined, 'json'],
  ['&format=xml', 'application/json', 'xml'],
  ['&format=csv', undefined, 'xml'],
])('with "%s" and Accept %s an answer is %s', async (query, accept, form) => {
  const { headers, statusCode } = await ask(`/navigation/${KEY}?tn_cid=10000${query}`, accept);
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    form === 'xml' ? 'text/xml; charset=utf-8' : 'application/json; charset=utf-8',
  ]);
});

test.each([
  ...['navigation', 'navigation-search', 'search', 'products', 'facets', 'autocomplete', 'categorytree'],
  ...['suggestions', 'suggestions/items'],
])('%s returns the same data in XML as in JSON', async (endpoint) => {
  const path = `/${endpoint}/${KEY}?tn_q=jurk&tn_cid=10000&tn_ps=5`;
  const json: unknown = (await ask(path, 'application/json')).json();
  const xml = (await ask(path)).body;
  expect(xml.length).toBeGreaterThan(150);
  expect(xml).toBe(toXml(json));
});

test.each([
  [`/navigation-search/${KEY}`, 'tn_q'],
  [`/search/${KEY}?tn_cid=10000`, 'tn_q'],
  [`/autocomplete/${KEY}`, 'tn_q'],
  [`/suggestions/${KEY}`, 'tn_q, tn_cid'],
  [`/suggestions/${KEY}?tn_q=jurk`, 'tn_cid'],
  [`/suggestions/products/${KEY}?tn_cid=10000`, 'tn_q'],
])('%s is refused without %s, in the requested format', async (path, missing) => {
  const message = `Required parameter is missing: ${missing}.`;
  const [xml, json] = [await ask(path), await ask(path, 'application/json')];
  expect([xml.statusCode, json.statusCode]).toEqual([400, 400]);
  expect(json.json()).toEqual({ message });
  expect(xml.body).toBe(toXml({ message }));
});

test.each([
  ['/navigation/other', 401],
  [`/catalog/${KEY}`, 404],
  [`/products/${KEY}/unknown`, 404],
])('%s is refused with %i, in XML, too', async (path, status) => {
  const { statusCode, body } = await ask(path);
  expect([statusCode, body.split('\n')[1]]).toEqual([status, expect.stringMatching(/^<tweakwise><message>/)]);
});
