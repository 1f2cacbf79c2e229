import { at, catalogue, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const root = at(catalogue.categories, 0);
interface Card {
  id: string;
  parentId: string;
  options: { id: string; name: string }[];
  available: boolean;
}
const listing = async (body: object): Promise<{ elements: Card[]; total: number; aggregations: never }> =>
  (await shop.call('POST', `/product-listing/${root.id}`, { body })).json;
const equals = (field: string, value: unknown) => ({ type: 'equals', field, value });

const stocked = (place: number) => {
  const product = at(
    catalogue.products.filter(
      (one) =>
        one.colours.length > 1 && catalogue.variantsOf(one).every(({ initialStock }) => initialStock > 0),
    ),
    place,
  );
  return { product, variants: catalogue.variantsOf(product) };
};

test('a listing shows the first variant that can be bought; one that is sold out makes way', async () => {
  const { product, variants } = stocked(0);
  const shownNow = async () => at((await listing({ ids: [product.id] })).elements, 0).id;
  expect(await shownNow()).toBe(at(variants, 0).id);
  shop.database.stock.sell(at(variants, 0).id, at(variants, 0).initialStock);
  expect(await shownNow()).toBe(at(variants, 1).id);
  for (const { id, initialStock } of variants.slice(1)) shop.database.stock.sell(id, initialStock);
  const [card] = (await listing({ ids: [product.id] })).elements;
  expect(card).toMatchObject({ id: at(variants, 0).id, available: false });
});

test('a listing shows the variant in the selected colour, size or both', async () => {
  const { product, variants } = stocked(1);
  const last = at([...variants].reverse(), 0);
  const size = (variant: typeof last) => variant.size;
  const optionsOf = async (id: string) =>
    (await shop.call('POST', `/product/${id}`)).json.product.options as Card['options'];
  const [colour, ofSize] = await optionsOf(last.id);
  const shown = async (...properties: (string | undefined)[]) => {
    const { elements } = await listing({
      properties: properties.join('|'),
      ids: [product.id],
      'max-price': 9999,
    });
    return elements.find(({ parentId }) => parentId === product.id);
  };
  expect((await shown(colour?.id))?.options[0]?.id).toBe(last.colour.id);
  expect((await shown(ofSize?.id))?.options[1]?.name).toBe(size(last));
  expect((await shown(colour?.id, ofSize?.id))?.options.slice(0, 2).map(({ id }) => id)).toEqual([
    colour?.id,
    ofSize?.id,
  ]);
  expect((await shown(colour?.id, at(product.colours, 0).id))?.id).toBe(at(variants, 0).id);
});

test('criteria about variants are matched against variants, with one result per product', async () => {
  const { product, variants } = stocked(2);
  const wanted = at(variants, 2);
  const byNumber = await listing({ filter: [equals('productNumber', wanted.number)] });
  expect([byNumber.total, byNumber.elements[0]?.id]).toEqual([1, wanted.id]);
  const after = await listing({ 'post-filter': [equals('product.productNumber', wanted.number)] });
  expect([after.total, after.elements[0]?.id]).toEqual([1, wanted.id]);
  const byId = await listing({ ids: [wanted.id, at(variants, 3).id] });
  expect(byId.elements.map(({ id }) => id)).toEqual([wanted.id]);
  const inSize = await listing({ filter: [equals('options.name', wanted.size)], limit: 100 });
  expect(inSize.elements.every(({ options }) => options.some(({ name }) => name === wanted.size))).toBe(true);
  expect(new Set(inSize.elements.map(({ parentId }) => parentId)).size).toBe(inSize.elements.length);
  expect((await listing({ filter: [equals('parentId', null)] })).total).toBe(0);
  expect((await listing({ filter: [equals('parentId', product.id)] })).total).toBe(1);
  const grouped = await listing({ grouping: ['displayGroup'], limit: 1 });
  expect(grouped.total).toBe(catalogue.products.length);
});

test('aggregations about variants count one variant per product', async () => {
  const { product } = stocked(2);
  const { aggregations } = await listing({
    filter: [equals('parentId', product.id)],
    aggregations: [
      { name: 'ids', type: 'terms', field: 'id' },
      { name: 'groups', type: 'terms', field: 'displayGroup' },
    ],
  });
  expect(aggregations).toMatchObject({
    ids: { buckets: [{ count: 1 }] },
    groups: { buckets: [{ count: 1 }] },
  });
});

test('a product list holds parent products, or variants when a display group is requested', async () => {
  const list = async (body: object) =>
    (await shop.call('POST', '/product', { body })).json.elements as Card[];
  expect((await list({ limit: 5 })).map(({ parentId }) => parentId)).toEqual(Array(5).fill(null));
  const shown = [{ type: 'not', operator: 'and', queries: [equals('displayGroup', null)] }];
  for (const body of [{ grouping: ['product.displayGroup'] }, { filter: shown }]) {
    const cards = await list({ limit: 5, ...body });
    expect(cards.map(({ parentId }) => parentId)).toEqual(catalogue.products.slice(0, 5).map(({ id }) => id));
  }
});
