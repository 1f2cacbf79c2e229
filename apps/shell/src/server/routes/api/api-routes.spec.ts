import { fromPartial } from '@total-typescript/shoehorn';
import { type Category, type Clients, createContentClient } from '@weefsel/api-clients';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import type { ShellDataSource } from '../../vendors/shell-data';
import { fewWrites } from '../../http/security/writes';
import { apiRoutes } from './api-routes';

const ID = 'a'.repeat(32);
const ladies: Category = {
  id: ID,
  type: 'page',
  translated: { name: 'Dames' },
  seoUrls: [{ seoPathInfo: 'nl/dames/' }, { seoPathInfo: 'nl/ander/' }],
  children: [{ id: 'b', type: 'page', translated: {}, seoUrls: [{ seoPathInfo: 'nl/dames/jurken/' }] }],
};
const card = {
  _id: 'een',
  title: 'Een',
  slug: { current: 'een' },
  shortDescription: 'Kort',
  image: { _type: 'image' as const, asset: { _type: 'reference' as const, _ref: 'image-a-800x1000-jpg' } },
  audience: 'dames' as const,
  publishedAt: '2026-10-01T08:00:00Z',
};

async function server(freshSeconds = 0, texts = new Map([['k', 'v']]), registered = true) {
  const { imageUrl } = createContentClient({ apiHost: 'http://content', projectId: 'p', dataset: 'd' });
  const content = {
    blogs: jest.fn(async () => ({ items: [card], total: 13 })),
    looks: jest.fn(async () => ({ items: [card], total: 3 })),
    inspiration: jest.fn(async () => ({ items: [{ ...card, _type: 'look' as const }], total: 1 })),
    imageUrl,
  };
  const commerce = {
    category: { list: jest.fn(async () => [ladies]) },
    navigation: { read: async (type: string) => (type === 'main-navigation' ? [ladies] : []) },
  };
  const shown = { texts, edited: new Map(), words: promiseWords(builtInPromises) };
  const shellData = { read: async () => shown };
  const own = new Map([['headless.listing.new', 'Nieuw: {promise.returnDays}']]);
  const remotes = fromPartial<Snapshot['remotes']>(
    new Map([['mf-search', { texts: { own, libs: new Map() } }]]),
  );
  const addresses = { find: jest.fn(async () => ({ street: 'Oudegracht', city: 'Utrecht' })) };
  const vat = { check: jest.fn(async () => 'unknown' as const) };
  const live: { snapshot: Snapshot } = { snapshot: { amiss: [], remotes: new Map(), addresses: {} } };
  const release = () => void (live.snapshot = { amiss: [], remotes, addresses: {} });
  const app = fastify();
  await fewWrites(app);
  await app.register(apiRoutes, {
    clients: fromPartial<Clients>({ content, commerce, vat }),
    addresses: registered ? addresses : undefined,
    shellData: fromPartial<ShellDataSource>(shellData),
    viewFor: async () => live,
    freshSeconds,
  });
  const post = (url: string, body: object | string) =>
    app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/json' } });
  return { app, content, commerce, addresses, vat, post, release };
}

