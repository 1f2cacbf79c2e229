import { COUNTRIES } from '../context/reference-data.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const form = {
  guest: true,
  email: 'gast@weefsel.example',
  firstName: 'Gijs',
  lastName: 'de Vries',
  storefrontUrl: 'http://shop.test',
  billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: COUNTRIES[0].id },
};

async function registered(changes: object = {}): Promise<string> {
  return (await shop.call('POST', '/account/register', { body: { ...form, ...changes } })).token;
}

const convert = (token: string, body: object = { password: 'lang-genoeg' }) =>
  shop.call('POST', '/account/convert-guest', { token, body });

test('a guest who ordered becomes a customer with a password, and finds the order back', async () => {
  const token = await registered();
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const { id } = (await shop.call('POST', '/checkout/order', { token })).json;
  expect((await convert(token)).json).toMatchObject({ success: true });
  expect((await shop.call('POST', '/account/customer', { token })).json.guest).toBe(false);
  const body = { username: form.email, password: 'lang-genoeg' };
  const back = await shop.call('POST', '/account/login', { body });
  const { orders } = (await shop.call('POST', '/order', { token: back.token })).json;
  expect(orders.elements).toMatchObject([{ id }]);
});

test('needs a guest, a good password and an address that no account has', async () => {
  expect(refusal(await convert(''))).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']);
  const nobody = (await shop.call('GET', '/context')).token;
  expect(refusal(await convert(nobody))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  const guest = await registered();
  expect(refusal(await convert(guest, { password: 'kort' }))).toEqual([
    400,
    'VIOLATION::TOO_SHORT_ERROR /password',
  ]);
  const other = await registered({ email: 'emma@weefsel.example' });
  expect(refusal(await convert(other))).toEqual([400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE /email']);
  await convert(guest);
  expect(refusal(await convert(guest))).toEqual([400, 'CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED']);
});
