import { recordingTransport, type Recorded } from '../testing/recording-transport';
import { createCommerceClient } from './create-commerce-client';
import { noTokenStorage } from './token-storage';

const ID = '0123456789abcdef0123456789abcdef';
const found = (...elements: unknown[]) => ({ elements, total: elements.length });

const product = { id: ID, translated: {}, calculatedPrice: { unitPrice: 79.95 } };

function clientThatAnswers(
  body: unknown,
  { languageId, status = 200 }: { languageId?: string; status?: number } = {},
) {
  const { transport, asked } = recordingTransport(() => ({ body, status }));
  const client = createCommerceClient({
    endpoint: 'https://shop.test/store-api/',
    accessToken: 'SWSCKEY',
    tokens: { read: () => 'session', write: () => undefined },
    transport,
    ...(languageId && { languageId }),
  });
  const last = (): Recorded | undefined => asked.at(-1);
  return { client, last, asked };
}

describe('the commerce client', () => {
  test.each([
    ['', 'SWSCKEY'],
    ['https://shop.test/store-api', ''],
  ])(
    'does not start without both endpoint and access token: "%s", "%s" [VAL-01]',
    (endpoint, accessToken) => {
      expect(() => createCommerceClient({ endpoint, accessToken, tokens: noTokenStorage })).toThrow(
        expect.objectContaining({
          name: 'ConfigurationError',
          message: 'Make sure that endpoint and accessToken are settled in the configuration',
        }),
      );
    },
  );

  test('sends access key, context token, accept JSON, include-seo-urls and the language when there is one [API-01]', async () => {
    const plain = clientThatAnswers({});
    await plain.client.context.read();
    expect(plain.last()?.headers).toEqual({
      accept: 'application/json',
      'sw-access-key': 'SWSCKEY',
      'sw-context-token': 'session',
      'sw-include-seo-urls': 'true',
    });
    const dutch = clientThatAnswers({}, { languageId: ID });
    await dutch.client.context.read();
    expect(dutch.last()?.headers).toMatchObject({ 'sw-language-id': ID });
  });

  test('fills ids into paths so that they stay one part of it [API-01]', async () => {
    const { client, last } = clientThatAnswers({ product, configurator: null });
    await client.product.detail('a/../b');
    expect(last()?.path).toBe('/store-api/product/a%2F..%2Fb');
  });

  test('asks for active products by id and puts them in the order of the ids [API-02] [LST-35]', async () => {
    const { client, last } = clientThatAnswers(found({ id: 'b' }, { id: 'c' }, { id: 'a' }));
    const products = await client.product.byIds(['a', 'gone', 'b', 'c'], { product: ['id'] });
    expect(products.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(last()).toMatchObject({
      method: 'POST',
      path: '/store-api/product',
      body: {
        filter: [
          { type: 'equalsAny', field: 'id', value: 'a|gone|b|c' },
          { type: 'equals', field: 'active', value: true },
        ],
        'total-count-mode': 1,
        associations: { media: {}, cover: {}, manufacturer: {} },
        includes: { product: ['id'] },
      },
    });
  });

  test('asks nothing for no ids [LST-35]', async () => {
    const { client, asked } = clientThatAnswers(found());
    await expect(client.product.byIds([])).resolves.toEqual([]);
    await expect(client.category.list([])).resolves.toEqual([]);
    expect(asked).toEqual([]);
  });

  test('asks for the 9 newest active parentless products of a category tree [API-02] [PDP-07]', async () => {
    const { client, last } = clientThatAnswers(found(product));
    await expect(client.product.newest(ID)).resolves.toEqual([product]);
    expect(last()).toMatchObject({
      method: 'POST',
      path: '/store-api/product',
      body: {
        limit: 9,
        filter: [
          { type: 'equalsAny', field: 'categoryTree', value: ID },
          { type: 'equals', field: 'active', value: true },
          { type: 'equals', field: 'parentId', value: null },
        ],
        sort: [{ field: 'createdAt', order: 'DESC' }],
      },
    });
  });

  test('reads one product with associations, and the variant that fits a choice [API-03]', async () => {
    const detail = clientThatAnswers({ product, configurator: null });
    await detail.client.product.detail(ID, { media: {} });
    expect(detail.last()).toMatchObject({
      method: 'POST',
      path: `/store-api/product/${ID}`,
      query: { skipCmsPage: 'true' },
      body: { associations: { media: {} } },
    });

    for (const body of [{ variantId: 'v' }, { foundCombination: { variantId: 'v' } }]) {
      const { client, last } = clientThatAnswers(body);
      await expect(client.product.findVariant(ID, { size: 'xl' }, 'size')).resolves.toEqual({
        variantId: 'v',
      });
      expect(last()).toMatchObject({
        path: `/store-api/product/${ID}/find-variant`,
        body: { options: { size: 'xl' }, switchedGroup: 'size' },
      });
    }
  });

  test('reads one page of a category listing [API-04]', async () => {
    const { client, last } = clientThatAnswers(found());
    await client.listing.read(ID, { p: 2, order: 'price-asc', limit: 24 });
    expect(last()).toMatchObject({
      method: 'POST',
      path: `/store-api/product-listing/${ID}`,
      body: { p: 2, order: 'price-asc', limit: 24 },
    });
  });

  test('looks categories up by ids, and language, country and salutation by id [API-05] [SES-09]', async () => {
    const { client, last } = clientThatAnswers(found({ id: ID }));
    await client.category.list([ID, 'b']);
    expect(last()).toMatchObject({
      path: '/store-api/category',
      body: { filter: [{ type: 'equalsAny', field: 'id', value: `${ID}|b` }] },
    });
    for (const kind of ['language', 'country', 'salutation'] as const) {
      await expect(client.lookup[kind](ID)).resolves.toEqual({ id: ID });
      expect(last()).toMatchObject({
        method: 'POST',
        path: `/store-api/${kind}`,
        body: { filter: [{ type: 'equals', field: 'id', value: ID }] },
      });
    }
    await expect(clientThatAnswers(found()).client.lookup.country(ID)).resolves.toBeNull();
  });

  test('reads the session, and changes one thing of it at a time [API-06]', async () => {
    const { client, last } = clientThatAnswers({ redirectUrl: null });
    await client.context.read();
    expect(last()).toMatchObject({ method: 'GET', path: '/store-api/context' });
    await client.context.patch({ countryId: ID });
    expect(last()).toMatchObject({ method: 'PATCH', path: '/store-api/context', body: { countryId: ID } });
  });

  test('reads the cart, adds, changes and removes lines [API-07]', async () => {
    const { client, last } = clientThatAnswers({ lineItems: [] });
    const path = '/store-api/checkout/cart/line-item';
    await client.cart.read();
    expect(last()).toMatchObject({ method: 'GET', path: '/store-api/checkout/cart' });
    await client.cart.addItems([{ id: ID, quantity: 2, type: 'product' }]);
    expect(last()).toMatchObject({
      method: 'POST',
      path,
      body: { items: [{ id: ID, quantity: 2, type: 'product' }] },
    });
    await client.cart.addItems([{ referencedId: 'LENTE', type: 'promotion' }]);
    expect(last()).toMatchObject({
      method: 'POST',
      path,
      body: { items: [{ referencedId: 'LENTE', type: 'promotion' }] },
    });
    await client.cart.changeItems([{ id: ID, quantity: 3 }]);
    expect(last()).toMatchObject({ method: 'PATCH', path, body: { items: [{ id: ID, quantity: 3 }] } });
    await client.cart.removeItems([ID]);
    expect(last()).toMatchObject({ method: 'POST', path: `${path}/delete`, body: { ids: [ID] } });
  });

  test('logs in and out, registers, and changes profile, e-mail and payment method by POST [API-08]', async () => {
    const { client, last } = clientThatAnswers({ id: ID });
    const { account } = client;
    const names = { firstName: 'Anna', lastName: 'Smit' };
    const form = { ...names, email: 'a@b.nl', billingAddress: {}, storefrontUrl: 'https://shop.test' };
    const mail = { email: 'c@d.nl', emailConfirmation: 'c@d.nl', password: 'geheim' };
    const calls: [() => Promise<unknown>, string, unknown?][] = [
      [
        () => account.login({ username: 'a@b.nl', password: 'x' }),
        'login',
        { username: 'a@b.nl', password: 'x' },
      ],
      [() => account.register(form), 'register', form],
      [() => account.customer(), 'customer', { associations: {} }],
      [() => account.changeProfile(names), 'change-profile', names],
      [() => account.changeEmail(mail), 'change-email', mail],
      [() => account.changePaymentMethod(ID), `change-payment-method/${ID}`],
      [() => account.logout(), 'logout'],
    ];
    for (const [call, path, body] of calls) {
      await call();
      expect(last()).toMatchObject({ method: 'POST', path: `/store-api/account/${path}`, body });
    }
  });

  test('reads the menus by alias: main to depth 3, footer to depth 1; one that is not there is empty [API-10]', async () => {
    const { client, last } = clientThatAnswers([{ id: ID }]);
    await expect(client.navigation.read()).resolves.toEqual([{ id: ID, type: 'page', translated: {} }]);
    expect(last()).toMatchObject({
      method: 'POST',
      path: '/store-api/navigation/main-navigation/main-navigation',
      body: { depth: 3 },
    });
    await client.navigation.read('footer-navigation', 1);
    expect(last()).toMatchObject({
      path: '/store-api/navigation/footer-navigation/footer-navigation',
      body: { depth: 1 },
    });
    await expect(
      clientThatAnswers(undefined, { status: 204 }).client.navigation.read('footer-navigation', 1),
    ).resolves.toEqual([]);
    await expect(clientThatAnswers(undefined).client.navigation.read()).rejects.toMatchObject({
      name: 'MalformedAnswerError',
    });
  });

  test('finds what a path stands for', async () => {
    const { client, last } = clientThatAnswers(
      found({ seoPathInfo: 'nl/dames/', routeName: 'frontend.navigation.page', foreignKey: ID }),
    );
    await expect(client.seoUrl.byPath('nl/dames/')).resolves.toMatchObject({ foreignKey: ID });
    expect(last()).toMatchObject({
      path: '/store-api/seo-url',
      body: { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'nl/dames/' }] },
    });
    await expect(clientThatAnswers(found()).client.seoUrl.byPath('nl/niets')).resolves.toBeUndefined();
  });

  test('finds what several spellings of a path stand for with one call', async () => {
    const url = { seoPathInfo: 'nl/dames/', routeName: 'frontend.navigation.page', foreignKey: ID };
    const { client, last } = clientThatAnswers(found(url));
    await expect(client.seoUrl.byPaths(['nl/Dames|a', 'nl/dames/'])).resolves.toMatchObject([url]);
    expect(last()).toMatchObject({
      path: '/store-api/seo-url',
      body: { filter: [{ type: 'equalsAny', field: 'seoPathInfo', value: ['nl/Dames|a', 'nl/dames/'] }] },
    });
  });

  test("reads brands, their addresses and one manufacturer's pages [API-12]", async () => {
    const { client, last } = clientThatAnswers({
      brands: [{ id: ID, name: 'Fjord' }],
      [ID]: '/nl/merken/fjord/',
      seoUrls: { all: [] },
    });
    await expect(client.brands.list('dames')).resolves.toEqual([{ id: ID, name: 'Fjord' }]);
    expect(last()).toMatchObject({ method: 'GET', path: '/store-api/brands/dames' });
    await client.brands.list();
    expect(last()?.path).toBe('/store-api/brands');
    await client.brands.urls([ID]);
    expect(last()).toMatchObject({ method: 'POST', path: '/store-api/brandUrls', body: { ids: [ID] } });
    await client.brands.seoUrls(ID);
    expect(last()).toMatchObject({ method: 'GET', path: `/store-api/manufacturer/${ID}/seo-urls` });
  });
});
