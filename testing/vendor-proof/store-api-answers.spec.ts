import { gzipSync } from 'node:zlib';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { COUNTRIES } from '../../demo/backend/src/commerce/context/reference-data.ts';
import { at, catalogue, inStock } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { deviationsOf } from './store-api-schema.ts';
import { openWitnessedShop, type PublishedOperation, type WitnessedShop } from './witnessed-shop.ts';

let shop: WitnessedShop;

const open = () => {
  shop = openWitnessedShop();
};
const close = () => shop.close();

const variant = at(inStock, 0);
const category = at(
  catalogue.categories.filter(({ level }) => level === 3),
  0,
);
const credentials = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
const address = {
  firstName: 'Noor',
  lastName: 'de Wit',
  street: 'Kade 5',
  zipcode: '1234 AB',
  city: 'Zaandam',
  countryId: COUNTRIES[0].id,
};
const packed = (criteria: object) => ({
  _criteria: gzipSync(JSON.stringify(criteria)).toString('base64url'),
});

describe('public reads match the published document', () => {
  beforeAll(open);
  afterAll(close);

  const menu = { activeId: 'main-navigation', rootId: 'main-navigation' };
  const withProduct = { productId: variant.productId };
  const reads: [string, Record<string, string>, object][] = [
    ['/product', {}, { limit: 5, associations: { manufacturer: {}, media: {}, properties: {} } }],
    ['/product/{productId}', withProduct, { associations: { media: {}, manufacturer: {} } }],
    ['/product-listing/{categoryId}', { categoryId: category.id }, { p: 2, order: 'price-asc', limit: 5 }],
    ['/category', {}, { limit: 10 }],
    ['/category/{navigationId}', { navigationId: category.id }, {}],
    ['/category/{navigationId}', { navigationId: 'home' }, {}],
    ['/navigation/{activeId}/{rootId}', menu, { depth: 3 }],
    ['/seo-url', {}, { limit: 20 }],
    ['/language', {}, {}],
    ['/country', {}, { associations: { states: {} } }],
    ['/country-state/{countryId}', { countryId: COUNTRIES[0].id }, {}],
    ['/salutation', {}, {}],
    ['/currency', {}, {}],
    ['/payment-method', {}, { onlyAvailable: true }],
    ['/shipping-method', {}, { associations: { prices: {} } }],
  ];

  test.each(reads)('for %s %j, by POST and by GET [API-01]', async (template, path, criteria) => {
    const posted = await shop.ask(`POST ${template}` as PublishedOperation, { path, body: criteria });
    const got = await shop.ask(`GET ${template}` as PublishedOperation, { path, query: packed(criteria) });
    expect([posted.status, got.status]).toEqual([200, 200]);
    expect(got.json).toEqual(posted.json);
  });

  test('for finding a variant, and for the breadcrumb of a category [API-03]', async () => {
    const options = Object.fromEntries(
      (await shop.ask('POST /product/{productId}', { path: withProduct })).json.configurator.map(
        (group: { id: string; options: { id: string }[] }) => [group.id, at(group.options, 0).id],
      ),
    );
    const found = await shop.ask('POST /product/{productId}/find-variant', {
      path: withProduct,
      body: { options },
    });
    expect(found.status).toBe(200);
    const trail = await shop.ask('GET /breadcrumb/{id}', { path: { id: category.id } });
    expect(trail.json).toHaveLength(category.level);
  });
});

