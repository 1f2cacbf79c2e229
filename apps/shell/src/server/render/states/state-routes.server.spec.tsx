import type { PageResult } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import { PageCache } from '../../page/page-cache';
import { shop, type Loads } from '../../routes/shop.fixture';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title, onlyData: true },
  head: { title, jsonLd: [{ '@type': 'Thing' }] },
  context: 'general',
});

const withTitle = (title: string): Loads => ({ 'mf-content/home': async () => page(title) });

const headers = { 'user-agent': 'Mozilla/5.0 Chrome/156.0', host: 'shop.test' };

const get = (app: FastifyInstance, url: string) => app.inject({ url, headers });

/** Addresses of the two states of a document. */
async function statesAt(app: FastifyInstance, url: string): Promise<{ frame: string; state: string }> {
  const { body } = await get(app, url);
  const [, frame = '', state = ''] = /data-frame="([^"]+)" data-state="([^"]+)"/.exec(body) ?? [];
  return { frame, state: state.replaceAll('&amp;', '&') };
}

test('a document leaves out its page data, and its state is a separate immutable file', async () => {
  const app = await shop(withTitle('Welkom'), { pages: new PageCache(60) });
  const { frame, state } = await statesAt(app, '/nl/');
  expect((await get(app, '/nl/')).body).not.toContain('onlyData');
  const ofPage = await get(app, state);
  expect(ofPage.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(ofPage.json()).toMatchObject({
    build: 'b1',
    payload: { href: '/nl/', head: { title: 'Welkom' }, content: { data: { onlyData: true } } },
    stores: { page: { title: 'Welkom' } },
  });
  expect(ofPage.body).not.toContain('Thing');
  expect((await get(app, frame)).json()).toMatchObject({ config: {}, stores: { navigation: { main: [] } } });
});

test('the frame is one file for all pages', async () => {
  const app = await shop({ ...withTitle('Welkom'), 'mf-account/login': async () => page('Inloggen') });
  const [home, login] = [await statesAt(app, '/nl/'), await statesAt(app, '/login')];
  expect(login.frame).toBe(home.frame);
  expect(login.state).not.toBe(home.state);
});

test('a server that never sent the document creates its states', async () => {
  const { frame, state } = await statesAt(await shop(withTitle('Welkom')), '/nl/');
  const other = await shop(withTitle('Welkom'));
  expect((await get(other, state)).json()).toMatchObject({ payload: { head: { title: 'Welkom' } } });
  expect((await get(other, frame)).statusCode).toBe(200);
});

test.each([
  ['a page that has become another one', '/_state/AAAAAAAAAAAAAAAAAAAAAA.json?of=%2Fnl%2F'],
  ['a path that leads elsewhere', '/_state/AAAAAAAAAAAAAAAAAAAAAA.json?of=%2Fnl'],
  ['another shop', '/_state/AAAAAAAAAAAAAAAAAAAAAA.json?of=%2F%2Fevil.example%2F'],
  ['two pages at once', '/_state/AAAAAAAAAAAAAAAAAAAAAA.json?of=%2Fnl%2F&of=%2Flogin'],
  ['no page', '/_state/..%2F..%2Fknown-paths.json'],
])('the state of %s returns an uncached 410', async (_what, url) => {
  const { statusCode, headers: said } = await get(await shop(withTitle('Welkom')), url);
  expect([statusCode, said['cache-control'], said['content-encoding']]).toEqual([410, 'no-store', undefined]);
});

test('the state of a failed page returns 503, and works at the next request', async () => {
  const { state } = await statesAt(await shop(withTitle('Welkom')), '/nl/');
  const app = await shop(withTitle('Welkom'), { broken: true });
  expect((await get(app, state)).statusCode).toBe(503);
  expect((await get(app, state)).statusCode).toBe(200);
});
