import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterEach(() => shop.close());

const [one, two, three] = [0, 1, 2].map((place) => at(catalogue.products, place).id) as [
  string,
  string,
  string,
];
const UNKNOWN = 'f'.repeat(32);

const send = (method: 'POST' | 'DELETE', path: string, body?: unknown) =>
  shop.call(method, `/customer/wishlist${path}`, { token, body });

const savedIds = async (body: object = {}): Promise<string[]> =>
  (await send('POST', '', body)).json.products.elements.map(({ id }: { id: string }) => id);

test('a customer who never saved anything has no list; an emptied list answers nothing [API-09]', async () => {
  expect(refusal(await send('POST', ''))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND']);
  expect(refusal(await send('DELETE', `/delete/${one}`))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND']);
  await send('POST', `/add/${one}`);
  await send('DELETE', `/delete/${one}`);
  const { status, json } = await send('POST', '', { 'total-count-mode': 'exact' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ apiAlias: 'wishlist_products', products: { total: 0, elements: [] } });
});

test('the newest is first, and the exact total counts what other pages hold', async () => {
  for (const id of [one, two, three]) {
    expect((await send('POST', `/add/${id}`)).json).toMatchObject({ success: true });
  }
  const { json } = await send('POST', '', { limit: 2, 'total-count-mode': 'exact' });
  expect(json.products.total).toBe(3);
  expect(json.wishlist).toMatchObject({ apiAlias: 'customer_wishlist', customerId: expect.any(String) });
  expect(await savedIds({ limit: 2 })).toEqual([three, two]);
  expect(await savedIds({ limit: 2, page: 2 })).toEqual([one]);
});

test('saving twice, saving the unknown and removing the absent are refused by code', async () => {
  await send('POST', `/add/${one}`);
  expect(refusal(await send('POST', `/add/${one}`))).toEqual([400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT']);
  expect(refusal(await send('POST', `/add/${UNKNOWN}`))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND']);
  expect(refusal(await send('POST', '/add/nonsense'))).toEqual([400, 'FRAMEWORK__INVALID_UUID']);
  expect(refusal(await send('DELETE', `/delete/${two}`))).toEqual([
    404,
    'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
  ]);
});

test('merging makes the list and passes over doubles and unknown products', async () => {
  expect(refusal(await send('POST', '/merge'))).toEqual([400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING']);
  expect((await send('POST', '/merge', { productIds: [] })).status).toBe(200);
  expect(await savedIds()).toEqual([]);
  await send('POST', `/add/${one}`);
  await send('POST', '/merge', { productIds: [one, two, two, UNKNOWN, { nonsense: true }] });
  expect(await savedIds()).toEqual([two, one]);
});

test('only customers with an account have one, and only while the shop keeps wish lists', async () => {
  const calls = [
    ['POST', ''],
    ['POST', `/add/${one}`],
    ['DELETE', `/delete/${one}`],
    ['POST', '/merge'],
  ] as const;
  for (const [method, path] of calls) {
    const answer = await shop.call(method, `/customer/wishlist${path}`);
    expect(refusal(answer)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  }
  shop.switches.wishlist = false;
  expect(refusal(await send('POST', ''))).toEqual([403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED']);
});
