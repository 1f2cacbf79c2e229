import { gzipSync } from 'node:zlib';
import { ApiClientError } from '@shopware/api-client';
import type { operations } from '@shopware/api-client/store-api-types';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import {
  at,
  catalogue,
  inStock,
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

type Registration = operations['register post /account/register']['body'];
const openClient = (contextToken?: string) => connect(origin, contextToken);

const add = (client: Client, id: string, quantity = 1) =>
  client.invoke('addLineItem post /checkout/cart/line-item', {
    body: { items: [{ id, quantity, type: 'product' }] },
  });

const cartOf = async (client: Client) => {
  const { data } = await client.invoke('readCart get /checkout/cart');
  return (data.lineItems ?? []).map(({ id, quantity }) => [id, quantity]);
};

const plenty = inStock.filter(({ initialStock }) => initialStock >= 5);

describe('the vendor’s own client', () => {
  test('browses from the menu to a product by the addresses that it is given [API-10] [API-04] [API-03]', async () => {
    const { client } = openClient();
    const { data: context } = await client.invoke('readContext get /context');
    expect(context.currency?.isoCode).toBe('EUR');

    const { data: menu } = await client.invoke('readNavigation post /navigation/{activeId}/{rootId}', {
      pathParams: { activeId: 'main-navigation', rootId: 'main-navigation' },
      body: { depth: 3 },
    });
    const women = at(menu, 0);
    const department = at(women.children ?? [], 0);
    const seoPathInfo = department.seoUrls?.[0]?.seoPathInfo ?? '';
    expect(seoPathInfo).toMatch(/^nl\/.+\/$/);

    const { data: routes } = await client.invoke('readSeoUrl post /seo-url', {
      body: { filter: [{ type: 'equals', field: 'seoPathInfo', value: seoPathInfo }] },
    });
    expect(routes.elements).toMatchObject([
      { foreignKey: department.id, routeName: 'frontend.navigation.page', isCanonical: true },
    ]);

    const listing = await client.invoke('readProductListing post /product-listing/{categoryId}', {
      pathParams: { categoryId: department.id },
      body: { limit: 4, order: 'price-asc' },
    });
    const prices = listing.data.elements.map(({ calculatedPrice }) => calculatedPrice.unitPrice);
    expect(prices).toHaveLength(4);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));

    const card = at(listing.data.elements, 0);
    const { data: detail } = await client.invoke('readProductDetail post /product/{productId}', {
      pathParams: { productId: card.id },
      body: { associations: { media: {}, manufacturer: {} } },
    });
    expect(detail.product.parentId ?? detail.product.id).toBe(card.parentId ?? card.id);
    expect(detail.configurator?.map(({ translated }) => translated.name)).toContain('Maat');
  });

  test('reads by GET with packed criteria what it reads by POST [API-04]', async () => {
    const { client } = openClient();
    const categoryId = at(
      catalogue.categories.filter(({ level }) => level === 3),
      0,
    ).id;
    const criteria = {
      limit: 3,
      order: 'price-desc',
      filter: [{ type: 'equals' as const, field: 'active', value: true }],
    };
    const posted = await client.invoke('readProductListing post /product-listing/{categoryId}', {
      pathParams: { categoryId },
      body: criteria,
    });
    const got = await client.invoke('readProductListingGet get /product-listing/{categoryId}', {
      pathParams: { categoryId },
      query: { _criteria: gzipSync(JSON.stringify(criteria)).toString('base64url') },
    });
    expect(got.data.elements).toHaveLength(3);
    expect(got.data.elements).toEqual(posted.data.elements);
  });

  test('fills, changes and empties a cart under one session [API-07]', async () => {
    const { client, tokens } = openClient();
    const { id } = at(plenty, 0);
    const { data: filled } = await add(client, id, 2);
    expect(filled.lineItems).toMatchObject([{ id, quantity: 2, type: 'product' }]);
    await client.invoke('updateLineItem patch /checkout/cart/line-item', {
      body: { items: [{ id, quantity: 3 }] },
    });
    expect(await cartOf(client)).toEqual([[id, 3]]);
    await client.invoke('addLineItem post /checkout/cart/line-item', {
      body: { items: [{ referencedId: 'ZOMER5', type: 'promotion' }] },
    });
    const { data: reduced } = await client.invoke('readCart get /checkout/cart');
    expect(reduced.lineItems?.[1]).toMatchObject({ type: 'promotion', price: { totalPrice: -5 } });
    await client.invoke('removeLineItem post /checkout/cart/line-item/delete', { body: { ids: [id] } });
    expect(await cartOf(client)).toEqual([]);
    expect(tokens).toHaveLength(1);
    expect((await client.invoke('deleteCart delete /checkout/cart')).status).toBe(204);
  });

  test('registers, and keeps cart and session under the new token [API-08] [SES-04]', async () => {
    const { client, tokens } = openClient();
    const { id } = at(plenty, 1);
    await add(client, id);
    const countryId =
      (await client.invoke('readCountry post /country', { body: {} })).data.elements?.[0]?.id ?? '';
    const name = { firstName: 'Noor', lastName: 'de Wit' };
    const home = { ...name, street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId };
    const { data: customer } = await client.invoke('register post /account/register', {
      body: {
        ...name,
        email: 'noor@weefsel.example',
        password: 'lang-genoeg',
        storefrontUrl: 'http://shop.test',
        acceptedDataProtection: true,
        billingAddress: home,
        // The published type requires address fields that only the shop can know.
      } as Registration,
    });
    expect(customer).toMatchObject({ ...name, active: true, guest: false });
    expect(tokens).toHaveLength(2);
    expect(await cartOf(client)).toEqual([[id, 1]]);
    const { data: context } = await client.invoke('readContext get /context');
    expect(context).toMatchObject({ token: tokens[1], customer: { email: 'noor@weefsel.example' } });
  });

  test('merges the carts of two devices at login, and leaves the guest token anonymous and empty [SES-03]', async () => {
    const [first, second] = [at(plenty, 2).id, at(plenty, 3).id];
    const credentials = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
    const laptop = openClient();
    await laptop.client.invoke('loginCustomer post /account/login', { body: credentials });
    await add(laptop.client, first);
    await laptop.client.invoke('logoutCustomer post /account/logout');
    expect(await cartOf(laptop.client)).toEqual([]);

    const phone = openClient();
    await add(phone.client, first);
    await add(phone.client, second);
    await phone.client.invoke('loginCustomer post /account/login', { body: credentials });
    expect(await cartOf(phone.client)).toEqual([
      [first, 2],
      [second, 1],
    ]);
    const [guestToken, customerToken] = phone.tokens;
    expect(customerToken).not.toBe(guestToken);
    const left = openClient(guestToken);
    expect((await left.client.invoke('readContext get /context')).data.customer).toBeNull();
    expect(await cartOf(left.client)).toEqual([]);
  });

  test('takes the list of a guest into the account [API-09] [SES-06]', async () => {
    const { client } = openClient();
    const [one, two] = [at(catalogue.products, 0).id, at(catalogue.products, 1).id];
    await client.invoke('loginCustomer post /account/login', {
      body: { username: 'joris@weefsel.example', password: DEMO_PASSWORD },
    });
    await client.invoke('addProductOnWishlist post /customer/wishlist/add/{productId}', {
      pathParams: { productId: one },
    });
    await client.invoke('mergeProductOnWishlist post /customer/wishlist/merge', {
      body: { productIds: [one, two] },
    });
    const { data } = await client.invoke('readCustomerWishlist post /customer/wishlist', { body: {} });
    expect(data.products.elements.map(({ id }) => id)).toEqual([two, one]);
  });

  test('understands a refusal', async () => {
    const { client } = openClient();
    const refusal = await client
      .invoke('readCustomer post /account/customer')
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiClientError);
    expect(refusal).toMatchObject({
      status: 403,
      details: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] },
    });
  });
});
