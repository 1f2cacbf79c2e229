import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import {
  at,
  catalogue,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { connect, type Client } from './official-client.ts';

let shop: TestShop;
let origin: string;

beforeAll(async () => {
  shop = openTestShop();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => shop.close());

interface Card {
  id: string;
  parentId?: string;
  available?: boolean;
}

const category = at(
  catalogue.categories.filter(({ level }) => level === 3),
  0,
);
const pathParams = { categoryId: category.id };

const elementsOf = (found: unknown): Card[] => (found as { elements: Card[] }).elements;

/** All products in a response, for instance in a page of the vendor's own editor. */
function cardsIn(part: unknown): Card[] {
  if (Array.isArray(part)) return part.flatMap(cardsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('apiAlias' in part && part.apiAlias === 'product') return [fromAny<Card, unknown>(part)];
  return Object.values(part).flatMap(cardsIn);
}

/** The ways in which the vendor's own storefront shows goods. */
const WAYS: Record<string, (client: Client) => Promise<Card[]>> = {
  'a category': async (client) => {
    const { data } = await client.invoke('readProductListing post /product-listing/{categoryId}', {
      pathParams,
      body: { limit: 8 },
    });
    return elementsOf(data);
  },
  'a search': async (client) =>
    elementsOf((await client.invoke('searchPage post /search', { body: { search: 'jas', limit: 8 } })).data),
  suggestions: async (client) =>
    elementsOf(
      (await client.invoke('searchSuggest post /search-suggest', { body: { search: 'jas', limit: 5 } })).data,
    ),
  'a page of a category': async (client) =>
    cardsIn(
      (
        await client.invoke('readCategory post /category/{navigationId}', {
          pathParams: { navigationId: category.id },
          body: { limit: 8 },
        })
      ).data.cmsPage,
    ),
  'the home page': async (client) =>
    cardsIn(
      (
        await client.invoke('readCategory post /category/{navigationId}', {
          pathParams: { navigationId: 'home' },
          body: {},
        })
      ).data.cmsPage,
    ),
  'what goes with a product': async (client) => {
    const { data } = await client.invoke('readProductCrossSellings post /product/{productId}/cross-selling', {
      pathParams: { productId: at(catalogue.products, 3).id },
    });
    return data.flatMap(({ products }) => fromPartial<Card[]>(products));
  },
  'one of each display group': async (client) => {
    const body = { limit: 8, grouping: ['displayGroup'] };
    return elementsOf((await client.invoke('readProduct post /product', { body })).data);
  },
};

const add = (client: Client, ...ids: string[]) =>
  client.invoke('addLineItem post /checkout/cart/line-item', {
    body: { items: ids.map((id) => ({ id, quantity: 1, type: 'product' as const })) },
  });

test.each(Object.keys(WAYS))(
  'every available product of %s can be put into the cart directly',
  async (way) => {
    const { client } = connect(origin);
    const cards = (await WAYS[way]?.(client)) ?? [];
    expect(cards.length).toBeGreaterThan(2);
    const buyable = cards.filter(({ available }) => available);
    expect(buyable.length).toBeGreaterThan(0);
    expect(cards.filter(({ parentId }) => !parentId)).toEqual([]);
    const { data: cart } = await add(client, ...buyable.map(({ id }) => id));
    const inCart = new Set((cart.lineItems ?? []).map(({ referencedId }) => referencedId));
    expect(buyable.filter(({ id }) => !inCart.has(id))).toEqual([]);
  },
);

test('a listing has one card for each product, all pages together', async () => {
  const { client } = connect(origin);
  const parents: (string | undefined)[] = [];
  for (let p = 1; ; p += 1) {
    const { data } = await client.invoke('readProductListing post /product-listing/{categoryId}', {
      pathParams,
      body: { limit: 10, p },
    });
    parents.push(...elementsOf(data).map(({ parentId }) => parentId));
    if (parents.length >= (data.total ?? 0)) break;
  }
  const expected = catalogue.products.filter(({ categories }) => categories.includes(category));
  expect(parents.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
});

test('two devices of one customer fill one cart from listings and order it once', async () => {
  const credentials = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  const [laptop, phone] = [connect(origin), connect(origin)];
  const buyable = ((await WAYS['a category']?.(laptop.client)) ?? []).filter(({ available }) => available);
  const [first, second] = [at(buyable, 0).id, at(buyable, 1).id];
  await laptop.client.invoke('loginCustomer post /account/login', { body: credentials });
  await add(laptop.client, first);
  await add(phone.client, second);
  await phone.client.invoke('loginCustomer post /account/login', { body: credentials });
  for (const { client } of [laptop, phone]) {
    const { data: context } = await client.invoke('readContext get /context');
    expect(context.customer?.email).toBe(credentials.username);
    const { data: cart } = await client.invoke('readCart get /checkout/cart');
    expect(cart.lineItems?.map(({ id }) => id)).toEqual([first, second]);
  }
  const { data: order } = await laptop.client.invoke('createOrder post /checkout/order', { body: {} });
  expect(order.lineItems?.map(({ referencedId }) => referencedId)).toEqual([first, second]);
  const { data: left } = await phone.client.invoke('readCart get /checkout/cart');
  expect(left.lineItems).toEqual([]);
  const again = phone.client.invoke('createOrder post /checkout/order', { body: {} });
  await expect(again).rejects.toMatchObject({
    status: 400,
    details: { errors: [{ code: 'CHECKOUT__CART_EMPTY' }] },
  });
});
