import cookie from '@fastify/cookie';
import {
  createCommerceClient,
  NetworkError,
  TimeoutError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '@weefsel/api-clients';
import fastify, { type FastifyInstance } from 'fastify';
import { sameSiteWrites } from '../../http/security/writes';
import { BROWSER_CALLS } from './browser-calls';
import { storeApi } from './store-api';

const config = {
  commerceEndpoint: 'http://commerce.test/store-api',
  commerceAccessToken: 'SWSCKEY',
  shopOrigin: 'http://shop.test',
};
const TOKEN = 'sw-context-token';
const [ANNA, JORIS, GUEST] = ['anna', 'joris', 'guest'].map((name) => name.padEnd(32, '0')) as [
  string,
  string,
  string,
];

const answer = (body: unknown, more: Partial<TransportResponse> = {}): TransportResponse => ({
  status: 200,
  statusText: 'OK',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
});

async function shopBefore(backend: Transport, noOrdersIn?: string) {
  const asked: TransportRequest[] = [];
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) };
  const app: FastifyInstance = fastify({ logger: { level: 'error', stream } });
  await app.register(cookie);
  sameSiteWrites(app);
  await storeApi(app, {
    config,
    transport: async (request) => {
      asked.push(request);
      return backend(request);
    },
    viewFor: async () => ({ snapshot: {} as never, ...(noOrdersIn && { noOrdersIn }) }),
  });
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, token?: string, body?: string) =>
    app.inject({
      method,
      url: `/store-api${path}`,
      ...(token && { cookies: { [TOKEN]: token, 'weefsel-session': '1' } }),
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
  return { app, asked, call, logged };
}

type Call = Awaited<ReturnType<Awaited<ReturnType<typeof shopBefore>>['call']>>;
const kept = ({ cookies }: Call): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

describe('a call of a page', () => {
  test('goes to the backend with the key and the session of the cookie, and returns the answer unchanged', async () => {
    const { asked, call } = await shopBefore(async () =>
      answer({ lineItems: [] }, { headers: { [TOKEN]: ANNA } }),
    );
    const body = '{"items":[{"id":"p1","quantity":2}]}';
    const said = await call('POST', '/checkout/cart/line-item', ANNA, body);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: 'http://commerce.test/store-api/checkout/cart/line-item',
      body,
      headers: { 'sw-access-key': 'SWSCKEY', [TOKEN]: ANNA, 'content-type': 'application/json' },
    });
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('cookie');
    expect(said.json()).toEqual({ lineItems: [] });
    expect(said.headers['cache-control']).toBe('private, no-store');
    expect(kept(said)).toEqual({});
  });

  test('passes on a refusal with its body and its new session [SES-04]', async () => {
    const errors = [{ code: 'CHECKOUT__CART_EMPTY', detail: 'empty' }];
    const refused = answer({ errors }, { status: 400, headers: { [TOKEN]: GUEST, 'retry-after': '3' } });
    const { call } = await shopBefore(async () => refused);
    const said = await call('POST', '/checkout/order');
    expect([said.statusCode, said.json(), said.headers['retry-after']]).toEqual([400, { errors }, '3']);
    expect(kept(said)).toEqual({ [TOKEN]: GUEST, 'weefsel-session': '1' });
  });

  test('never shows the token to script: not in headers, not in the body', async () => {
    const cart = { token: JORIS, was: ANNA, lineItems: [{ label: 'Jas' }] };
    const { call } = await shopBefore(async () => answer(cart, { headers: { [TOKEN]: JORIS } }));
    const said = await call('GET', '/checkout/cart', ANNA);
    expect(said.json()).toEqual({ token: '', was: '', lineItems: [{ label: 'Jas' }] });
    expect(said.headers[TOKEN]).toBeUndefined();
    const other = { contextToken: 'another-0000000000000', 'sw-context-token': 'x', tokens: 2 };
    const login = await (await shopBefore(async () => answer(other))).call('POST', '/account/login', ANNA);
    expect(login.json()).toEqual({ contextToken: '', 'sw-context-token': '', tokens: 2 });
    expect(said.cookies.find(({ name }) => name === TOKEN)).toMatchObject({ value: JORIS, httpOnly: true });
  });

  test('passes on a file unchanged', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 254]);
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename=a.pdf' };
    const { call } = await shopBefore(async () => answer('', { bytes, headers }));
    const said = await call('POST', '/document/download/d1/code_2', ANNA, '{}');
    expect([...said.rawPayload]).toEqual([...bytes]);
    expect(said.headers['content-disposition']).toBe(headers['content-disposition']);
  });

  test.each([
    [
      new TimeoutError({ method: 'GET', url: 'http://commerce.test', timeoutMs: 1 }),
      504,
      'SHOP__COMMERCE_LATE',
    ],
    [new NetworkError({ method: 'GET', url: 'http://commerce.test' }), 502, 'SHOP__COMMERCE_AWAY'],
  ])(
    'returns an error in the format of the backend when it does not answer, and logs it once: %s',
    async (error, status, code) => {
      const { app, call, logged } = await shopBefore(() => Promise.reject(error));
      const said = await call('GET', '/context', ANNA);
      expect([said.statusCode, said.json<{ errors: [{ code: string }] }>().errors[0].code]).toEqual([
        status,
        code,
      ]);
      expect(said.body).not.toContain('commerce.test');
      await app.close();
      expect(logged).toEqual(['A shopper’s call was not answered by the commerce backend.']);
    },
  );
});

