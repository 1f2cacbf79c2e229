import { at, catalogue, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

interface Slot {
  id: string;
  slot: string;
  type: string;
  config: Record<string, { source: string; value: unknown }>;
  data: { listing?: Listing; products?: object[]; media?: { url: string }; content?: string } | null;
}

interface Listing {
  elements: { id: string; seoUrls: object[] | null; manufacturer: { id: string } }[];
  page: number;
  limit: number;
  total: number;
  sorting: string;
}

interface Page {
  type: string;
  sections: { type: string; blocks: { type: string; sectionPosition: string; slots: Slot[] }[] }[];
}

const slotsOf = (page: Page) => page.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots));
const slotOf = (page: Page, type: string) =>
  at(
    slotsOf(page).filter((slot) => slot.type === type),
    0,
  );

const jurken = at(
  catalogue.categories.filter(({ name }) => name === 'Jurken'),
  0,
);
const read = async (body: object, id = jurken.id) =>
  (await shop.call('POST', `/category/${id}`, { body })).json;

const listingOf = async (body: object): Promise<Listing> => {
  const { listing } = slotOf((await read(body)).cmsPage, 'product-listing').data ?? {};
  if (!listing) throw new Error('The page has no listing.');
  return listing;
};

describe('the page of a category', () => {
  test('shows its picture, its words, filters beside them and its goods', async () => {
    const category = await read({});
    const page: Page = category.cmsPage;
    expect(category.cmsPageId).toBe(category.cmsPage.id);
    expect(page.type).toBe('product_list');
    expect(page.sections[0]?.blocks.map(({ type, sectionPosition }) => [type, sectionPosition])).toEqual([
      ['image-text', 'main'],
      ['sidebar-filter', 'sidebar'],
      ['product-listing', 'main'],
    ]);
    expect(slotOf(page, 'text').data?.content).toBe(category.translated.description);
    expect(slotOf(page, 'text').config['content']).toEqual({
      source: 'mapped',
      value: 'category.description',
    });
    expect(slotOf(page, 'image').data?.media?.url).toBe(category.media.url);
  });

  test('lists as the listing itself does: page, order, size, filters', async () => {
    const wish = { p: 2, order: 'price-asc', limit: 3 };
    const listing = await listingOf(wish);
    const alone = await shop.call('POST', `/product-listing/${jurken.id}`, { body: wish });
    expect(listing).toMatchObject({ page: 2, limit: 3, sorting: 'price-asc' });
    expect(listing.elements.map(({ id }) => id)).toEqual(
      alone.json.elements.map(({ id }: { id: string }) => id),
    );
    const brand = at(listing.elements, 0).manufacturer.id;
    const ofBrand = await listingOf({ manufacturer: brand });
    expect(new Set(ofBrand.elements.map(({ manufacturer }) => manufacturer.id))).toEqual(new Set([brand]));
  });

  test('takes the listing’s parameters from the address too, and addresses its goods when asked', async () => {
    const headers = { 'sw-include-seo-urls': '1' };
    const { json } = await shop.call('GET', `/category/${jurken.id}?p=2&limit=4`, { headers });
    const listing = slotOf(json.cmsPage, 'product-listing').data?.listing;
    expect(listing).toMatchObject({ page: 2, limit: 4 });
    expect(listing?.elements.every(({ seoUrls }) => seoUrls?.length === 1)).toBe(true);
  });

  test('does not mind criteria that are about nothing', async () => {
    const associations = { associations: { cmsPage: { associations: {} } }, nonsense: {} };
    expect(
      (await listingOf({ associations, filter: [{ type: 'equals', field: 'nonsense', value: 1 }] })).total,
    ).toBe((await listingOf({})).total);
  });

  test('has only the blocks with the slots that are named', async () => {
    const { id } = slotOf((await read({})).cmsPage, 'product-listing');
    const { cmsPage } = await read({ slots: `${id}|${'f'.repeat(32)}` });
    expect(slotsOf(cmsPage).map((slot) => slot.id)).toEqual([id]);
  });

  test('is not made for who asks for other fields', async () => {
    expect((await read({ includes: { category: ['id', 'name'] } })).cmsPage).toBeUndefined();
  });
});

describe('the home page', () => {
  test('is that of the root category, by its id or as `home`', async () => {
    const { cmsPage } = await read({}, 'home');
    const root = at(catalogue.categories, 0);
    expect(await read({}, root.id)).toMatchObject({ id: root.id, cmsPage: { id: cmsPage.id } });
    expect(slotsOf(cmsPage).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['image', 'text', 'product-slider']),
    );
    expect(slotOf(cmsPage, 'product-slider').data?.products?.length).toBeGreaterThan(4);
  });
});

describe('categories that are no page', () => {
  test('are not found as one', async () => {
    const context = (await shop.call('GET', '/context')).json;
    const folder = await shop.call('POST', `/category/${context.salesChannel.footerCategoryId}`);
    const unknown = await shop.call('POST', `/category/${'0'.repeat(32)}`);
    const broken = await shop.call('GET', '/category/thuis');
    expect([folder, unknown, broken].map(({ status, json }) => [status, json.errors[0].code])).toEqual([
      [404, 'CONTENT__CATEGORY_NOT_FOUND'],
      [404, 'CONTENT__CATEGORY_NOT_FOUND'],
      [400, 'FRAMEWORK__INVALID_UUID'],
    ]);
  });
});

describe('breadcrumbs', () => {
  const names = async (path: string) => {
    const { status, json } = await shop.call('GET', `/breadcrumb/${path}`);
    expect(status).toBe(200);
    return json.map(({ name }: { name: string }) => name);
  };
  const product = at(
    catalogue.products.filter(({ categories }) => categories.length > 1),
    0,
  );

  test('lead to a product, by way of the category that the shopper came from', async () => {
    const [usual, other] = product.categories;
    const last = async (query: string) => (await names(`${product.id}${query}`)).at(-1);
    expect(await last('')).toBe(usual?.name);
    expect(await last(`?type=product&referrerCategoryId=${other?.id}`)).toBe(other?.name);
    expect(await last(`?referrerCategoryId=${'0'.repeat(32)}`)).toBe(usual?.name);
  });

  test('find a category under any type, and are empty for the root and for what does not exist', async () => {
    expect(await names(jurken.id)).toEqual(['Dames', 'Kleding', 'Jurken']);
    expect(await names(`${jurken.id}?type=category`)).toEqual(['Dames', 'Kleding', 'Jurken']);
    expect(await names(at(catalogue.categories, 0).id)).toEqual([]);
    expect(await names(`${product.id}?type=category`)).toEqual([]);
  });

  test('are only read by GET', async () => {
    const refused = await shop.call('POST', `/breadcrumb/${jurken.id}`);
    expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET']);
  });
});
