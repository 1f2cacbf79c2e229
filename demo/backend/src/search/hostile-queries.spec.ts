import fastify from 'fastify';
import fc from 'fast-check';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { KEY } from './search-service.fixture.ts';
import { searchPlugin } from './search-plugin.ts';

const app = fastify();
beforeAll(async () => {
  const catalogue = createCatalogue({ seed: 5, products: 120 });
  await app.register(searchPlugin, { catalogue, instanceKey: KEY, publicOrigin: 'http://shop.test' });
});
afterAll(() => app.close());

/** Number of requests; `npx weefsel soak` sends more. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 200);
// On a busy machine hundreds of requests exceed the usual time of a test.
const TIMEOUT_MS = 60_000;

const NAMES = ['tn_q', 'tn_cid', 'tn_p', 'tn_ps', 'tn_sort', 'tn_filters', 'tn_parameters', 'tn_use_filters']
  .concat('tn_parameters_except', 'tn_maxresults', 'tn_instant', 'tn_profilekey', 'format')
  .concat('tn_fk_merk', 'tn_fk_maat', 'tn_fk_ae-price', 'tn_fk_categorie', 'tn_fk_', 'tn_fk___proto__');
const JUNK = [
  '%',
  '%zz',
  '%C3',
  '%00',
  '%FF%FE',
  '%26',
  '%3D',
  '%7C',
  '|',
  '=',
  '&',
  '+',
  '-',
  '?',
  '%25',
  '%0A',
]
  .concat('1e309', '-1', '99999999999999999999', 'NaN', 'null', 'true', '__proto__', 'constructor', '%22%7B')
  .concat(
    'jurk',
    'Fjordal',
    '10000',
    'Prijs+oplopend',
    '%27%3B+DROP+TABLE',
    '%F0%9F%91%97',
    '%E2%80%AE',
    'a',
  );

const value = fc
  .array(fc.oneof(fc.constantFrom(...JUNK), fc.string({ unit: 'binary', maxLength: 8 }).map(escapeLoosely)))
  .map((parts) => parts.join(''));
const name = fc.oneof(fc.constantFrom(...NAMES), value);
const query = fc
  .array(fc.tuple(name, value), { maxLength: 12 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

/** Escapes only characters that an address cannot contain, lone surrogates included. */
function escapeLoosely(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^!-~]/gu, encodeURIComponent)
    .replaceAll('#', '%23');
}

const ENDPOINTS = [
  'navigation',
  'navigation-search',
  'search',
  'products',
  'facets',
  'facets/maat/attributes',
]
  .concat('autocomplete', 'suggestions', 'suggestions/items', 'suggestions/products', 'categorytree')
  .map((endpoint) => `/${endpoint}/${KEY}`)
  .concat(`/recommendations/featured/${KEY}/1`);

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({
    method: 'GET',
    url,
    headers: { accept: 'application/json' },
  });
  return { status: statusCode, type: headers['content-type'], answer: JSON.parse(body) as unknown };
};

test.each(ENDPOINTS)(
  'query strings at %s, however hostile, get a well-formed answer',
  async (endpoint) => {
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        // The first of several values counts, and the required parameters are present.
        const { status, type, answer } = await ask(`${endpoint}?format=json&${text}&tn_q=&tn_cid=`);
        expect(status).toBe(200);
        expect(type).toContain('application/json');
        expect(typeof answer).toBe('object');
      }),
      { numRuns: REQUESTS },
    );
  },
  TIMEOUT_MS,
);

test(
  'every address below a known one is answered or refused in JSON',
  async () => {
    const segment = value.map((text) => text.replace(/[/?\\]/g, ''));
    const places = [
      'products/KEY/*',
      'facets/*/attributes/KEY',
      'recommendations/product/KEY/*',
      'navigation/*',
    ]
      .concat(
        'recommendations/product/KEY/*/1',
        'recommendations/featured/KEY/*',
        'recommendations/grouped/KEY/*/1',
      )
      .map((place) => `/${place.replace('KEY', KEY)}`);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), segment, async (place, text) => {
        const { status, answer } = await ask(place.replace('*', () => text));
        expect([200, 400, 401, 404, 414]).toContain(status);
        expect(typeof answer).toBe('object');
      }),
      { numRuns: REQUESTS },
    );
  },
  TIMEOUT_MS,
);

test('any body is taken as an event', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (payload) => {
      const headers = { 'instance-key': KEY, 'content-type': 'application/json' };
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/search', headers, payload });
      expect(statusCode).toBe(204);
    }),
  );
});
