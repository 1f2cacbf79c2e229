import { createReviews } from '../../catalogue/reviews/create-reviews.ts';
import type { Product } from '../../catalogue/types.ts';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { at, catalogue, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = openTestShop();
  const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body: emma }));
  const items = [0, 9].map((place) => ({ id: at(inStock, place).id, type: 'product', quantity: 1 }));
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  await shop.call('POST', '/checkout/order', { token });
});
afterAll(() => shop.close());

const post = async (path: string, body: object) => (await shop.call('POST', path, { body, token })).json;
const top = at(catalogue.categories, 1);
const hasReviewsAndVariants = (product: Product) =>
  createReviews(catalogue.seed, product).length >= 3 && catalogue.variantsOf(product).length >= 3;
const below = catalogue.categories.filter(({ parentId }) => parentId === top.id);

describe('requested associations', () => {
  test('load the children and the parent of a category, with their nested associations', async () => {
    const associations = {
      children: { limit: 2, sort: '-name', associations: { media: {}, seoUrls: {}, children: { limit: 1 } } },
      parent: { associations: { media: {} } },
    };
    const [one] = (await post('/category', { ids: [top.id], associations })).elements;
    const names = below.map(({ name }) => name).sort((a, b) => b.localeCompare(a, 'nl'));
    expect(one.children.map(({ name }: { name: string }) => name)).toEqual(names.slice(0, 2));
    expect(one.children[0].seoUrls).toHaveLength(1);
    expect(one.children[0].children.length).toBeLessThanOrEqual(1);
    expect(one.parent).toMatchObject({ name: 'Weefsel', children: [] });
    const [bare] = (await post('/category', { ids: [top.id] })).elements;
    expect([bare.children, bare.parent]).toEqual([[], undefined]);
    const root = at(catalogue.categories, 0);
    const [home] = (await post('/category', { ids: [root.id], associations: { parent: {} } })).elements;
    expect(home.parent).toBeNull();
  });

  test('load the reviews, cross-sellings, parent and variants of a product', async () => {
    const reviewed = at(
      catalogue.products.filter((product) => hasReviewsAndVariants(product)),
      0,
    );
    const variant = at(catalogue.variantsOf(reviewed), 0);
    const associations = {
      productReviews: { limit: 2, sort: '-points' },
      crossSellings: { sort: '-position', limit: 1 },
      parent: { associations: { media: { limit: 1 }, children: {} } },
      children: {},
    };
    const [one] = (await post('/product', { ids: [variant.id], associations })).elements;
    const points = createReviews(catalogue.seed, reviewed).map((review) => review.points);
    expect(one.productReviews.map((review: { points: number }) => review.points)).toEqual(
      points.sort((a, b) => b - a).slice(0, 2),
    );
    expect(one.crossSellings).toMatchObject([{ name: 'Vergelijkbaar', position: 2 }]);
    expect(one.parent).toMatchObject({ id: reviewed.id, children: null });
    expect(one.parent.media).toHaveLength(1);
    expect(one.children).toEqual([]);
    const family = { children: { limit: 2, associations: { media: { limit: 1 }, parent: {} } } };
    const [parent] = (await post('/product', { ids: [reviewed.id], associations: family })).elements;
    expect(parent.children).toHaveLength(2);
    expect(parent.children[0].media).toHaveLength(1);
    expect(parent.children[0].parent).toBeUndefined();
  });

  test('load the products of order lines, with their nested associations', async () => {
    const product = { associations: { media: { limit: 1 } } };
    const associations = { lineItems: { limit: 1, associations: { product } } };
    const [order] = (await post('/order', { limit: 1, associations })).orders.elements;
    const [line, ...others] = order.lineItems;
    expect(others).toEqual([]);
    expect(line.product.id).toBe(line.productId);
    expect(line.product.media).toHaveLength(1);
    const [bare] = (await post('/order', { limit: 1 })).orders.elements;
    expect(bare.lineItems[0].product).toBeNull();
  });

  test('limit the addresses of a customer, the media of saved products and shipping prices', async () => {
    const { addresses } = await post('/account/customer', {});
    const cut = await post('/account/customer', { associations: { addresses: { limit: 1 } } });
    expect(cut.addresses).toEqual(addresses.slice(0, 1));
    expect(addresses.length).toBeGreaterThan(1);
    const product = at(catalogue.products, 5);
    await post(`/customer/wishlist/add/${product.id}`, {});
    const media = { limit: 1, sort: '-position' };
    const { products } = await post('/customer/wishlist', { ids: [product.id], associations: { media } });
    expect(products.elements[0].media).toMatchObject([{ position: product.mediaIds.length - 1 }]);
    const prices = { limit: 1, sort: '-quantityStart' };
    const methods = await post('/shipping-method', { associations: { prices } });
    for (const method of methods.elements) expect(method.prices).toHaveLength(1);
  });
});
