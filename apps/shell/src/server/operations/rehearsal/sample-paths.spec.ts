import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import { pathsFrom, samplePaths } from './sample-paths';

test('each page of a remote is seen once: at its own paths, a search with a text, and one path of each type that it shows', async () => {
  const asked: string[] = [];
  const paths = await samplePaths(
    {
      search: { paths: ['/search'] },
      order: { paths: ['/account/order/:code', '/x/*'] },
      listing: { shows: ['navigation', 'look'] },
    },
    async (type) => {
      asked.push(type);
      return type === 'navigation' ? '/nl/dames/' : undefined;
    },
  );
  expect(paths).toEqual(['/search', '/search?tn_q=jas', '/account/order/1', '/x/', '/nl/dames/']);
  expect(asked).toEqual(['navigation', 'look']);
});

test('a vendor that fails has no path of its types, and nothing else suffers from it', async () => {
  const category = { type: 'page', id: 'c1', seoUrls: [{ seoPathInfo: 'nl/dames/' }], translated: {} };
  const clients = fromPartial<Clients>({
    commerce: {
      navigation: { read: async () => [category] },
      product: { list: () => Promise.reject(new Error('away')) },
      brands: { list: async () => [{ url: '/search?tn_q=fjord' }, { url: '/nl/merken/fjord/' }] },
    },
    content: { query: () => Promise.reject(new Error('away')) },
  });
  const path = pathsFrom(clients, 1000);
  expect(await path('navigation')).toBe('/nl/dames/');
  expect(await path('productManufacturer')).toBe('/nl/merken/fjord/');
  expect([await path('detail'), await path('blog')]).toEqual([undefined, undefined]);
  expect(await path('frontend.product_manufacturer.category.detail')).toBeUndefined();
});
