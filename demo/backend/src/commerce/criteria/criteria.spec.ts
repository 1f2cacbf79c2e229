import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const { products } = catalogue;
const ask = (body: object) => shop.call('POST', '/product', { body });
const list = async (body: object) => (await ask(body)).json;
const product = at(products, 0);
const ofProduct = { type: 'equals', field: 'parentId', value: product.id };

describe('criteria of a list [API-02]', () => {
  test('sort by several fields, also of what belongs to the product, numbers in texts as numbers', async () => {
    const found = await list({
      limit: 100,
      sort: [{ field: 'product.manufacturer.name' }, { field: 'cheapestPrice', order: 'desc' }],
    });
    const keys = found.elements.map(
      ({
        manufacturer,
        calculatedPrice,
      }: {
        manufacturer: { name: string };
        calculatedPrice: { unitPrice: number };
      }) => [manufacturer.name, calculatedPrice.unitPrice] as const,
    );
    const expected = products
      .map(({ brand, priceCents }) => [brand.name, priceCents / 100] as const)
      .sort(([one, price], [other, otherPrice]) => one.localeCompare(other, 'nl') || otherPrice - price);
    expect(keys).toEqual(expected.slice(0, 100));
    const numbers = async (order: string) =>
      (
        await list({ limit: 5, sort: [{ field: 'productNumber', order, naturalSorting: true }] })
      ).elements.map(({ productNumber }: { productNumber: string }) => Number(productNumber));
    expect(await numbers('DESC')).toEqual(
      products
        .map(({ number }) => Number(number))
        .reverse()
        .slice(0, 5),
    );
    expect((await list({ limit: 1, sort: '-productNumber,name' })).elements[0].productNumber).toBe(
      products.at(-1)?.number,
    );
  });

  test('group: one of all variants that have a value in common', async () => {
    const variants = await list({ filter: [ofProduct], limit: 100 });
    const grouped = await list({ filter: [ofProduct], limit: 100, grouping: ['displayGroup'] });
    expect(variants.elements.length).toBeGreaterThan(1);
    expect(grouped.elements).toEqual(variants.elements.slice(0, 1));
    const brands = await list({ grouping: ['manufacturerId'], limit: 100 });
    expect(brands.elements).toHaveLength(new Set(products.map(({ brand }) => brand.id)).size);
  });

  test('find variants by what is chosen, even deep inside a filter', async () => {
    const size = at(product.sizes, 0);
    const filter = [
      {
        type: 'multi',
        operator: 'and',
        queries: [
          { type: 'equals', field: 'options.name', value: size },
          {
            type: 'equals',
            field: 'displayGroup',
            value: (await list({ filter: [ofProduct], limit: 1 })).elements[0].displayGroup,
          },
        ],
      },
    ];
    const found = await list({ filter, limit: 100, 'total-count-mode': 1 });
    const expected = catalogue.variantsOf(product).filter((variant) => variant.size === size);
    expect(found.elements.map(({ id }: { id: string }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('leave out what `excludes` names, and bring along only what is associated', async () => {
    const bare = await list({
      ids: [product.id],
      excludes: { product: ['description', 'translated'], media: ['url'] },
    });
    expect(bare.elements[0]).not.toHaveProperty('description');
    expect(bare.elements[0]).toMatchObject({
      id: product.id,
      media: null,
      categories: null,
      apiAlias: 'product',
    });
    expect(bare.elements[0].cover.media).not.toHaveProperty('url');
    const associations = { media: {}, categories: {}, children: {} };
    const [full] = (await list({ ids: [product.id], associations })).elements;
    expect(full.media).toHaveLength(product.mediaIds.length);
    expect(full.categories.map(({ id }: { id: string }) => id)).toEqual(
      product.categories.map(({ id }) => id),
    );
    expect(full.children).toHaveLength(full.childCount);
    expect(full.coverId).toBe(full.cover.id);
    const [partial] = (await list({ ids: [product.id], fields: ['name', 'cover.media.url'] })).elements;
    expect(Object.keys(partial).sort()).toEqual(['apiAlias', 'cover', 'id', 'name', 'translated']);
  });

  test('count the pages ahead, not all there are', async () => {
    const total = async (page: number) =>
      (await list({ limit: 10, page, 'total-count-mode': 'next-pages' })).total;
    expect(await total(1)).toBe(61);
    expect(await total(products.length / 10)).toBe(10);
  });

  test('are refused with everything that is wrong in them', async () => {
    const bad = async (body: object) => refusal(await ask(body));
    const filter = (pointer: string) => `FRAMEWORK__INVALID_FILTER_QUERY ${pointer}`;
    const sort = (pointer: string) => `FRAMEWORK__INVALID_SORT_QUERY ${pointer}`;
    expect(await bad({ filter: 'text', sort: [{ order: 'ASC' }], page: 'x' })).toEqual([
      400,
      'FRAMEWORK__INVALID_PAGE_QUERY /page',
      filter('/filter'),
      sort('/sort/0'),
    ]);
    expect(await bad({ sort: '' })).toEqual([400, sort('/sort')]);
    expect(await bad({ filter: [5] })).toEqual([400, filter('/filter/0')]);
    expect(await bad({ filter: [{ type: 'equals', field: 'id' }] })).toEqual([
      400,
      filter('/filter/0/value'),
    ]);
    expect(await bad({ filter: [{ type: 'equalsAny', field: 'id', value: '|' }] })).toEqual([
      400,
      filter('/filter/0/value'),
    ]);
    expect(await bad({ filter: [{ type: 'range', field: 'price', parameters: 5 }] })).toEqual([
      400,
      filter('/filter/0/parameters'),
    ]);
    const deep = (levels: number): object =>
      levels === 0
        ? { type: 'equals', field: 'id', value: 'x' }
        : { type: 'and', queries: [deep(levels - 1)] };
    expect((await bad({ filter: [deep(200)] }))[0]).toBe(400);
    expect((await ask({ filter: [deep(20)] })).status).toBe(200);
  });
});
