import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { moveOrder } from '../orders/move-order.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

const variant = at(inStock, 0);
const REVIEW = {
  title: 'Precies goed',
  content: 'Zit heerlijk, de stof is zacht en de kleur klopt met de foto.',
  points: 4,
  customFields: { nd_size: 'M', nd_fit: 'large' },
};
const path = `/nd/product/${variant.productId}/review`;
const save = (body: object = REVIEW) =>
  shop.call('POST', `/product/${variant.productId}/review`, { body, token });
const own = async () => (await shop.call('GET', path, { token })).json;

async function order(): Promise<string> {
  const items = [{ id: variant.id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  return (await shop.call('POST', '/checkout/order', { token })).json.id;
}

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterEach(() => shop.close());

test('keeps what was bought with a review, and leaves out what makes no sense', async () => {
  await save();
  const found = await own();
  expect(found).toMatchObject({ title: REVIEW.title, status: false, customFields: REVIEW.customFields });
  await save({ ...REVIEW, id: found.id, customFields: { nd_size: 4, nd_fit: 'huge' } });
  expect((await own()).customFields).toMatchObject({ nd_size: null, nd_fit: null });
});

test('a purchase is verified by the orders: paid or sent, not only placed, and not cancelled', async () => {
  await save();
  expect((await own()).customFields.nd_verified).toBe(false);
  const id = await order();
  await save({ ...REVIEW, id: (await own()).id });
  expect((await own()).customFields.nd_verified).toBe(false);
  moveOrder(shop.backOffice, id, { machine: 'order_transaction', transition: 'paid' });
  await save({ ...REVIEW, id: (await own()).id });
  expect((await own()).customFields.nd_verified).toBe(true);
  moveOrder(shop.backOffice, id, { machine: 'order', transition: 'cancel' });
  await save({ ...REVIEW, id: (await own()).id });
  expect((await own()).customFields.nd_verified).toBe(false);
});

test('is taken back once, also by the id of a variant; then another may be written', async () => {
  await save();
  expect((await shop.call('DELETE', `/nd/product/${variant.id}/review`, { token })).status).toBe(204);
  const none = [404, 'CONTENT__PRODUCT_REVIEW_NOT_FOUND'];
  expect(refusal(await shop.call('DELETE', path, { token }))).toEqual(none);
  expect(refusal(await shop.call('GET', path, { token }))).toEqual(none);
  expect((await save()).status).toBe(204);
});

test('is for customers only', async () => {
  const refused = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'];
  expect(refusal(await shop.call('GET', path))).toEqual(refused);
  expect(refusal(await shop.call('DELETE', path))).toEqual(refused);
});

test('made-up reviews can be counted by fit and size', async () => {
  const terms = (name: string) => ({ name, type: 'terms', field: `customFields.nd_${name}` });
  const { json } = await shop.call('POST', `/product/${variant.productId}/reviews`, {
    body: { aggregations: [terms('fit'), terms('size')] },
  });
  const counted = json.aggregations.size.buckets.reduce(
    (sum: number, { count }: { count: number }) => sum + count,
    0,
  );
  expect(counted).toBe(json.elements.length);
  for (const { key } of json.aggregations.fit.buckets) expect(['small', 'true', 'large']).toContain(key);
});
