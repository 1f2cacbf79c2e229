import { fromAny } from '@total-typescript/shoehorn';
import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { builtInText, storesFor } from '../testing/stores-for';
import { CartBackend, product } from '../testing/cart-backend';
import { Page } from './cart-page';
import { load } from './load-cart';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

beforeAll(() => enableStaticRendering(true));

describe('the cart page on the server', () => {
  test('shows lines and amounts of the cart that the page came with [CRT-04]', () => {
    const stores = storesFor(new CartBackend([]), '', {
      lineItems: [product('trui', 'Wollen trui', { quantity: 2 })],
      price: { totalPrice: 44.95, positionPrice: 40 },
    });
    const html = renderToString(
      <StoresProvider stores={stores}>
        <Page />
      </StoresProvider>,
    );
    expect(html).toContain('Winkelmand (2)');
    expect(html).toContain('Wollen trui');
    expect(html).not.toContain('Je winkelmand wordt geladen…');
  });

  test('is a skeleton without shopper data when it came without a cart, whatever the stores hold [SES-05] [CRT-04]', async () => {
    const backend = new CartBackend([product('trui', 'Wollen trui')]);
    const stores = storesFor(backend);
    await stores.cart.refresh();
    const html = renderToString(
      <StoresProvider stores={stores}>
        <Page />
      </StoresProvider>,
    );
    expect(html).toContain('Je winkelmand wordt geladen…');
    expect(html).not.toContain('Wollen trui');
    expect(html).not.toContain('Winkelmand (');
  });

  test('brings along every text that the browser may need at once', () => {
    const stores = storesFor(new CartBackend([]));
    renderToString(
      <StoresProvider stores={stores}>
        <Page />
      </StoresProvider>,
    );
    expect(stores.snippets.toJSON()).toMatchObject({
      'headless.cart.empty': 'Je winkelmand is nog leeg',
      'headless.common.retry': 'Probeer het opnieuw',
    });
  });

  test('shows the quantity from which each item is cheaper, already in the server’s HTML [CRT-04]', async () => {
    const list = async () => ({
      elements: [
        {
          id: 'trui',
          calculatedPrices: [
            { unitPrice: 20, quantity: 2 },
            { unitPrice: 18, quantity: 3 },
          ],
        },
      ],
    });
    const asked = { text: builtInText, signal: new AbortController().signal, inCart: ['trui'] };
    const { data } = await load(asked, fromAny({ commerce: { product: { list } } }));
    const stores = storesFor(new CartBackend([]), '', { lineItems: [product('trui', 'Wollen trui')] });
    const html = renderToString(
      <StoresProvider stores={stores}>
        <Page data={data} />
      </StoresProvider>,
    );
    expect(html).toMatch(/Vanaf 3 stuks €\s18,00 per stuk/);
  });

  test('is not for search engines, and asks for nothing when no cart was read', async () => {
    expect(
      await load({ text: builtInText, signal: new AbortController().signal }, fromAny({})),
    ).toMatchObject({
      data: null,
      head: { title: 'Winkelmand | Weefsel', robots: 'noindex' },
    });
  });
});