describe('the API of the shop’s server', () => {
  test('compresses a long answer with the encoding that the caller accepts', async () => {
    const { app } = await server(0, new Map([['k', 'woord '.repeat(500)]]));
    const ask = (accepted: string) =>
      app.inject({ url: '/api/getSnippets', headers: { 'accept-encoding': accepted } });
    const [compressed, plain] = [await ask('gzip, br'), await ask('')];
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const { app: small } = await server();
    expect((await small.inject('/api/getSnippets')).json()).toEqual([{ key: 'k', value: 'v' }]);
  });

  test('returns blogs by gender and page, with the number of pages [SRV-03]', async () => {
    const { post, content } = await server();
    const answer = await post('/api/blogs/getAllBlogs', { gender: 'dames', page: 2 });
    expect(answer.json()).toMatchObject({
      blogs: [{ versionId: 'een', customFields: { seoUrl: '/nl/blog/een/' } }],
      pagination: { page: 2, totalPages: 2 },
    });
    expect(content.blogs).toHaveBeenCalledWith({ gender: 'dames', page: 2, itemsPerPage: 12 }, undefined);
  });

  test('divides looks into pages of the requested size [SRV-04]', async () => {
    const { post } = await server();
    const answer = await post('/api/looks/getAllLooks', { gender: '', page: 1, itemsPerPage: 2 });
    expect(answer.json()).toMatchObject({
      looksObject: [{ url: '/nl/look/een', translated: { name: 'Een' } }],
      pagination: { totalPages: 2 },
    });
  });

  test('returns inspiration of the requested kind, for all genders when none is given [SRV-05]', async () => {
    const { post, content } = await server();
    const answer = await post('/api/inspiration/getAllInspiration', { type: 'look' });
    expect(answer.json()).toMatchObject({ inspiration: [{ type: 'look', versionId: 'een' }] });
    expect(content.inspiration).toHaveBeenCalledWith(
      expect.objectContaining({ gender: '', types: ['look'] }),
      undefined,
    );
  });

  test.each([
    ['/api/blogs/getAllBlogs', { gender: 'kinderen', page: 1 }, 'body/gender'],
    ['/api/blogs/getAllBlogs', { gender: '', page: 0 }, 'body/page'],
    ['/api/blogs/getAllBlogs', { gender: '', page: '1; drop' }, 'body/page'],
    ['/api/blogs/getAllBlogs', { gender: { $ne: '' } }, 'body/gender'],
    ['/api/looks/getAllLooks', { itemsPerPage: 100_000 }, 'body/itemsPerPage'],
    ['/api/inspiration/getAllInspiration', { type: '__proto__' }, 'body/type'],
    ['/api/inspiration/getAllInspiration', '[1, 2', 'JSON'],
    ['/api/inspiration/getAllInspiration', 'null', 'body must be object'],
  ])('%s rejects %j with 400 and the reason [SRV-03] [SRV-04] [SRV-05]', async (url, body, why) => {
    const { post } = await server();
    const answer = await post(url, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(why)]);
  });

  test('returns the address of a postcode and house number, and normalizes the postcode', async () => {
    const { app, addresses } = await server();
    const answer = await app.inject('/api/address?zipcode=3511%20nr&houseNumber=12');
    expect(answer.json()).toEqual({ address: { street: 'Oudegracht', city: 'Utrecht' } });
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(addresses.find).toHaveBeenCalledWith({ zipcode: '3511NR', houseNumber: 12 });
  });

  test.each([
    'zipcode=3511NR',
    'zipcode=351&houseNumber=1',
    'zipcode=1012SS&houseNumber=1',
    'zipcode=3511NR&houseNumber=0',
    'zipcode=3511NR&houseNumber=1%20OR%20*',
    'zipcode=3511NR&houseNumber=1&houseNumber=2',
  ])('rejects the address query %s without asking the register', async (query) => {
    const { app, addresses } = await server();
    expect((await app.inject(`/api/address?${query}`)).statusCode).toBe(400);
    expect(addresses.find).not.toHaveBeenCalled();
  });

  test('returns 404 for an address when there is no address register', async () => {
    const { app } = await server(0, new Map(), false);
    expect((await app.inject('/api/address?zipcode=3511NR&houseNumber=12')).statusCode).toBe(404);
  });

  test('returns the outcome for a VAT number, and no cache stores it', async () => {
    const { post, vat } = await server();
    const answer = await post('/api/vat-number', { country: 'NL', number: 'NL004495445B01' });
    expect(answer.json()).toEqual({ outcome: 'unknown' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(vat.check).toHaveBeenCalledWith({ country: 'NL', number: 'NL004495445B01' });
  });

  test.each([
    {},
    { country: 'nl', number: '1' },
    { country: 'NL' },
    { country: 'NL', number: '1'.repeat(21) },
  ])('rejects %j as a VAT number without looking it up', async (body) => {
    const { post, vat } = await server();
    expect((await post('/api/vat-number', body)).statusCode).toBe(400);
    expect(vat.check).not.toHaveBeenCalled();
  });

  test('returns every text on screen [SRV-01]', async () => {
    const { app } = await server();
    const answer = await app.inject('/api/getSnippets');
    expect(answer.json()).toEqual([{ key: 'k', value: 'v' }]);
  });

  test('returns the texts of a new remote release at once, and 304 until then', async () => {
    const { app, release } = await server(15);
    const ask = (tag = '') => app.inject({ url: '/api/getSnippets', headers: { 'if-none-match': tag } });
    const first = await ask();
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const tag = String(first.headers.etag);
    expect((await ask(tag)).statusCode).toBe(304);
    release();
    const next = await ask(tag);
    expect(next.json()).toContainEqual({ key: 'headless.listing.new', value: 'Nieuw: 30\u00a0dagen' });
    expect(next.headers.etag).not.toBe(tag);
  });

  test('returns pages and categories by id, and does not ask commerce for invalid ids [SRV-06] [SRV-07]', async () => {
    const { app, commerce } = await server();
    const seoUrls = ladies.seoUrls;
    const pages = await app.inject(`/api/getShopwarePage/id/${ID}%7Cnonsense`);
    expect(pages.json()).toEqual([{ id: ID, seoUrls }]);
    expect(commerce.category.list).toHaveBeenLastCalledWith([ID]);
    const categories = await app.inject(`/api/getCategories/${ID}`);
    expect(categories.json()).toEqual({ elements: [{ id: ID, seoUrls }] });
    commerce.category.list.mockClear();
    expect((await app.inject('/api/getShopwarePage/id/..%2F..')).json()).toEqual([]);
    expect(commerce.category.list).not.toHaveBeenCalled();
  });

  test('returns the SEO paths of all categories with their number [SRV-02]', async () => {
    const { app } = await server();
    expect((await app.inject('/api/categories/seo-map')).json()).toEqual({
      map: { [ID]: 'nl/dames/', b: 'nl/dames/jurken/' },
      count: 2,
    });
  });

  test('rejects an overlong body with 413 and too many requests with 429', async () => {
    const { post } = await server();
    const long = await post('/api/blogs/getAllBlogs', { gender: 'x'.repeat(5000) });
    expect(long.statusCode).toBe(413);
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => post('/api/blogs/getAllBlogs', { gender: '', page: 1 })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('asks commerce for a category once, across both routes', async () => {
    const { app, commerce } = await server(15);
    await app.inject(`/api/getCategories/${ID}`);
    await app.inject(`/api/getShopwarePage/id/${ID}|${ID}`);
    expect(commerce.category.list).toHaveBeenCalledTimes(1);
  });

  test('shares equal vendor requests, and serves the last answer when the vendor fails', async () => {
    const { post, content } = await server(15);
    const ask = (page: number) => post('/api/blogs/getAllBlogs', { gender: '', page });
    await Promise.all([ask(1), ask(1), ask(2)]);
    expect(content.blogs).toHaveBeenCalledTimes(2);
    content.blogs.mockRejectedValue(new Error('secret address'));
    expect((await ask(1)).statusCode).toBe(200);
    const failed = await ask(3);
    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('secret');
  });
});
