import { render, screen, waitFor } from '@testing-library/react';
import { createCommerceClient, createShopClient, noTokenStorage, type Transport } from '@weefsel/api-clients';
import type { StorefrontConfig } from '@weefsel/contracts';
import { act } from 'react';
import { createStores, type StoresSnapshot } from './create-stores';
import { observer, runInAction } from './state';
import { StoresProvider, useStores } from './stores-provider';

const config: StorefrontConfig = {
  imageHosts: [],
};

function someStores(snapshot?: StoresSnapshot, token = '', lineItems: object[] = []) {
  const asked: string[] = [];
  const transport: Transport = async ({ url }) => {
    asked.push(new URL(url).pathname);
    return { status: 200, statusText: 'OK', headers: {}, text: JSON.stringify({ lineItems }) };
  };
  const commerce = createCommerceClient({
    endpoint: 'http://commerce.test/store-api',
    accessToken: 'SWSCTEST',
    tokens: token ? { read: () => token, write: () => undefined } : noTokenStorage,
    transport,
  });
  const shop = createShopClient({ origin: 'http://shop.test', transport });
  return {
    asked,
    stores: createStores({ clients: { commerce, shop }, config, ...(snapshot && { snapshot }) }),
  };
}

const Badge = observer(() => {
  const { cart, snippets } = useStores();
  return <p>{snippets.text('headless.wishlist.save', { count: cart.count })}</p>;
});

describe('the stores', () => {
  test('a component shows a change of the cart', () => {
    const { stores } = someStores();
    stores.snippets.provide(new Map([['headless.wishlist.save', '{count} artikelen']]));
    render(
      <StoresProvider stores={stores}>
        <Badge />
      </StoresProvider>,
    );
    expect(screen.getByText('0 artikelen')).toBeVisible();
    act(() => stores.cart.replace({ lineItems: [{ id: 'a', type: 'product', quantity: 2, good: true }] }));
    expect(screen.getByText('2 artikelen')).toBeVisible();
  });

  test('outside their provider they are refused with a context error [ERR-04]', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Badge />)).toThrow(expect.objectContaining({ name: 'ContextError' }));
    quiet.mockRestore();
  });

  test('the browser receives used texts, menus and page from the server, without data of a shopper [SES-05]', () => {
    const server = someStores().stores;
    server.snippets.provide(
      new Map([
        ['headless.wishlist.saveFailed', 'Winkelwagen'],
        ['headless.search.submit', 'Zoeken'],
      ]),
    );
    server.navigation.provide({ main: [], footer: [], hrefs: { ['a'.repeat(32)]: '/nl/dames/' } });
    server.page.show({ context: 'ladies', title: 'Dames' });
    server.about.provide({ reviews: { score: 9.2, count: 3 }, today: 'friday' });
    server.cart.replace({ token: 'somebody', lineItems: [] });
    runInAction(() => (server.session.customer = { id: 'c', email: 'klant@voorbeeld.nl' }));
    server.snippets.text('headless.wishlist.saveFailed');

    const wire = JSON.stringify(server);
    expect(JSON.parse(wire)).toEqual({
      snippets: { 'headless.wishlist.saveFailed': 'Winkelwagen' },
      navigation: { main: [], footer: [], hrefs: { ['a'.repeat(32)]: '/nl/dames/' } },
      page: { context: 'ladies', title: 'Dames', status: 200 },
      about: { reviews: { score: 9.2, count: 3 }, today: 'friday' },
    });

    const browser = someStores(JSON.parse(wire) as StoresSnapshot).stores;
    expect(browser.snippets.text('headless.wishlist.saveFailed')).toBe('Winkelwagen');
    expect(browser.page.context).toBe('ladies');
    expect(JSON.stringify(browser.navigation)).toBe(JSON.stringify(server.navigation));
  });

  const page: StoresSnapshot['page'] = { context: 'general', title: 'Winkelmand', status: 200 };
  const ofPage = { snippets: {}, navigation: { main: [], footer: [], hrefs: {} }, page, about: {} };

  test('a page that came with session and cart asks for neither of them, and hands both on [SES-05]', async () => {
    const customer = { id: 'c', email: 'klant@voorbeeld.nl' };
    const cart = { lineItems: [{ id: 'a', type: 'product', quantity: 2, good: true }] };
    const { stores, asked } = someStores({ ...ofPage, session: { customer }, cart }, 'earlier');
    expect(stores.cart.count).toBe(2);
    expect(stores.session.customer).toEqual(customer);
    expect(JSON.parse(JSON.stringify(stores))).toMatchObject({ session: { customer }, cart });
    await stores.resume();
    expect(asked.filter((path) => /context|cart/.test(path))).toEqual([]);
    expect(stores.cart.count).toBe(2);
  });

  test('a cart that the server could not read is asked for by the browser', async () => {
    const { stores, asked } = someStores({ ...ofPage, cart: null }, 'earlier');
    expect(stores.cart.state.state).toBe('failed');
    await stores.resume();
    expect(asked).toEqual(expect.arrayContaining(['/store-api/context', '/store-api/checkout/cart']));
    expect(stores.cart.state.state).toBe('ready');
  });

  test('a product added before the stores resume stays in the cart that came with the page', async () => {
    const { stores } = someStores({ ...ofPage, cart: { lineItems: [] } }, 'earlier', [
      { id: 'b', type: 'product', quantity: 1, good: true },
    ]);
    const adding = stores.cart.add('b');
    await stores.resume();
    await adding;
    expect(stores.cart.count).toBe(1);
  });

  test('a first-time visitor makes no call: no session, no cart', async () => {
    const { stores, asked } = someStores();
    await stores.resume();
    expect(asked).toEqual([]);
    expect(stores.cart.state.state).toBe('ready');
    expect(stores.cart.isEmpty).toBe(true);
  });

  test('a session that becomes another one has its cart read after it [SES-03]', async () => {
    const { stores, asked } = someStores();
    await stores.session.login({ username: 'emma@voorbeeld.nl', password: 'geheim' });
    await waitFor(() => expect(asked).toContain('/store-api/checkout/cart'));
    expect(asked.indexOf('/store-api/context')).toBeLessThan(asked.indexOf('/store-api/checkout/cart'));
  });
});
