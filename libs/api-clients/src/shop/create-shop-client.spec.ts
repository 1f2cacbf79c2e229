import { answeringServer, json } from '../testing/answering-server';
import { recordingTransport } from '../testing/recording-transport';
import { createShopClient } from './create-shop-client';

describe("the client of the shop's own server", () => {
  test('reads the texts and categories by id', async () => {
    const texts = [{ key: 'headless.header.cart', value: 'Winkelwagen' }];
    const server = await answeringServer(({ path }, response) =>
      json(response, path === '/api/getSnippets' ? texts : { elements: [{ id: 'a', seoUrls: [] }] }),
    );
    const shop = createShopClient({ origin: server.origin });
    await expect(shop.snippets()).resolves.toEqual(texts);
    await expect(shop.categories(['a', 'b'])).resolves.toEqual([{ id: 'a', seoUrls: [] }]);
    expect(server.seen.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/getSnippets',
      '/api/getCategories/a|b',
    ]);
    await server.close();
  });

  test('asks for overviews with what the specification names [SRV-03] [SRV-04] [SRV-05]', async () => {
    const nothing = { blogs: [], looksObject: [], inspiration: [], pagination: { totalPages: 0 } };
    const server = await answeringServer((_, response) => json(response, nothing));
    const shop = createShopClient({ origin: server.origin });
    await shop.blogs({ gender: '', page: 2 });
    await shop.looks({ gender: 'dames', page: 1, itemsPerPage: 12 });
    await shop.inspiration({ type: 'look' });
    expect(server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/blogs/getAllBlogs', { gender: '', page: 2 }],
      ['POST', '/api/looks/getAllLooks', { gender: 'dames', page: 1, itemsPerPage: 12 }],
      ['POST', '/api/inspiration/getAllInspiration', { type: 'look' }],
    ]);
    await server.close();
  });

  test('takes the SEO map with its count or bare, and asks only until it has one [SRV-02]', async () => {
    const map = { a: 'nl/dames/' };
    for (const answer of [{ map, count: 1 }, map]) {
      const answers: object[] = [{ map: {}, count: 0 }, answer];
      const server = await answeringServer((_, response) => json(response, answers.shift()));
      const shop = createShopClient({ origin: server.origin });
      await expect(shop.categorySeoMap()).resolves.toEqual({});
      await expect(shop.categorySeoMap()).resolves.toEqual(map);
      await expect(shop.categorySeoMap()).resolves.toEqual(map);
      expect(server.seen).toHaveLength(2);
      await server.close();
    }
  });

  test('reads pages by their ids [SRV-07]', async () => {
    const server = await answeringServer((_, response) => json(response, [{ id: 'a', seoUrls: [] }]));
    const shop = createShopClient({ origin: server.origin });
    await expect(shop.shopwarePages(['a', 'b'])).resolves.toEqual([{ id: 'a', seoUrls: [] }]);
    expect(decodeURIComponent(server.seen[0]?.path ?? '')).toBe('/api/getShopwarePage/id/a|b');
    await server.close();
  });

  test('asks what is known of a VAT number', async () => {
    const { transport, asked } = recordingTransport(() => ({ body: { outcome: 'unknown' } }));
    const shop = createShopClient({ origin: 'https://shop.test', transport });
    const question = { country: 'NL', number: 'NL123456782B01' };
    await expect(shop.vatNumber(question)).resolves.toBe('unknown');
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/vat-number', body: question });
  });

  test('names the failed call in its error', async () => {
    const server = await answeringServer((_, response) => json(response, {}, 500));
    await expect(createShopClient({ origin: server.origin }).snippets()).rejects.toThrow(
      `[GET] "${server.origin}/api/getSnippets": 500`,
    );
    expect(server.seen).toHaveLength(1);
    await server.close();
  });
});
