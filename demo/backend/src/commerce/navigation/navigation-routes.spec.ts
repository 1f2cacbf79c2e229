import { at, catalogue, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

interface Entry {
  translated: { name: string; customFields?: { nd_menu_highlight_on?: boolean } };
  children: Entry[];
  visibleChildCount: number;
  linkType: string | null;
  internalLink: string | null;
  externalLink: string | null;
}

const menu = async (alias: string, depth: number) => {
  const headers = { 'sw-include-seo-urls': 'true' };
  return shop.call('POST', `/navigation/${alias}/${alias}`, { body: { depth }, headers });
};

const names = (entries: Entry[]) => entries.map(({ translated }) => translated.name);

describe('the menus', () => {
  test('the main menu starts below the root with Dames and Heren, and highlights Sale', async () => {
    const { json } = await menu('main-navigation', 3);
    expect(names(json).slice(0, 2)).toEqual(['Dames', 'Heren']);
    expect(json[0].seoUrls[0].seoPathInfo).toBe('nl/dames/');
    const highlighted = json[0].children.filter(
      (entry: Entry) => entry.translated.customFields?.nd_menu_highlight_on,
    );
    expect(names(highlighted)).toEqual(['Sale']);
  });

  test('depth N answers N + 1 levels and still counts the children of the last', async () => {
    const flat = (await menu('main-navigation', 0)).json;
    const two = (await menu('main-navigation', 1)).json;
    expect(flat[0]).toMatchObject({ children: [], visibleChildCount: two[0].children.length });
    expect(two[0].children.every((entry: Entry) => entry.children.length === 0)).toBe(true);
    expect(two[0].children.some((entry: Entry) => entry.visibleChildCount > 0)).toBe(true);
  });

  test('the footer has columns of links to pages and categories that exist [FTR-02]', async () => {
    const { json } = await menu('footer-navigation', 1);
    expect(names(json)).toEqual(['Klantenservice', 'Over Weefsel', 'Collecties']);
    for (const link of json.flatMap(({ children }: Entry) => children)) {
      if (link.linkType === 'category') expect(catalogue.categoryById(link.internalLink)).toBeDefined();
      else expect(link.externalLink).toMatch(/^\/nl\/[a-z-]+\/$/);
    }
  });

  test('open around the category that the shopper is in, and are flat when no tree is wanted', async () => {
    const jurken = catalogue.categories.find(({ seoPath }) => seoPath === 'nl/dames/kleding/jurken/');
    const path = `/navigation/${jurken?.id}/main-navigation?depth=0`;
    const [dames, heren] = (await shop.call('GET', path)).json;
    expect(names(dames.children)).toEqual(['Kleding']);
    expect(names(dames.children[0].children)).toEqual(['Jurken']);
    expect(heren.children).toEqual([]);
    const flat = (await shop.call('GET', `${path}&buildTree=false`)).json;
    expect(names(flat)).toEqual(['Dames', 'Kleding', 'Jurken', 'Heren', 'Merken', 'Inspiratie']);
  });

  test('an alias without a menu is a 204 without a body, an unknown id a 404', async () => {
    const service = await menu('service-navigation', 1);
    const unknown = await menu('f'.repeat(32), 1);
    expect([service.status, service.text]).toEqual([204, '']);
    expect([unknown.status, unknown.json.errors[0].code]).toEqual([404, 'CONTENT__CATEGORY_NOT_FOUND']);
  });
});

const resolve = async (value: string, field = 'seoPathInfo') =>
  (await shop.call('POST', '/seo-url', { body: { filter: [{ type: 'equals', field, value }] } })).json
    .elements;

describe('addresses', () => {
  test('of categories, brands and products are found exactly, the last slash included [ROU-15]', async () => {
    const [product] = catalogue.products;
    const expected = [
      ['nl/dames/kleding/jurken/', 'frontend.navigation.page'],
      ['nl/merken/fjordal/', 'productManufacturer'],
      ['nl/merken/fjordal/heren/', 'frontend.product_manufacturer.category.detail'],
      [product?.seoPath ?? '', 'frontend.detail.page'],
    ];
    for (const [path = '', routeName] of expected) {
      expect(await resolve(path)).toMatchObject([{ seoPathInfo: path, routeName, isCanonical: true }]);
      expect(await resolve(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)).toEqual([]);
      expect(await resolve(path.toUpperCase())).toEqual([]);
    }
  });

  test('are found wherever a filter names them', async () => {
    const path = 'nl/dames/kleding/jurken/';
    const queries = [
      { type: 'equals', field: 'seoPathInfo', value: path },
      { type: 'equals', field: 'seoPathInfo', value: 'nl/heren/' },
      { type: 'equals', field: 'isCanonical', value: false },
    ];
    const filter = [{ type: 'multi', operator: 'or', queries }];
    const { json } = await shop.call('POST', '/seo-url', { body: { filter, sort: 'seoPathInfo' } });
    expect(json.elements.map(({ seoPathInfo }: { seoPathInfo: string }) => seoPathInfo)).toEqual([
      path,
      'nl/heren/',
    ]);
  });

  test('are found by technical path and by what they lead to', async () => {
    const [product] = catalogue.products;
    const byPath = await resolve(`/detail/${product?.id}`, 'pathInfo');
    expect(byPath).toMatchObject([{ foreignKey: product?.id, seoPathInfo: product?.seoPath }]);
    expect(await resolve(product?.id ?? '', 'foreignKey')).toEqual(byPath);
    expect(await resolve(`/navigation/${product?.id}`, 'pathInfo')).toEqual([]);
  });
});

describe('addresses of variants', () => {
  const product = at(catalogue.products, 4);
  const headers = { 'sw-include-seo-urls': '1' };
  const pathOf = async (id: string) =>
    (await shop.call('GET', `/product/${id}`, { headers })).json.product.seoUrls[0].seoPathInfo;

  test('are their own, but for the one that stands for its product', async () => {
    const variants = catalogue.variantsOf(product);
    const best = (await shop.call('GET', `/product/${product.id}`)).json.product.id;
    const paths = await Promise.all(variants.map(({ id }) => pathOf(id)));
    expect(new Set(paths).size).toBe(variants.length);
    expect(paths[variants.findIndex(({ id }) => id === best)]).toBe(product.seoPath);
    for (const [place, path] of paths.entries()) {
      const [found] = await resolve(path);
      const expected = path === product.seoPath ? product.id : variants[place]?.id;
      expect(found).toMatchObject({ foreignKey: expected, routeName: 'frontend.detail.page' });
    }
    expect(await resolve(`${product.seoPath}-999`)).toEqual([]);
  });
});

describe('categories', () => {
  const jurken = catalogue.categories.find(({ name }) => name === 'Jurken');

  test('are read by ids and one by one; nonsense associations do no harm [API-05]', async () => {
    const body = {
      filter: [{ type: 'equalsAny', field: 'id', value: `${jurken?.id}|${'f'.repeat(32)}` }],
      limit: 2,
    };
    const list = await shop.call('POST', '/category', { body });
    expect(list.json).toMatchObject({
      total: 1,
      elements: [{ id: jurken?.id, translated: { name: 'Jurken' } }],
    });
    const one = await shop.call('POST', `/category/${jurken?.id}`, {
      body: { associations: { associations: { media: {} } } },
    });
    expect(one.json.breadcrumb).toEqual(['Weefsel', 'Dames', 'Kleding', 'Jurken']);
    expect((await shop.call('POST', '/category/home')).json.name).toBe('Weefsel');
  });

  test('have a breadcrumb from the top category down, as a bare array', async () => {
    const { json } = await shop.call('GET', `/breadcrumb/${jurken?.id}`);
    expect(json.map(({ name }: { name: string }) => name)).toEqual(['Dames', 'Kleding', 'Jurken']);
  });
});

test('brands come with addresses, also by gender and by id [API-12]', async () => {
  const dames = await shop.call('GET', '/brands/dames');
  const [brand] = dames.json.brands;
  expect(dames.json.brands).toHaveLength(
    catalogue.brands.filter(({ genders }) => genders.includes('dames')).length,
  );
  const urls = await shop.call('POST', '/brandUrls', { body: { ids: [brand.id, 'unknown'] } });
  expect(urls.json).toEqual({ [brand.id]: brand.url });
  const seo = await shop.call('GET', `/manufacturer/${brand.id}/seo-urls`);
  expect(seo.json.seoUrls.all[0]).toMatchObject({ seoPath: `${brand.url.slice(1)}dames/` });
});
