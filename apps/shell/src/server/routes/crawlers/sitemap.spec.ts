import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients, Criteria } from '@weefsel/api-clients';
import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { createAddressSource } from './address-source';
import { sitemapRoutes } from './sitemap-routes';
import { partsOf, sitemapXml } from './sitemap-xml';

const seo = (seoPathInfo: string) => [{ seoPathInfo }];
const assortment = Array.from({ length: 250 }, (_, number) => ({
  id: `p${number}`,
  seoUrls: seo(`nl/dames/jurk-${number}`),
  updatedAt: '2026-10-02T08:00:00.000+00:00',
}));

/** Vendors with a few pages of each kind. */
function vendors(broken = false): Clients {
  const slugs = { page: ['home', 'bezorgen'], blog: ['wol wassen'], look: ['stad'] };
  const query = async (_groq: string, { type }: { type: keyof typeof slugs }) => {
    if (broken) throw new Error('gone');
    return slugs[type].map((slug) => ({ slug, changed: '2026-09-01T10:00:00Z' }));
  };
  const read = async () => [
    {
      type: 'page',
      seoUrls: seo('nl/dames/'),
      children: [
        { type: 'page', seoUrls: seo('nl/dames/jurken/') },
        { type: 'link', seoUrls: [] },
      ],
    },
  ];
  // Without a sort the order of the pages is undefined.
  const list = async ({ page = 1, limit = 10, sort }: Criteria) => ({
    elements: (sort?.[0]?.field === 'id' || page === 1 ? assortment : assortment.toReversed()).slice(
      (page - 1) * limit,
      page * limit,
    ),
    total: assortment.length,
  });
  const brands = async () => [
    { id: 'b', name: 'Noor & Zoon', url: '/nl/merken/noor-zoon/' },
    { id: 'c', name: 'Los', url: '/search?tn_q=Los' },
  ];
  return fromPartial<Clients>({
    content: { query },
    commerce: { navigation: { read }, product: { list }, brands: { list: brands } },
  });
}

async function crawl(path: string, clients = vendors(), headers = {}) {
  const app = fastify();
  sitemapRoutes(app, createAddressSource(clients), 'http://shop.test');
  const answer = await app.inject({ url: path, headers: { host: 'elsewhere.test', ...headers } });
  await app.close();
  return answer;
}

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test('the index names a part for every kind of page, with the day of its newest', async () => {
  const { body, headers } = await crawl('/sitemap.xml');
  expect(locs(body)).toEqual(
    ['pages', 'categories', 'products', 'blogs', 'looks', 'brands'].map(
      (kind) => `http://shop.test/sitemaps/${kind}-1.xml`,
    ),
  );
  expect(body).toContain('<lastmod>2026-10-02T08:00:00.000Z</lastmod>');
  expect(headers['content-type']).toContain('application/xml');
});

test('each part has the pages that the vendors name, by the addresses of the shop [ROU-07] [ROU-08]', async () => {
  expect(locs((await crawl('/sitemaps/pages-1.xml')).body)).toEqual([
    'http://shop.test/nl/',
    'http://shop.test/nl/bezorgen/',
  ]);
  expect(locs((await crawl('/sitemaps/categories-1.xml')).body)).toEqual([
    'http://shop.test/nl/dames/',
    'http://shop.test/nl/dames/jurken/',
  ]);
  expect(new Set(locs((await crawl('/sitemaps/products-1.xml')).body)).size).toBe(250);
  expect(locs((await crawl('/sitemaps/blogs-1.xml')).body)).toEqual([
    'http://shop.test/nl/blog/wol%20wassen/',
  ]);
  expect(locs((await crawl('/sitemaps/brands-1.xml')).body)).toEqual([
    'http://shop.test/nl/merken/noor-zoon/',
  ]);
});

test('parts hold at most 50,000 pages, are well-formed, and travel compressed', async () => {
  expect(partsOf(Array.from({ length: 100_001 })).map(({ length }) => length)).toEqual([50_000, 50_000, 1]);
  expect(sitemapXml('https://shop.test', [{ path: '/nl/a&b/', changed: 'soms' }])).toContain(
    '<url><loc>https://shop.test/nl/a&amp;b/</loc></url>',
  );
  const zipped = await crawl('/sitemap.xml', vendors(), { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('<sitemapindex');
});

test('parts that do not exist are not found; a vendor that is gone costs only its own parts', async () => {
  for (const part of ['pages-2.xml', 'pages-0.xml', 'orders-1.xml', 'pages-1.xml.gz'])
    expect([part, (await crawl(`/sitemaps/${part}`)).statusCode]).toEqual([part, 404]);
  expect(locs((await crawl('/sitemap.xml', vendors(true))).body)).toEqual(
    ['categories', 'products', 'brands'].map((kind) => `http://shop.test/sitemaps/${kind}-1.xml`),
  );
});

test('robots.txt names the sitemap and keeps crawlers out of what is a shopper’s own', async () => {
  const { body } = await crawl('/robots.txt');
  expect(body).toContain('Sitemap: http://shop.test/sitemap.xml\n');
  expect(body).toContain('Disallow: /checkout\n');
  expect(body).toContain('Disallow: /wishlist\n');
});
