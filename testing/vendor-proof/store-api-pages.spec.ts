import { LANDING_PAGES } from '../../demo/backend/src/commerce/cms/landing-pages.ts';
import { LANGUAGE } from '../../demo/backend/src/commerce/context/reference-data.ts';
import { at, catalogue, inStock } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { openWitnessedShop, type PublishedOperation, type WitnessedShop } from './witnessed-shop.ts';

let shop: WitnessedShop;

beforeAll(() => {
  shop = openWitnessedShop();
});

afterAll(() => shop.close());

const category = at(
  catalogue.categories.filter(({ level }) => level === 3),
  4,
);
const product = at(inStock, 7);

describe('pages with their layout are what the published document promises', () => {
  const pages: [string, Record<string, string>, object][] = [
    ['/category/{navigationId}', { navigationId: 'home' }, {}],
    ['/category/{navigationId}', { navigationId: category.id }, { p: 2, limit: 3, order: 'price-desc' }],
    ['/landing-page/{landingPageId}', { landingPageId: at(LANDING_PAGES, 0).id }, {}],
    ['/product/{productId}', { productId: product.id }, {}],
  ];

  test.each(pages)('%s %j', async (template, path, body) => {
    const { json } = await shop.ask(`POST ${template}` as PublishedOperation, { path, body });
    const page = json.cmsPage ?? json.product.cmsPage;
    expect(page.sections.length).toBeGreaterThan(0);
    await shop.ask(`GET ${template}` as PublishedOperation, { path });
  });

  test('/cms/{id} of each of them that needs no product', async () => {
    const { json } = await shop.ask('POST /category/{navigationId}', { path: { navigationId: category.id } });
    const path = { id: json.cmsPageId };
    const slots = json.cmsPage.sections[0].blocks[2].slots[0].id;
    const page = await shop.ask('POST /cms/{id}', { path, body: { slots } });
    expect(page.json.sections[0].blocks).toHaveLength(1);
    await shop.ask('GET /cms/{id}', { path, query: { slots } });
  });
});

describe('answers about the shop match the published document', () => {
  test('for settings, texts, sitemaps and pictures', async () => {
    await shop.ask('GET /shop-settings');
    await shop.ask('GET /snippet', { query: { prefixes: 'headless.cart', languageIds: LANGUAGE.id } });
    await shop.ask('GET /sitemap');
    await shop.ask('POST /media', { body: { ids: product.mediaIds } });
    await shop.ask('GET /media', { query: { 'ids[]': at(product.mediaIds, 0) } });
  });

  test('for the breadcrumb of a product and of a category', async () => {
    for (const id of [product.id, category.id]) await shop.ask('GET /breadcrumb/{id}', { path: { id } });
    const query = { type: 'category' };
    expect((await shop.ask('GET /breadcrumb/{id}', { path: { id: category.id }, query })).json).toHaveLength(
      3,
    );
  });

  test('for refusals of pages that do not exist', async () => {
    const id = '0'.repeat(32);
    const refused = [
      await shop.ask('POST /cms/{id}', { path: { id } }),
      await shop.ask('GET /landing-page/{landingPageId}', { path: { landingPageId: id } }),
      await shop.ask('GET /category/{navigationId}', { path: { navigationId: id } }),
      await shop.ask('POST /media', { body: {} }),
      await shop.ask('GET /snippet', { query: { languageIds: id } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400]);
  });
});
