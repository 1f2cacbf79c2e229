/** @jest-environment node */
import { answeringServer, json } from '../testing/answering-server';
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

  test('says which call failed', async () => {
    const server = await answeringServer((_, response) => json(response, {}, 500));
    await expect(createShopClient({ origin: server.origin }).snippets()).rejects.toThrow(
      `[GET] "${server.origin}/api/getSnippets": 500`,
    );
    expect(server.seen).toHaveLength(1);
    await server.close();
  });
});
