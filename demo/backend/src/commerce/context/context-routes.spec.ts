import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { PAYMENT_METHODS, SHIPPING } from '../checkout/delivery-methods.ts';
import { COUNTRIES, CURRENCY, LANGUAGE } from './reference-data.ts';
import { at, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  token = (await shop.call('GET', '/context')).token;
});

afterEach(() => shop.close());

const read = async () => (await shop.call('GET', '/context', { token })).json;
const choose = (body: object) => shop.call('PATCH', '/context', { token, body });

describe('choices of a session', () => {
  test('are kept, one by one or together, under the same token; the answer is not the context [API-05]', async () => {
    const belgium = at(COUNTRIES, 1);
    const [shipping, payment] = [at(SHIPPING, 1).method, at(PAYMENT_METHODS, 2)];
    const answer = await choose({
      countryId: belgium.id,
      shippingMethodId: shipping.id,
      paymentMethodId: payment.id,
      languageId: LANGUAGE.id,
      currencyId: CURRENCY.id,
      unknown: 'left out',
    });
    expect([answer.status, answer.token]).toEqual([200, token]);
    expect(answer.json).toEqual({ redirectUrl: null, apiAlias: 'array_struct' });
    const context = await read();
    expect(context.shippingLocation.country.iso).toBe('BE');
    expect([context.shippingMethod.id, context.paymentMethod.id]).toEqual([shipping.id, payment.id]);
  });

  test('are taken back by choosing nothing', async () => {
    await choose({ countryId: at(COUNTRIES, 1).id });
    expect((await choose({ countryId: null, shippingAddressId: null })).status).toBe(200);
    expect((await read()).shippingLocation.country.iso).toBe('NL');
  });

  test('that do not exist or are no ids are refused together, each at its field, and nothing is kept', async () => {
    const unknown = '0'.repeat(32);
    const answer = await choose({
      countryId: at(COUNTRIES, 1).id,
      currencyId: unknown,
      countryStateId: unknown,
      paymentMethodId: 7,
    });
    expect(refusal(answer)).toEqual([
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS /currencyId',
      'VIOLATION::ENTITY_DOES_NOT_EXISTS /countryStateId',
      'VIOLATION::INVALID_TYPE_ERROR /paymentMethodId',
    ]);
    expect((await read()).shippingLocation.country.iso).toBe('NL');
  });

  test('of an address need a customer, whose own it is', async () => {
    const refused = await choose({ billingAddressId: '0'.repeat(32) });
    expect(refusal(refused)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
    const login = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
    token = (await shop.call('POST', '/account/login', { token, body: login })).token;
    expect(refusal(await choose({ billingAddressId: '0'.repeat(32) }))).toEqual([
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS /billingAddressId',
    ]);
    const addresses = (await shop.call('POST', '/account/list-address', { token })).json.elements;
    expect((await choose({ billingAddressId: addresses[0].id })).status).toBe(200);
    expect((await read()).customer.activeBillingAddress.id).toBe(addresses[0].id);
  });
});

test('a session is between the shop and one client: nothing may keep its answers', async () => {
  const { headers } = await shop.call('GET', '/context', { token });
  expect(headers['cache-control']).toBe('no-cache, private');
  expect(headers['access-control-expose-headers']).toContain('sw-context-token');
});

test('headers of other shops do no harm; a language that is not spoken does [API-01]', async () => {
  const ask = (headers: Record<string, string>) => shop.call('GET', '/context', { token, headers });
  const harmless = await ask({
    'sw-currency-id': '0'.repeat(32),
    'sw-version-id': '1'.repeat(32),
    'sw-inheritance': '1',
    'sw-include-search-info': '0',
  });
  expect([harmless.status, harmless.headers['sw-version-id']]).toEqual([200, '1'.repeat(32)]);
  expect((await ask({ 'sw-language-id': LANGUAGE.id })).headers['sw-language-id']).toBe(LANGUAGE.id);
  expect(refusal(await ask({ 'sw-language-id': '0'.repeat(32) }))).toEqual([
    412,
    'FRAMEWORK__LANGUAGE_NOT_FOUND',
  ]);
});