describe('the session of a browser', () => {
  test('that an earlier shop set is written anew with the next answer [SES-04]', async () => {
    const { app } = await shopBefore(async () => answer({}, { headers: { [TOKEN]: ANNA } }));
    const said = await app.inject({ url: '/store-api/context', cookies: { [TOKEN]: ANNA } });
    expect(kept(said)).toEqual({ [TOKEN]: ANNA, 'weefsel-session': '1' });
  });

  test('is not taken from a publicly cacheable answer [SES-04]', async () => {
    const headers = { [TOKEN]: JORIS, 'cache-control': 'max-age=60, public' };
    const { call } = await shopBefore(async () => answer({}, { headers }));
    expect(kept(await call('POST', '/country', ANNA))).toEqual({});
  });

  test('that a login brought is not undone by a late answer to the guest before it [SES-04]', async () => {
    const tokens: Record<string, string> = {
      '/store-api/account/login': ANNA,
      '/store-api/checkout/cart': GUEST,
    };
    const { call } = await shopBefore(async ({ url }) =>
      answer({}, { headers: { [TOKEN]: tokens[new URL(url).pathname] ?? '' } }),
    );
    const old = 'old-guest'.padEnd(32, '0');
    expect(kept(await call('POST', '/account/login', old, '{}'))[TOKEN]).toBe(ANNA);
    expect(kept(await call('GET', '/checkout/cart', old))).toEqual({});
    // A login from a tab with an old session succeeds all the same.
    expect(kept(await call('POST', '/account/login', old, '{}'))[TOKEN]).toBe(ANNA);
  });

  test('is replaced once when it has expired, whatever was asked at the same time [SES-04]', async () => {
    let begun = 0;
    const { call } = await shopBefore(async () => {
      begun += 1;
      return answer({}, { headers: { [TOKEN]: `session-${begun}`.padEnd(32, '0') } });
    });
    const both = await Promise.all([call('GET', '/context', GUEST), call('GET', '/checkout/cart', GUEST)]);
    expect(both.map((said) => TOKEN in kept(said)).sort()).toEqual([false, true]);
  });

  test('is never that of another shopper in 10,000 mixed calls of two shoppers', async () => {
    const { call } = await shopBefore(async ({ headers }) => {
      if (Math.random() < 0.3) await new Promise((resolve) => setImmediate(resolve));
      return answer(
        { customer: `of ${headers[TOKEN]?.slice(0, 5)}` },
        { headers: { [TOKEN]: headers[TOKEN] ?? '' } },
      );
    });
    const wrong: string[] = [];
    const visit = async (token: string) => {
      for (let turn = 0; turn < 500; turn += 1) {
        const said = await call('GET', '/context', token);
        const { customer } = said.json<{ customer: string }>();
        if (customer !== `of ${token.slice(0, 5)}` || said.cookies.length > 0) wrong.push(said.body);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => visit(index % 2 === 0 ? ANNA : JORIS)));
    expect(wrong).toEqual([]);
  });
});

