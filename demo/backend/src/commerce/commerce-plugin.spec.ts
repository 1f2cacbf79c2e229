import { gzipSync } from 'node:zlib';
import { openTestShop, ACCESS_KEY, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const errorOf = (answer: { json?: { errors?: unknown[] } }) => answer.json?.errors?.[0];

describe('the access key', () => {
  test('is required: 401 with code 0 and no meta', async () => {
    const answer = await shop.app.inject({ url: '/store-api/context' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      errors: [
        { status: '401', code: '0', title: 'Unauthorized', detail: 'Header "sw-access-key" is required.' },
      ],
    });
  });

  test('is answered with 412 when unknown, and with 403 when malformed', async () => {
    const unknown = await shop.call('GET', '/context', { headers: { 'sw-access-key': 'SWSCNOBODY' } });
    const foreign = await shop.call('GET', '/context', { headers: { 'sw-access-key': 'nonsense' } });
    expect(unknown.status).toBe(412);
    expect(errorOf(unknown)).toMatchObject({
      code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
      meta: { parameters: [] },
    });
    expect(foreign.status).toBe(403);
    expect(errorOf(foreign)).toMatchObject({ code: 'FRAMEWORK__API_INVALID_ACCESS_KEY' });
  });
});

describe('the transport', () => {
  test('lets browsers of every origin read the token [SES-04]', async () => {
    const preflight = await shop.app.inject({ method: 'OPTIONS', url: '/store-api/anything' });
    const answer = await shop.call('GET', '/context');
    expect(preflight.statusCode).toBe(200);
    expect(preflight.body).toBe('');
    for (const headers of [preflight.headers, answer.headers]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-expose-headers']).toContain('sw-context-token');
    }
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers unknown addresses and wrong methods like the framework below the vendor', async () => {
    const unknown = await shop.call('GET', '/nonsense');
    const method = await shop.call('DELETE', '/context');
    expect(unknown.status).toBe(404);
    expect(errorOf(unknown)).toMatchObject({ code: '0', title: 'Not Found' });
    expect(method.status).toBe(405);
    expect(method.headers['allow']).toBe('GET, PATCH');
  });

  test('refuses broken JSON and takes a body that is no object for an empty one', async () => {
    const headers = { 'sw-access-key': ACCESS_KEY, 'content-type': 'application/json' };
    const post = (payload: string) =>
      shop.app.inject({ method: 'POST', url: '/store-api/language', headers, payload });
    const broken = await post('{');
    expect(broken.statusCode).toBe(400);
    expect(broken.json().errors[0]).toMatchObject({ code: '0', detail: 'The JSON payload is malformed.' });
    expect((await post('"text"')).statusCode).toBe(200);
    expect((await post('')).statusCode).toBe(200);
  });

  test('is not led astray by fields that pose as methods', async () => {
    const posing = { toString: 1, valueOf: 1 };
    const body = { limit: posing, nonsense: [posing], 'total-count-mode': [posing] };
    expect((await shop.call('POST', '/product', { body })).status).toBe(400);
    expect((await shop.call('POST', '/product', { body: { ...body, limit: 1 } })).status).toBe(200);
  });

  test('refuses a language it does not speak', async () => {
    const answer = await shop.call('GET', '/context', { headers: { 'sw-language-id': 'a'.repeat(32) } });
    expect(answer.status).toBe(412);
    expect(errorOf(answer)).toMatchObject({ code: 'FRAMEWORK__LANGUAGE_NOT_FOUND' });
  });

  test('reads by GET with packed criteria what it reads by POST', async () => {
    const criteria = { filter: [{ type: 'equals', field: 'salutationKey', value: 'mr' }] };
    const packed = gzipSync(JSON.stringify(criteria)).toString('base64url');
    const byGet = await shop.call('GET', `/salutation?_criteria=${packed}`);
    const byPost = await shop.call('POST', '/salutation', { body: criteria });
    expect(byGet.json).toEqual(byPost.json);
    expect(byPost.json).toMatchObject({ total: 1, elements: [{ translated: { displayName: 'De heer' } }] });
    expect((await shop.call('GET', '/salutation?_criteria=nonsense')).status).toBe(400);
  });
});

test('a shop in maintenance answers calls with 503, and reopens afterwards', async () => {
  shop.switches.maintenance(true);
  const calls = [
    ['GET', '/context'],
    ['POST', '/product'],
    ['POST', '/account/login'],
  ] as const;
  for (const [method, path] of calls) {
    const answer = await shop.call(method, path);
    expect(answer.status).toBe(503);
    expect(errorOf(answer)).toMatchObject({
      status: '503',
      code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  }
  shop.switches.maintenance(false);
  expect((await shop.call('GET', '/context')).status).toBe(200);
});

test('a country without states has an empty list of them', async () => {
  const states = await shop.call('POST', `/country-state/${'a'.repeat(32)}`);
  expect(states.json).toMatchObject({ total: 0, elements: [] });
  expect(errorOf(await shop.call('POST', '/country-state/nonsense'))).toMatchObject({
    code: 'FRAMEWORK__INVALID_UUID',
  });
});

test('small lists are answered in an envelope, currencies as a bare array [API-05]', async () => {
  const language = await shop.call('POST', '/language');
  const countries = await shop.call('POST', '/country', {
    body: { sort: [{ field: 'position', order: 'ASC' }] },
  });
  const currencies = await shop.call('POST', '/currency');
  expect(language.json).toMatchObject({
    apiAlias: 'dal_entity_search_result',
    aggregations: [],
    elements: [{ translationCode: { code: 'nl-NL', translated: { name: 'Nederlands' } } }],
  });
  expect(countries.json.elements.map(({ iso }: { iso: string }) => iso)).toEqual(['NL', 'BE', 'DE']);
  expect(currencies.json).toMatchObject([{ isoCode: 'EUR', translated: { shortName: 'EUR' } }]);
});
