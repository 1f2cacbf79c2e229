import { at, inStock } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { COUNTRIES, LANGUAGE } from '../../demo/backend/src/commerce/context/reference-data.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { openWitnessedShop, type WitnessedShop } from './witnessed-shop.ts';

let shop: WitnessedShop;

beforeEach(() => {
  shop = openWitnessedShop();
});

afterEach(() => shop.close());

const storefrontUrl = 'http://shop.test';
const billingAddress = {
  street: 'Kade 5',
  zipcode: '1234 AB',
  city: 'Zaandam',
  countryId: COUNTRIES[0].id,
};

describe('an account, every answer is what the published document promises', () => {
  test('a guest orders, looks at the order by its link and becomes a customer [ACC-01] [CRT-06]', async () => {
    const email = 'gast@weefsel.example';
    const guest = {
      guest: true,
      email,
      firstName: 'Gijs',
      lastName: 'de Vries',
      storefrontUrl,
      billingAddress,
    };
    expect((await shop.ask('POST /account/register', { body: guest })).json.guest).toBe(true);
    expect((await shop.ask('POST /account/customer', { body: {} })).json.guest).toBe(true);
    expect((await shop.ask('POST /account/newsletter-recipient')).status).toBe(403);
    expect(
      (await shop.ask('POST /account/change-language', { body: { languageId: LANGUAGE.id } })).status,
    ).toBe(403);
    const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
    await shop.ask('POST /checkout/cart/line-item', { body: { items } });
    const { deepLinkCode, id } = (await shop.ask('POST /checkout/order', { body: {} })).json;
    await shop.ask('POST /account/logout');
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }];
    expect((await shop.ask('POST /order', { body: { filter } })).status).toBe(403);
    const proof = { email, zipcode: '1234 AB', login: true };
    const found = await shop.ask('POST /order', { body: { filter, ...proof } });
    expect(found.json.orders.elements).toMatchObject([{ id }]);
    const converted = await shop.ask('POST /account/convert-guest', { body: { password: 'lang-genoeg' } });
    expect(converted.json.success).toBe(true);
    expect((await shop.ask('POST /account/convert-guest', { body: { password: 'x' } })).status).toBe(400);
  });

  test('a customer keeps the language of the shop; there is no other', async () => {
    const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
    await shop.ask('POST /account/login', { body });
    const change = (languageId: string) =>
      shop.ask('POST /account/change-language', { body: { languageId } });
    expect((await change(LANGUAGE.id)).json.success).toBe(true);
    const other = await change('f'.repeat(32));
    expect(other.json.errors).toMatchObject([
      { code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS', source: { pointer: '/languageId' } },
    ]);
  });

  test('a business names its company in the billing address, as the vendor has it', async () => {
    const business = {
      accountType: 'business',
      vatIds: ['NL123456789B01'],
      email: 'inkoop@weefsel.example',
      password: 'lang-genoeg',
      firstName: 'Noor',
      lastName: 'de Wit',
      storefrontUrl,
      acceptedDataProtection: true,
      billingAddress: { ...billingAddress, company: 'Draad bv' },
    };
    expect((await shop.ask('POST /account/register', { body: business })).json).toMatchObject({
      company: 'Draad bv',
      vatIds: ['NL123456789B01'],
      defaultBillingAddress: { company: 'Draad bv' },
    });
    const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
    await shop.ask('POST /checkout/cart/line-item', { body: { items } });
    const order = await shop.ask('POST /checkout/order', { body: {} });
    expect(order.json.orderCustomer).toMatchObject({ company: 'Draad bv', vatIds: ['NL123456789B01'] });
  });

  test('an address in use is not thrown away [ACC-03]', async () => {
    const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
    await shop.ask('POST /account/login', { body });
    const address = { firstName: 'Emma', lastName: 'van der Linden', ...billingAddress };
    const { id } = (await shop.ask('POST /account/address', { body: address })).json;
    await shop.ask('PATCH /context', { body: { shippingAddressId: id } });
    const remove = (addressId: string) =>
      shop.ask('DELETE /account/address/{addressId}', { path: { addressId } });
    expect((await remove(id)).json.errors[0].code).toBe('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE');
    const { defaultBillingAddressId } = (await shop.ask('POST /account/customer', { body: {} })).json;
    expect((await remove(defaultBillingAddressId)).json.errors[0].code).toBe(
      'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
    );
    expect((await remove('f'.repeat(32))).json.errors[0].code).toBe('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
  });

  test('a cart with every kind of discount, notice and swapped method [CRT-04]', async () => {
    const cheap = inStock.filter(({ priceCents }) => priceCents < 2500);
    const items = [
      { id: at(cheap, 0).id, type: 'product', quantity: 1 },
      ...['GRATISBEZORGD', 'BEZORGD195', 'EENMALIG20', 'WELKOM10', 'BLACKFRIDAY'].map((referencedId) => ({
        referencedId,
        type: 'promotion',
      })),
    ];
    const { json } = await shop.ask('POST /checkout/cart/line-item', { body: { items } });
    expect(json.deliveries).toHaveLength(2);
    const keys = Object.values<{ messageKey: string }>(json.errors).map(({ messageKey }) => messageKey);
    expect(new Set(keys)).toEqual(
      new Set([
        'promotion-not-found',
        'promotion-not-eligible',
        'promotion-excluded',
        'promotion-discount-added',
      ]),
    );
  });
});