describe('the store API blocks', () => {
  test.each([
    ['GET', '/product-export/key/file'],
    ['POST', '/seo-url'],
    ['DELETE', '/checkout/cart'],
    ['GET', '/account/login'],
    ['POST', '/product/..%2f..%2fadmin'],
    ['POST', '/product/%2e%2e'],
    ['POST', '/product/a%0d%0aX-Evil:1'],
    ['POST', '/order/../../api/oauth/token'],
    ['POST', '//checkout/order'],
    ['POST', '/product/a/b'],
  ] as const)('%s %s', async (method, path) => {
    const { asked, call } = await shopBefore(async () => answer({}));
    expect((await call(method, path, ANNA)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  test('query parameters, except those that pages use', async () => {
    const { asked, call } = await shopBefore(async () => answer({}));
    await call('GET', '/context?sw-access-key=OTHER', ANNA);
    await call('POST', '/shipping-method?onlyAvailable=true&onlyAvailable=x&p=2', ANNA, '{}');
    await call('POST', '/shipping-method?p=2&onlyAvailable=true%26a=b', ANNA, '{}');
    expect(asked.map(({ url }) => url.replace('http://commerce.test/store-api', ''))).toEqual([
      '/context',
      '/shipping-method',
      '/shipping-method?onlyAvailable=true%26a%3Db',
    ]);
  });

  test('a request of another site, an overlong body, and a body that is not JSON', async () => {
    const { app, asked, call } = await shopBefore(async () => answer({}));
    const url = '/store-api/account/logout';
    const foreign = await app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' } });
    const long = await call('POST', '/product', ANNA, `"${'x'.repeat(70_000)}"`);
    const headers = { 'content-type': 'text/plain' };
    const text = await app.inject({ method: 'POST', url, headers, body: '{}' });
    expect([foreign.statusCode, long.statusCode, text.statusCode]).toEqual([403, 413, 415]);
    expect(long.json<{ errors: { status: string }[] }>().errors[0]?.status).toBe('413');
    expect(text.headers['content-type']).toContain('application/json');
    expect(asked).toEqual([]);
  });

  test('an order in a preview that was not rehearsed', async () => {
    const { asked, call } = await shopBefore(async () => answer({}), 'kerst');
    const said = [
      await call('POST', '/checkout/order', ANNA, '{}'),
      await call('POST', '/handle-payment', ANNA),
    ];
    expect(said.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(asked).toEqual([]);
    expect((await call('GET', '/context', ANNA)).statusCode).toBe(200);
  });
});

/** An argument that fits every call: an id, a document, a list, and a use of an address. */
const GIVEN = { id: 'id', deepLinkCode: 'code', ids: [], toString: () => 'billing' };

/** Groups of calls that pages make on the server only. */
const ON_THE_SERVER = ['navigation', 'seoUrl', 'listing', 'brands', 'review', 'stockAlert', 'withdrawal'];
/** Single calls that pages make on the server only. */
const ON_THE_SERVER_TOO = ['POST /product/id/cross-selling'];

test('allows every call that a page can make in a browser', async () => {
  const known = BROWSER_CALLS.map((call) => new RegExp(`^${call.replace(/:\w+/g, '[\\w-]+')}$`));
  const asked: string[] = [];
  const queries: string[] = [];
  const transport: Transport = async ({ method, url }) => {
    const { pathname, search } = new URL(url);
    asked.push(`${method} ${pathname.replace('/store-api', '')}`);
    if (search) queries.push(search);
    return answer({ elements: [], orders: { elements: [] }, lineItems: [] });
  };
  const client = createCommerceClient({
    endpoint: config.commerceEndpoint,
    session: { exists: () => true, alone: (work) => work() },
    transport,
  });
  type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>;
  for (const [group, calls] of Object.entries(client)) {
    if (typeof calls === 'function' || ON_THE_SERVER.includes(group)) continue;
    for (const call of Object.values(calls as unknown as Calls))
      await call('id', GIVEN).catch(() => undefined);
  }
  const { asked: passedOn, call } = await shopBefore(async () => answer({}));
  for (const query of queries) await call('POST', `/product/p1${query}`, ANNA, '{}');
  expect(queries.length).toBeGreaterThan(1);
  expect(passedOn.map(({ url }) => new URL(url).search)).toEqual(queries);
  expect(asked.length).toBeGreaterThan(40);
  const refused = asked.filter((call) => !known.some((pattern) => pattern.test(call)));
  expect(refused).toEqual(ON_THE_SERVER_TOO);
});
