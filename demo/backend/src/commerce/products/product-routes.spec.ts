import { at, catalogue, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const list = async (body: object) => (await shop.call('POST', '/product', { body })).json;
const idsIn = (answer: { elements: { id: string }[] }) => answer.elements.map(({ id }) => id);
const equals = (field: string, value: unknown) => ({ type: 'equals', field, value });

describe('reading products', () => {
  test('by ids joined by a pipe, unknown ones left out, with the total in number or word [API-02]', async () => {
    const ids = catalogue.products.slice(5, 10).map(({ id }) => id);
    const filter = [
      { type: 'equalsAny', field: 'id', value: [...ids, 'f'.repeat(32)].join('|') },
      equals('active', true),
    ];
    for (const mode of [1, 'exact']) {
      const answer = await list({ filter, limit: 2, 'total-count-mode': mode });
      expect(answer).toMatchObject({ total: 5, limit: 2, page: 1, apiAlias: 'dal_entity_search_result' });
      expect(answer.elements).toHaveLength(2);
    }
    expect((await list({ filter, limit: 2 })).total).toBe(2);
    expect(new Set(idsIn(await list({ ids })))).toEqual(new Set(ids));
  });

  test('newest first below a category, parents only [PDP-07]', async () => {
    const dames = at(catalogue.categories, 1);
    const answer = await list({
      limit: 9,
      filter: [
        { type: 'equalsAny', field: 'categoryTree', value: dames.id },
        equals('active', true),
        equals('parentId', null),
      ],
      sort: [{ field: 'createdAt', order: 'DESC' }],
      'total-count-mode': 1,
    });
    const expected = catalogue.products.filter(({ gender }) => gender === 'dames');
    const dates = answer.elements.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(answer.total).toBe(expected.length);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(
      answer.elements.every(({ categoryTree }: { categoryTree: string[] }) =>
        categoryTree.includes(dames.id),
      ),
    ).toBe(true);
  });

  test('understands ranges, text, negation and alternatives', async () => {
    const totals = async (...filter: object[]) =>
      (await list({ filter, 'total-count-mode': 'exact', limit: 1 })).total;
    const cheap = { type: 'range', field: 'price', parameters: { lt: 50 } };
    const blouses = { type: 'contains', field: 'product.name', value: 'BLOUSE' };
    const count = (test: (product: (typeof catalogue.products)[number]) => boolean) =>
      catalogue.products.filter(test).length;
    const isBlouse = ({ name }: { name: string }) => name.toLowerCase().includes('blouse');
    expect(await totals(cheap)).toBe(count(({ priceCents }) => priceCents < 5000));
    expect(await totals(blouses, { type: 'not', operator: 'and', queries: [cheap] })).toBe(
      count((product) => isBlouse(product) && product.priceCents >= 5000),
    );
    expect(await totals({ type: 'multi', operator: 'or', queries: [cheap, blouses] })).toBe(
      count((product) => isBlouse(product) || product.priceCents < 5000),
    );
    expect(await totals({ type: 'prefix', field: 'manufacturer.name', value: 'Fjor' })).toBe(
      count(({ brand }) => brand.name === 'Fjordal'),
    );
  });

  test('reports every error in page, limit, filter and field', async () => {
    const codes = async (body: object) => {
      const { status, json } = await shop.call('POST', '/product', { body });
      return [
        status,
        json.errors.map(({ code, source }: { code: string; source?: { pointer: string } }) => [
          code,
          source?.pointer,
        ]),
      ];
    };
    expect(await codes({ limit: 101, page: 0 })).toEqual([
      400,
      [
        ['FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
        ['FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
      ],
    ]);
    expect(await codes({ filter: [{ type: 'magic', field: 'id' }] })).toEqual([
      400,
      [['FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0']],
    ]);
    expect(await codes({ filter: [equals('colourOfTheSky', 1)] })).toEqual([
      400,
      [['FRAMEWORK__UNMAPPED_FIELD', undefined]],
    ]);
  });

  test('sends only what `includes` names, and addresses only when asked', async () => {
    const ids = [at(catalogue.products, 0).id];
    const includes = { product: ['id', 'cover', 'seoUrls'], product_media: ['media'], media: ['url'] };
    const url = `http://pictures.test/media/${at(catalogue.products, 0).mediaIds[0]}.jpg`;
    const cover = { media: { url, apiAlias: 'media' }, apiAlias: 'product_media' };
    const bare = await list({ ids, includes });
    expect(bare.elements).toEqual([{ id: ids[0], cover, seoUrls: null, apiAlias: 'product' }]);
    const headers = { 'sw-include-seo-urls': 'false' };
    const addressed = await shop.call('POST', '/product', { body: { ids, includes }, headers });
    expect(addressed.json.elements[0].seoUrls).toMatchObject([
      { seoPathInfo: at(catalogue.products, 0).seoPath, isCanonical: true },
    ]);
  });
});

describe('one product', () => {
  const several =
    catalogue.products.find(
      (product) =>
        product.colours.length > 1 &&
        catalogue.variantsOf(product).at(0)?.initialStock === 0 &&
        catalogue.variantsOf(product).some(({ initialStock }) => initialStock > 0),
    ) ?? at(catalogue.products, 0);

  test('asked by its parent answers with a variant that can be bought', async () => {
    const { json } = await shop.call('POST', `/product/${several.id}`);
    expect(json.apiAlias).toBe('product_detail');
    expect(json.product).toMatchObject({ parentId: several.id, available: true });
    const groups = json.configurator.map(({ name, options }: { name: string; options: unknown[] }) => [
      name,
      options.length,
    ]);
    expect(groups.slice(0, 2)).toEqual([
      ['Kleur', several.colours.length],
      ['Maat', several.sizes.length],
    ]);
  });

  test('asked by a variant answers with that variant, with its options and groups', async () => {
    const variant = at(catalogue.variantsOf(several), 0);
    const { json } = await shop.call('POST', `/product/${variant.id}`);
    expect(json.product).toMatchObject({ id: variant.id, available: false, availableStock: 0 });
    expect(json.product.options).toMatchObject([
      {
        name: variant.colour.name,
        colorHexCode: variant.colour.hex,
        group: { name: 'Kleur', translated: { name: 'Kleur' } },
      },
      { name: variant.size, group: { name: 'Maat' } },
    ]);
  });

  test('on sale shows the former price, the percentage and the lowest price of 30 days', async () => {
    const sale = catalogue.products.find(({ listPriceCents }) => listPriceCents !== null);
    const { json } = await shop.call('POST', `/product/${sale?.id}`);
    const { unitPrice, listPrice, regulationPrice } = json.product.calculatedPrice;
    expect(unitPrice).toBe((sale?.priceCents ?? 0) / 100);
    expect(listPrice.price).toBe((sale?.listPriceCents ?? 0) / 100);
    expect(listPrice.percentage).toBeCloseTo((1 - unitPrice / listPrice.price) * 100, 1);
    expect(regulationPrice.price).toBe((sale?.lowestPriceCents ?? 0) / 100);
    expect(json.product.extensions.categoryLabels.map(({ name }: { name: string }) => name)).toContain(
      'Sale',
    );
  });

  test('returns 404 for an unknown id, and 400 for a malformed one', async () => {
    const unknown = await shop.call('POST', `/product/${'a'.repeat(32)}`);
    const nonsense = await shop.call('POST', '/product/nonsense');
    expect([unknown.status, unknown.json.errors[0].code]).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND']);
    expect([nonsense.status, nonsense.json.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_UUID']);
  });

  test('finds the variant of a choice, and the nearest that keeps what was chosen last', async () => {
    const wanted = catalogue.variantsOf(several).at(-1);
    const { json } = await shop.call('POST', `/product/${wanted?.id}`);
    const options = Object.fromEntries(
      json.product.options.map(({ id, groupId }: { id: string; groupId: string }) => [groupId, id]),
    );
    const exact = await shop.call('POST', `/product/${several.id}/find-variant`, { body: { options } });
    expect(exact.json.variantId).toBe(wanted?.id);
    const [colour, size] = Object.keys(options);
    const body = { options: { ...options, [size ?? '']: 'f'.repeat(32) }, switchedGroup: colour };
    const nearest = await shop.call('POST', `/product/${several.id}/find-variant`, { body });
    expect(nearest.json.options).toContain(options[colour ?? '']);
  });

  test('lists its variants by the id of the parent', async () => {
    const answer = await list({
      filter: [equals('parentId', several.id)],
      limit: 100,
      'total-count-mode': 1,
    });
    expect(idsIn(answer)).toEqual(catalogue.variantsOf(several).map(({ id }) => id));
  });
});

test('an association that products do not have is refused, not ignored', async () => {
  const { status, json } = await shop.call('POST', '/product', {
    body: { associations: { media: {}, weather: {} } },
  });
  expect([status, json.errors[0].code]).toEqual([400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND']);
});
