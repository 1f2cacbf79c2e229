import { LANDING_PAGES } from './landing-pages.ts';
import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const landing = at(LANDING_PAGES, 0);

describe('pages of editors', () => {
  test('are read by the id that things refer to', async () => {
    const category = at(catalogue.categories, 9);
    const { cmsPageId } = (await shop.call('POST', `/category/${category.id}`)).json;
    const page = await shop.call('POST', `/cms/${cmsPageId}`, {
      body: { navigationId: category.id, limit: 2 },
    });
    const listings = page.json.sections[0].blocks.map(
      ({ slots }: { slots: { data?: { listing?: object } }[] }) => slots[0]?.data?.listing,
    );
    expect(page.json.id).toBe(cmsPageId);
    expect(listings.at(-1)).toMatchObject({ limit: 2, currentFilters: { navigationId: category.id } });
  });

  test('a campaign has an address, and a page without a category', async () => {
    const filter = [{ type: 'equals', field: 'seoPathInfo', value: landing.url }];
    const [address] = (await shop.call('POST', '/seo-url', { body: { filter } })).json.elements;
    expect(address).toMatchObject({ routeName: 'frontend.landing.page', foreignKey: landing.id });
    const { json } = await shop.call('GET', `/landing-page/${address.foreignKey}`);
    expect(json).toMatchObject({
      name: landing.name,
      cmsPage: { type: 'landingpage', apiAlias: 'cms_page' },
    });
  });

  test('that do not exist are not found, each in its own words', async () => {
    const id = '0'.repeat(32);
    expect(refusal(await shop.call('POST', `/cms/${id}`))).toEqual([404, 'CONTENT__CMS_PAGE_NOT_FOUND']);
    expect(refusal(await shop.call('POST', `/landing-page/${id}`))).toEqual([
      404,
      'CONTENT__LANDING_PAGE_NOT_FOUND',
    ]);
    expect(refusal(await shop.call('GET', '/cms/voorpagina'))).toEqual([400, 'FRAMEWORK__INVALID_UUID']);
  });

  test('a product comes with its page unless that is skipped or not among its wanted fields', async () => {
    const product = at(catalogue.products, 3);
    const read = async (query: string, body: object = {}) =>
      (await shop.call('POST', `/product/${product.id}${query}`, { body })).json.product;
    const { cmsPage, cmsPageId } = await read('');
    const types = cmsPage.sections[0].blocks.map(({ type }: { type: string }) => type);
    expect(cmsPage.id).toBe(cmsPageId);
    expect(types).toEqual([
      'product-heading',
      'gallery-buybox',
      'product-description-reviews',
      'cross-selling',
    ]);
    const [gallery, buyBox] = cmsPage.sections[0].blocks[1].slots;
    expect(gallery.data.sliderItems).toHaveLength(product.mediaIds.length);
    expect(buyBox.data.product.parentId).toBe(product.id);
    expect(buyBox.data.configuratorSettings.length).toBeGreaterThan(1);
    expect((await read('?skipCmsPage=1')).cmsPage).toBeNull();
    expect(await read('', { includes: { product: ['name'] } })).toEqual({
      name: product.name,
      apiAlias: 'product',
    });
  });
});