describe('answers to a shopper match the published document', () => {
  beforeEach(open);
  afterEach(close);

  test('for a cart from empty through codes, notices and discounts to deleted [API-07]', async () => {
    const code = (referencedId: string) => ({ referencedId, type: 'promotion' });
    await shop.ask('GET /checkout/cart');
    const items = [
      { id: variant.id, type: 'product', quantity: 5000 },
      code('WELKOM10'),
      code('ZOMER5'),
      code('ONBEKEND'),
    ];
    const { json } = await shop.ask('POST /checkout/cart/line-item', { body: { items } });
    expect(Object.keys(json.errors).length).toBeGreaterThan(1);
    await shop.ask('PATCH /checkout/cart/line-item', { body: { items: [{ id: variant.id, quantity: 1 }] } });
    await shop.ask('POST /checkout/cart/line-item/delete', { body: { ids: [variant.id] } });
    expect((await shop.ask('DELETE /checkout/cart')).status).toBe(204);
  });

  test('for an account from registration to deletion [API-08]', async () => {
    await shop.ask('GET /context');
    const registered = await shop.ask('POST /account/register', {
      body: {
        ...address,
        email: 'noor@weefsel.example',
        password: 'lang-genoeg',
        storefrontUrl: 'http://shop.test',
        acceptedDataProtection: true,
        billingAddress: address,
      },
    });
    expect(registered.status).toBe(200);
    expect((await shop.ask('GET /context')).json.customer.id).toBe(registered.json.id);
    await shop.ask('POST /account/customer', { body: { associations: { addresses: {}, salutation: {} } } });
    const added = await shop.ask('POST /account/address', { body: { ...address, street: 'Dam 1' } });
    const path = { addressId: String(added.json.id) };
    await shop.ask('PATCH /account/address/{addressId}', { path, body: { ...address, street: 'Dam 2' } });
    await shop.ask('PATCH /account/address/default-shipping/{addressId}', { path });
    await shop.ask('PATCH /account/address/default-billing/{addressId}', { path });
    expect((await shop.ask('POST /account/list-address', { body: {} })).json.elements).toHaveLength(2);
    await shop.ask('DELETE /account/address/{addressId}', {
      path: { addressId: String(registered.json.defaultBillingAddressId) },
    });
    expect((await shop.ask('DELETE /account/address/{addressId}', { path })).status).toBe(400);
    await shop.ask('POST /account/change-profile', { body: { firstName: 'Noor', lastName: 'Wit' } });
    await shop.ask('POST /account/change-password', {
      body: { password: 'lang-genoeg', newPassword: 'nog-langer-1', newPasswordConfirm: 'nog-langer-1' },
    });
    await shop.ask('PATCH /context', { body: { countryId: COUNTRIES[0].id } });
    expect((await shop.ask('DELETE /account/customer')).status).toBe(204);
  });

  test('for login, wishlist and password recovery [API-09]', async () => {
    expect((await shop.ask('POST /account/login', { body: credentials })).status).toBe(200);
    expect((await shop.ask('POST /customer/wishlist', { body: {} })).status).toBe(404);
    const path = { productId: variant.productId };
    await shop.ask('POST /customer/wishlist/add/{productId}', { path });
    await shop.ask('POST /customer/wishlist/merge', { body: { productIds: [variant.id] } });
    const saved = await shop.ask('POST /customer/wishlist', { body: { 'total-count-mode': 'exact' } });
    expect(saved.json.products.total).toBe(2);
    await shop.ask('DELETE /customer/wishlist/delete/{productId}', { path });
    await shop.ask('POST /account/logout');
    const storefrontUrl = 'http://shop.test';
    await shop.ask('POST /account/recovery-password', {
      body: { email: credentials.username, storefrontUrl },
    });
  });

  test('for refusals, each with its own status', async () => {
    const none = { productId: 'f'.repeat(32) };
    const statuses = [
      await shop.ask('POST /account/customer', { body: {} }),
      await shop.ask('POST /account/login', { body: { ...credentials, password: 'mis' } }),
      await shop.ask('POST /account/register', { body: { email: 'geen-adres' } }),
      await shop.ask('POST /product', { body: { limit: 1000 } }),
      await shop.ask('POST /product/{productId}', { path: none }),
      await shop.ask('POST /product/{productId}', { path: { productId: 'onzin' } }),
      await shop.ask('POST /category/{navigationId}', { path: { navigationId: none.productId } }),
      await shop.ask('PATCH /checkout/cart/line-item', { body: { items: [{ id: 'weg', quantity: 1 }] } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 401, 400, 400, 404, 400, 404, 404]);
  });

  test('a document is published as a file, without a schema for JSON', () => {
    const download = 'POST /document/download/{documentId}/{deepLinkCode}';
    expect(deviationsOf(download, 200, undefined)).toEqual([]);
    expect(() => deviationsOf(download, 299, undefined)).toThrow('299');
  });

  test('a broken answer is reported as deviating', async () => {
    const { json } = await shop.ask('POST /product', { body: { limit: 1 } });
    const broken = {
      ...json,
      elements: [{ ...json.elements[0], id: 12, calculatedPrice: { unitPrice: '9' } }],
    };
    const deviations = deviationsOf('POST /product', 200, broken).join('\n');
    expect(deviations).toContain('/elements/0/id must be');
    expect(deviations).toContain('/elements/0/calculatedPrice/unitPrice must be');
    expect(deviations).toContain("must have required property 'totalPrice'");
  });
});
