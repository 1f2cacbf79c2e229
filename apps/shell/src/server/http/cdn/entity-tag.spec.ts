import { brotliDecompressSync } from 'node:zlib';
import { PageCache } from '../../page/page-cache';
import { shop } from '../../routes/shop.fixture';
import { Purges } from './purges';

const home = async () => ({
  kind: 'page' as const,
  data: { title: 'Welkom' },
  head: { title: 'Welkom' },
  context: 'general' as const,
});
const get = { url: '/nl/', headers: { host: 'shop.test' } };
const CDN = { CDN_MAX_AGE: '60', CDN_STALE_WHILE_REVALIDATE: '30', CDN_STALE_IF_ERROR: '600' };

test('a page has one tag for all encodings and servers, and a matching tag gets an empty 304', async () => {
  const [one, other] = [await shop({ 'mf-content/home': home }), await shop({ 'mf-content/home': home })];
  const first = await one.inject(get);
  const tag = String(first.headers.etag);
  const small = await other.inject({ ...get, headers: { ...get.headers, 'accept-encoding': 'br' } });
  expect(small.headers.etag).toBe(tag);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(first.body);
  for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
    const again = await other.inject({ ...get, headers: { ...get.headers, 'if-none-match': known } });
    expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers['content-encoding']).toBeUndefined();
  }
  expect((await one.inject({ ...get, headers: { ...get.headers, 'if-none-match': '"x"' } })).statusCode).toBe(
    200,
  );
});

test('a payload has a tag too, and a preview page has none', async () => {
  const app = await shop({ 'mf-content/home': home }, { env: CDN });
  const payload = await app.inject({ ...get, url: '/nl/_payload.json' });
  const again = await app.inject({
    url: '/nl/_payload.json',
    headers: { 'if-none-match': String(payload.headers.etag) },
  });
  expect([again.statusCode, again.headers['x-build']]).toEqual([304, 'b1']);
  const preview = await shop({ 'mf-content/home': home }, { env: CDN, preview: { badge: '<p>x</p>' } });
  const { headers } = await preview.inject(get);
  expect(headers.etag).toBeUndefined();
  expect(headers['cdn-cache-control']).toBeUndefined();
});

test('a page has no CDN headers by default, and the configured ones when they are set', async () => {
  const silent = await shop({ 'mf-content/home': home });
  expect((await silent.inject(get)).headers['cdn-cache-control']).toBeUndefined();
  const app = await shop({ 'mf-content/home': home }, { env: CDN });
  const { headers } = await app.inject(get);
  expect(headers).toMatchObject({
    'cdn-cache-control': 'max-age=60, stale-while-revalidate=30, stale-if-error=600',
    'surrogate-key': 'frame',
    'cache-control': 'no-cache',
  });
  const tagging = await shop({ 'mf-content/home': home }, { env: { ...CDN, CDN_KEYS_HEADER: 'cache-tag' } });
  expect((await tagging.inject(get)).headers['cache-tag']).toBe('frame');
});

test('a personal page and a page with a failed part have no CDN headers', async () => {
  const own = await shop({ 'mf-checkout/cart': home }, { env: CDN });
  const broken = await shop(
    { 'mf-content/home': home },
    {
      env: CDN,
      views: {
        'mf-content/page/home': () => {
          throw new Error('broken');
        },
      },
    },
  );
  for (const answer of [await own.inject({ ...get, url: '/cart' }), await broken.inject(get)]) {
    expect(answer.headers['cdn-cache-control']).toBeUndefined();
    expect(answer.headers['surrogate-key']).toBeUndefined();
  }
});

test('a page is loaded anew after a purge of its keys, and an older fetch is discarded', async () => {
  const purges = new Purges();
  const pages = new PageCache(3600, { purges });
  purges.onPurge(() => pages.passByLoading());
  const answer = (title: string) => ({
    kind: 'page' as const,
    keys: ['product:a'],
    payload: {
      ...{ href: '/', status: 200 as const, owner: null, page: 'x', context: 'general' as const },
      ...{ head: { title }, content: { state: 'ready' as const }, fragments: {}, remotes: {} },
    },
  });
  const titleOf = async (title: string | Promise<string>) => {
    const found = await pages.read('/', async () => answer(await title));
    return found.kind === 'page' && found.payload.head.title;
  };
  expect(await titleOf('een')).toBe('een');
  expect(await titleOf('twee')).toBe('een');
  purges.take({ keys: ['product:b'], at: Date.now() });
  expect(await titleOf('twee')).toBe('een');
  purges.take({ keys: ['product:a'], at: Date.now() });
  const slow = Promise.withResolvers<string>();
  const begunBefore = titleOf(slow.promise);
  await new Promise((soon) => setTimeout(soon, 5));
  purges.take({ keys: ['product:a'], at: Date.now() });
  await new Promise((soon) => setTimeout(soon, 5));
  expect(await titleOf('drie')).toBe('drie');
  slow.resolve('van voor de wijziging');
  await begunBefore;
  expect(await titleOf('vier')).toBe('drie');
});

test('a page with prices is loaded anew after its maximum age, and a page without prices is not', async () => {
  const now = jest.spyOn(Date, 'now');
  const pages = new PageCache(3600, { priceSeconds: 60 });
  const page = (keys: string[]) => ({
    kind: 'page' as const,
    keys,
    payload: {
      ...{ href: '/', status: 200 as const, owner: null, page: 'x', context: 'general' as const },
      ...{ head: { title: 'x' }, content: { state: 'ready' as const }, fragments: {}, remotes: {} },
    },
  });
  let loads = 0;
  const read = (key: string, keys: string[]) =>
    pages.read(key, async () => {
      loads += 1;
      return page(keys);
    });
  await Promise.all([read('/a', ['product:a']), read('/b', ['document:b'])]);
  now.mockReturnValue(Date.now() + 61_000);
  await Promise.all([read('/a', ['product:a']), read('/b', ['document:b'])]);
  expect(loads).toBe(3);
  now.mockRestore();
});
