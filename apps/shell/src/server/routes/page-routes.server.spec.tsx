import { fromAny } from '@total-typescript/shoehorn';
import { MaintenanceError } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { PartComponent } from '@weefsel/federation/runtime';
import { PageCache } from '../page/page-cache';
import { shop, type Loads } from './shop.fixture';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title, canonical: 'https://shop.test/nl/' },
  context: 'general',
});

const browser = { 'user-agent': 'Mozilla/5.0 Chrome/156.0', host: 'shop.test' };
const home: Loads = { 'mf-content/home': async () => page('Welkom') };
const errorPage: Loads = { 'mf-content/error': async () => page('Er is een steek gevallen') };
const closed: Loads = {
  'mf-search/listing': () =>
    Promise.reject(
      new MaintenanceError({ method: 'POST', url: 'https://commerce.test', status: 503, statusText: '' }),
    ),
};

test('/ and /nl lead to the one home page at /nl/ [ROU-02]', async () => {
  const app = await shop(home);
  for (const path of ['/', '/nl']) {
    const { statusCode, headers } = await app.inject({ url: path, headers: browser });
    expect([path, statusCode, headers.location]).toEqual([path, 301, '/nl/']);
  }
  const { body } = await app.inject({ url: '/nl/', headers: browser });
  expect(body).toContain('<h1>Welkom</h1>');
  expect(body).toContain('<link rel="canonical" href="https://shop.test/nl/">');
});

test.each([
  ['//nl/?a=1', '/nl/?a=1'],
  ['/\\\\nl/', '/nl/'],
  ['//.//evil.example/', '/evil.example/'],
])('%s, which a browser takes for a host, redirects to the path %s of the shop', async (url, to) => {
  const app = await shop(home);
  const answer = await app.inject({ url, headers: browser });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
});

test('an unknown path is a 404 that names it, inside header and footer [ROU-05]', async () => {
  const app = await shop({ ...home, 'mf-content/page': async () => ({ kind: 'not-found' }) });
  const { statusCode, body } = await app.inject({ url: '/nl/bestaat-niet/', headers: browser });
  expect(statusCode).toBe(404);
  expect(body).toContain('<data value="Page Not Found: /nl/bestaat-niet/">Niet gevonden: ');
  expect(body).toContain('</header>');
  expect(body).toContain('</footer>');
});

test('/navigation/2ec32d61 shows the listing of its fixed category [OTH-05]', async () => {
  const load = jest.fn(async (_request: PageRequest) => page('Alles voor dames'));
  const app = await shop({ 'mf-search/listing': load });
  const { body } = await app.inject({ url: '/navigation/2ec32d61', headers: browser });
  expect(body).toContain('<h1>Alles voor dames</h1>');
  expect(load.mock.calls[0]?.[0]).toMatchObject({ id: 'c1' });
});

test('a shop in maintenance answers 503 MAINTENANCE_MODE with the maintenance page [ERR-01]', async () => {
  const app = await shop(closed);
  const answer = await app.inject({ url: '/nl/dames/', headers: browser });
  expect([answer.statusCode, answer.statusMessage]).toEqual([503, 'MAINTENANCE_MODE']);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.body).toContain('We zijn zo terug');
  const payload = await app.inject({ url: '/nl/dames/_payload.json', headers: browser });
  expect([payload.statusCode, payload.json().payload.page]).toEqual([503, 'maintenance']);
});

test('the home page shows the maintenance page while commerce is in maintenance [ERR-01]', async () => {
  const app = await shop(home, { isClosed: true });
  const { statusCode, body } = await app.inject({ url: '/nl/', headers: browser });
  expect(statusCode).toBe(503);
  expect(body).toContain('We zijn zo terug');
});

test('a page that cannot be made at all is a 500 with the content page titled Error [ERR-07] [OTH-02]', async () => {
  const app = await shop({ ...home, ...errorPage }, { broken: true });
  const { statusCode, body } = await app.inject({ url: '/nl/', headers: browser });
  expect(statusCode).toBe(500);
  expect(body).toContain('<h1>Er is een steek gevallen</h1>');
  expect(body).toContain('</footer>');
  expect(body).not.toContain('the frame is broken');
});

test('bots get a plain 500, and so does any visitor when the error page fails too [OTH-02]', async () => {
  for (const [userAgent, loads] of [
    ['Googlebot/2.1', { ...home, ...errorPage }],
    [
      'Mozilla/5.0 Chrome/156.0',
      { ...home, 'mf-content/error': () => Promise.reject(new Error('also gone')) },
    ],
  ] as [string, Loads][]) {
    const app = await shop(loads, { broken: true });
    const { statusCode, body } = await app.inject({ url: '/nl/', headers: { 'user-agent': userAgent } });
    expect([userAgent, statusCode]).toEqual([userAgent, 500]);
    expect(body).toContain('Er ging iets mis');
    expect(body).not.toContain('steek');
  }
});

