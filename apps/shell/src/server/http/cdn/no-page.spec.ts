import { fromPartial } from '@total-typescript/shoehorn';
import type { PageResult } from '@weefsel/contracts';
import type { LiveRemote } from '@weefsel/federation/server';
import { describing } from '../../request/addresses.fixture';
import { PageCache } from '../../page/page-cache';
import { shop, type Loads } from '../../routes/shop.fixture';
import { Purges } from './purges';

const env = { CDN_MAX_AGE: '300', CDN_STALE_WHILE_REVALIDATE: '200', CDN_STALE_IF_ERROR: '900' };
const SHORT = 'max-age=60, stale-while-revalidate=60, stale-if-error=60';
const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title },
  context: 'general',
});
const gone: Loads = { 'mf-content/page': async () => ({ kind: 'not-found' }) };
const asked = (url: string) => ({ url, headers: { host: 'shop.test' } });

test('where an address leads for good is kept in front like a page, and what may change for a minute', async () => {
  const moved: Loads = {
    'mf-content/page': async () => ({ kind: 'redirect', to: '/nl/', status: 302 }),
  };
  const app = await shop(moved, { env });
  const home = await app.inject(asked('/nl'));
  expect([home.statusCode, home.headers.location]).toEqual([301, '/nl/']);
  expect(home.headers).toMatchObject({
    'cdn-cache-control': 'max-age=300, stale-while-revalidate=200, stale-if-error=900',
    'surrogate-key': 'no-page frame',
  });
  const slash = await app.inject(asked('/nl/bezorgen?tn_p=2'));
  expect([slash.statusCode, slash.headers.location]).toEqual([301, '/nl/bezorgen/?tn_p=2']);
  expect(slash.headers['surrogate-key']).toBe('no-page frame');
  const now = await app.inject(asked('/nl/voor-even/'));
  expect([now.statusCode, now.headers['cdn-cache-control']]).toEqual([302, SHORT]);
  const silent = await shop(moved);
  expect((await silent.inject(asked('/nl'))).headers['cdn-cache-control']).toBeUndefined();
});

test('that nothing is at an address is kept for a minute, as a page and as a payload, and is never a 304', async () => {
  const app = await shop(gone, { env });
  for (const path of ['/nl/bestaat-niet/', '/nl/bestaat-niet/_payload.json']) {
    const { statusCode, headers } = await app.inject(asked(path));
    expect([path, statusCode]).toEqual([path, 404]);
    expect(headers).toMatchObject({
      'cdn-cache-control': SHORT,
      'surrogate-key': 'no-page frame',
      'cache-control': 'no-cache',
    });
    const known = { ...asked(path), headers: { 'if-none-match': String(headers.etag) } };
    expect((await app.inject(known)).statusCode).toBe(404);
  }
});

test('no move of one shopper and nothing of a preview is kept, nor an answer that sets a cookie', async () => {
  const app = await shop({ ...gone, 'mf-checkout/cart': async () => page('Winkelwagen') }, { env });
  const preview = await shop(gone, { env, preview: { badge: '<p>x</p>' } });
  const counting = await shop(gone, { env });
  counting.addHook('onRequest', async (_request, reply) => void reply.header('set-cookie', 'visit=1'));
  for (const answer of [
    await app.inject(asked('/cart')),
    await app.inject(asked('/checkout/finish?orderId=0123456789abcdef0123456789abcdef')),
    await preview.inject(asked('/nl')),
    await preview.inject(asked('/nl/bestaat-niet/')),
    await counting.inject(asked('/nl')),
    await counting.inject(asked('/nl/bestaat-niet/')),
  ])
    expect([answer.statusCode, answer.headers['cdn-cache-control']]).toEqual([answer.statusCode, undefined]);
});

test('a payload without the goods that belong to it is for no cache in front', async () => {
  const load = jest.fn<Promise<object>, []>(async () => ({}));
  const catalog = fromPartial<LiveRemote>({
    ...{ name: 'mf-catalog', build: '1', description: describing({}) },
    ref: { version: '1', entry: { js: [], css: [] }, pages: {}, fragments: {} },
    fragmentLoads: new Map([['ProductSlider', load]]),
    texts: { own: new Map(), libs: new Map() },
  });
  const slider = { remote: 'mf-catalog', name: 'ProductSlider', props: {} };
  const withGoods = { ...page('Welkom'), fragments: { slider } } as PageResult;
  const app = await shop(
    { 'mf-content/home': async () => withGoods },
    { env, released: new Map([['mf-catalog', catalog]]) },
  );
  const kept = async () => (await app.inject(asked('/nl/_payload.json'))).headers['cdn-cache-control'];
  expect(await kept()).toBeDefined();
  load.mockRejectedValue(new Error('gone'));
  expect(await kept()).toBeUndefined();
});

test('a move that a shell has known for long is as old in front', async () => {
  const pages = new PageCache(3600);
  const kept = { kind: 'redirect' as const, to: '/nl/', status: 301 as const, keys: ['no-page'] };
  await pages.read('/nl', async () => kept);
  const moved = { ...kept, to: '/nl/?tn_p=2' };
  expect(pages.madeAt(moved)).toBeUndefined();
  pages.asOldAs(kept, moved);
  expect(pages.madeAt(moved)).toBe(pages.madeAt(kept));
  expect(pages.madeAt(kept)).toBeDefined();
});

test('a page that comes to an address is there as soon as something may have got one', async () => {
  const purges = new Purges();
  const pages = new PageCache(3600, { purges });
  purges.onPurge(() => pages.passByLoading());
  const load = jest.fn<Promise<PageResult>, []>(async () => ({ kind: 'not-found' }));
  const app = await shop({ 'mf-content/page': load }, { env, pages });
  const statusOf = async () => (await app.inject(asked('/nl/nieuw/'))).statusCode;
  expect(await statusOf()).toBe(404);
  load.mockResolvedValue(page('Nieuw'));
  purges.take({ keys: ['product:p1'], at: Date.now() });
  expect(await statusOf()).toBe(404);
  purges.take({ keys: ['no-page'], at: Date.now() });
  expect(await statusOf()).toBe(200);
});