test('no shopper’s session reaches a page: cookies change nothing in it [SES-05]', async () => {
  const seen: string[] = [];
  const app = await shop({
    'mf-content/home': async (request) => {
      seen.push(JSON.stringify(request));
      return page('Welkom');
    },
  });
  const asked = (cookie: string) => app.inject({ url: '/nl/', headers: { ...browser, cookie } });
  const [anonymous, emma] = [await asked(''), await asked('sw-context-token=emmas-token')];
  expect(emma.body).toContain('<h1>Welkom</h1>');
  expect(emma.body).toBe(anonymous.body);
  expect(emma.headers['set-cookie']).toBeUndefined();
  expect(seen.join()).not.toContain('emmas-token');
});

test('a client navigation gets the page’s data, with the build that answers [FED-05] [FED-01]', async () => {
  const app = await shop(home);
  const answer = await app.inject({ url: '/nl/_payload.json', headers: browser });
  expect(answer.headers['x-build']).toBe('b1');
  expect(answer.json()).toMatchObject({
    kind: 'page',
    payload: { owner: 'mf-content', page: 'home', content: { data: { title: 'Welkom' } } },
  });
});

test('a page without its main data shows its message with 503 and is loaded anew next time [LST-33]', async () => {
  const failing = {
    ...page('De artikelen laden nu niet'),
    missing: 'all' as const,
    failure: new Error('gone'),
  };
  const load = jest.fn<Promise<PageResult>, [PageRequest]>(async () => failing);
  const app = await shop({ 'mf-search/listing': load }, { pages: new PageCache(60) });
  const broken = await app.inject({ url: '/nl/dames/', headers: browser });
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, '5']);
  expect(broken.body).toContain('<h1>De artikelen laden nu niet</h1>');
  load.mockResolvedValue(page('Dames'));
  const mended = await app.inject({ url: '/nl/dames/', headers: browser });
  expect([mended.statusCode, mended.body.includes('<h1>Dames</h1>')]).toEqual([200, true]);
});

test('a complete page that arrives later is kept for the next request [LST-33]', async () => {
  const { promise: later, resolve: come } = Promise.withResolvers<PageResult>();
  const load = jest.fn<Promise<PageResult>, [PageRequest]>(async () => ({
    ...page('De artikelen laden nu niet'),
    missing: 'all' as const,
    later,
  }));
  const app = await shop({ 'mf-search/listing': load }, { pages: new PageCache(60) });
  const ask = () => app.inject({ url: '/nl/dames/', headers: browser });
  expect((await ask()).statusCode).toBe(503);
  come(page('Dames'));
  await new Promise(setImmediate);
  const whole = await ask();
  expect([whole.statusCode, whole.body.includes('<h1>Dames</h1>')]).toEqual([200, true]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('takes the origin of the shop from the settings and ignores the host headers of requests', async () => {
  const load = async ({ origin }: PageRequest) => page(origin);
  const app = await shop({ 'mf-content/home': load }, { env: { SHOP_ORIGIN: 'https://shop.example' } });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  const { body } = await app.inject({ url: '/nl/', headers });
  expect(body).toContain('<h1>https://shop.example</h1>');
  expect(body).not.toContain('evil.example');
});

test('a known page is the same bytes for parameters that it does not read; as a payload too', async () => {
  const load = jest.fn(async ({ url }: PageRequest) => page(`Dames ${url.search}`));
  const app = await shop({ 'mf-search/listing': load }, { pages: new PageCache(60) });
  const ask = async (url: string) => (await app.inject({ url, headers: browser })).body;
  const known = await ask('/nl/dames/?tn_p=2');
  expect(known).toContain('<h1>Dames ?tn_p=2</h1>');
  expect(await ask('/nl/dames/?gclid=1&tn_p=2&utm_source=mail')).toBe(known);
  const payload = JSON.parse(await ask('/nl/dames/_payload.json?fbclid=1&tn_p=2')) as object;
  expect(payload).toMatchObject({ payload: { href: '/nl/dames/?tn_p=2' } });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that has changed is rendered before it is asked for again', async () => {
  let loads = 0;
  const load = async () => page(`Dames ${(loads += 1)}`);
  const shown: string[] = [];
  const View: PartComponent = fromAny(({ data: { title } }: { data: { title: string } }) => {
    shown.push(title);
    return <h1>{title}</h1>;
  });
  const pages = new PageCache(60);
  const app = await shop({ 'mf-search/listing': load }, { pages, views: { 'mf-search/page/listing': View } });
  const ask = async () => (await app.inject({ url: '/nl/dames/', headers: browser })).body;
  const now = jest.spyOn(Date, 'now');
  expect(await ask()).toContain('<h1>Dames 1</h1>');
  now.mockReturnValue(Date.now() + 61_000);
  expect(await ask()).toContain('<h1>Dames 1</h1>');
  while (shown.length < 2) await new Promise(setImmediate);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await ask()).toContain('<h1>Dames 2</h1>');
  expect(shown).toEqual(['Dames 1', 'Dames 2']);
  now.mockRestore();
});

test('the address of a payload needs no last slash, with or without a query', async () => {
  const app = await shop({ 'mf-search/listing': async () => page('Dames') });
  for (const query of ['', '?gclid=1', '?b=1&a=2']) {
    const answer = await app.inject({ url: `/nl/dames/_payload.json${query}`, headers: browser });
    expect(answer.json()).toMatchObject({ kind: 'page', payload: { page: 'listing' } });
  }
});
