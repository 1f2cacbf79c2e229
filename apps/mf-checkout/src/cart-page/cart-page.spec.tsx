import { screen, waitFor, within } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { act } from 'react';
import { showInShop, storesFor } from '../testing/stores-for';
import { CartBackend, product } from '../testing/cart-backend';
import { Page } from './cart-page';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

const trui = product('trui', 'Wollen trui');
const sjaal = product('sjaal', 'Sjaal', { price: { unitPrice: 12.5, quantity: 1, totalPrice: 12.5 } });

async function showCart(backend: CartBackend, token?: string) {
  const page = showInShop(<Page />, storesFor(backend, token));
  await page.resume();
  return page;
}

const line = (name: string) =>
  within(screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name)) as HTMLElement);
const press = (name: string, button: string) => line(name).getByRole('button', { name: button });
const amountOf = (name: RegExp) => screen.getByText(name).closest('div') as HTMLElement;
/** Live region of announcements; the steppers announce their numbers too. */
const spoken = () => document.querySelector('[aria-live=polite]') as HTMLElement;

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the cart page', () => {
  test.each([
    { lines: [trui], names: ['view_cart'] },
    { lines: [], names: [] },
  ])('tracks a view of $lines.length lines as $names [CRT-09]', async ({ lines, names }) => {
    const stores = storesFor(new CartBackend(lines));
    const heard: TrackingEvent[] = [];
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => void heard.push(event));
    await showInShop(<Page />, stores).resume();
    expect(heard.map(({ name }) => name)).toEqual(names);
  });

  test('has a fragment with the last viewed products', async () => {
    await showCart(new CartBackend([trui]));
    expect(screen.getByText('mf-catalog LastViewed')).toBeInTheDocument();
  });

  test('shows lines, shipping costs and totals [CRT-04]', async () => {
    await showCart(new CartBackend([{ ...trui, quantity: 2 }]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winkelmand (2)');
    expect(line('Wollen trui').getByRole('link', { name: 'Wollen trui' })).toHaveAttribute(
      'href',
      '/nl/trui-artikel',
    );
    expect(line('Wollen trui').getByText('Oever')).toBeVisible();
    expect(line('Wollen trui').getByText('Kleur: Blauw')).toBeVisible();
    expect(line('Wollen trui').getByText('Maat: M')).toBeVisible();
    expect(amountOf(/^Subtotaal/)).toHaveTextContent('€ 40,00');
    expect(amountOf(/^Verzendkosten/)).toHaveTextContent('€ 4,95');
    expect(amountOf(/^inclusief btw/)).toHaveTextContent('€ 44,95');
    expect(screen.getByText(/^Nog € 10,00 tot gratis verzending/)).toBeVisible();
  });

  test('changes a quantity, and with it every amount [CRT-03] [CRT-04]', async () => {
    const { shopper } = await showCart(new CartBackend([trui, sjaal]));
    await shopper.click(press('Wollen trui', 'Eén meer'));
    expect(await screen.findByText('Gratis')).toBeVisible();
    expect(line('Wollen trui').getByText('€ 40,00')).toBeVisible();
    expect(screen.getByText('Je bestelling wordt gratis verzonden')).toBeVisible();
    const said = 'Wollen trui: aantal is nu 2. Totaal van je winkelmand';
    await waitFor(() => expect(spoken()).toHaveTextContent(said));
  });

  test('shows on the line itself that a change is on its way [CRT-03]', async () => {
    const backend = new CartBackend([trui, sjaal]);
    const { shopper } = await showCart(backend);
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await shopper.click(press('Wollen trui', 'Eén meer'));
    await shopper.click(press('Wollen trui', 'Eén meer'));
    expect(line('Wollen trui').getByRole('progressbar')).toHaveAccessibleName('Je aantal wordt aangepast…');
    expect(line('Sjaal').queryByRole('progressbar')).not.toBeInTheDocument();
    await act(async () => open());
    expect(backend.asked.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });

  test('goes up and down in steps, within what may be bought [CRT-03]', async () => {
    const quantityInformation = { minPurchase: 2, maxPurchase: 5, purchaseSteps: 2 };
    const backend = new CartBackend([product('sok', 'Sok', { quantity: 2, quantityInformation })]);
    const { shopper } = await showCart(backend);
    expect(press('Sok', 'Eén minder')).toHaveAttribute('aria-disabled', 'true');
    await shopper.click(press('Sok', 'Eén meer'));
    expect(backend.lines[0]?.quantity).toBe(4);
    expect(press('Sok', 'Eén meer')).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows a notice once when less is in stock than requested [CRT-02]', async () => {
    const backend = new CartBackend([trui]);
    const { shopper, stores } = await showCart(backend);
    backend.lines = [{ ...trui, quantityInformation: { maxPurchase: 1 } }];
    await shopper.click(press('Wollen trui', 'Eén meer'));
    const notice = 'Nog maar 1 op voorraad. We hebben je aantal aangepast.';
    expect(await line('Wollen trui').findByText(notice)).toBeVisible();
    expect(spoken()).toHaveTextContent(notice);
    expect(stores.cart.consumeErrors()).toBeNull();
    backend.lines = [trui];
    await act(() => stores.cart.refresh());
    await shopper.click(press('Wollen trui', 'Eén meer'));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  test('leaves messages to the panel while that is open [CRT-02]', async () => {
    const backend = new CartBackend([trui]);
    const { stores } = await showCart(backend);
    act(() => stores.overlay.show('cart'));
    backend.messages = [{ key: 'x', messageKey: 'cart-merged-hint', level: 0 }];
    await act(() => stores.cart.refresh());
    expect(screen.queryByText(/vorig bezoek/)).not.toBeInTheDocument();
    expect(stores.cart.consumeErrors()).not.toBeNull();
  });

  test('keeps the cart when a change fails, and tries again [CRT-03]', async () => {
    const backend = new CartBackend([trui]);
    const { shopper } = await showCart(backend);
    backend.down = true;
    await shopper.click(press('Wollen trui', 'Eén meer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Het aantal is niet aangepast.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winkelmand (1)');
    backend.down = false;
    await shopper.click(press('Wollen trui', 'Probeer het opnieuw'));
    expect(await screen.findByText('Winkelmand (2)')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows what is left when a line was taken out in another tab [CRT-03]', async () => {
    const backend = new CartBackend([trui, sjaal]);
    const { shopper, stores } = await showCart(backend);
    backend.lines = [sjaal];
    stores.cart.memory.takeOut(['trui']);
    await shopper.click(press('Wollen trui', 'Eén meer'));
    expect(await screen.findByText(/^Wollen trui lag niet meer in je winkelmand/)).toBeVisible();
    expect(screen.queryByText('Dit ligt niet meer in je winkelmand')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winkelmand (1)');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('moves the focus to the next line when one is removed, and at last to the heading [CRT-03]', async () => {
    const { shopper } = await showCart(new CartBackend([trui, sjaal]));
    await shopper.click(press('Wollen trui', 'Wollen trui verwijderen'));
    await waitFor(() => expect(spoken()).toHaveTextContent('Wollen trui is uit je winkelmand gehaald.'));
    expect(document.activeElement).toHaveTextContent('Sjaal');
    await shopper.click(press('Sjaal', 'Sjaal verwijderen'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Je winkelmand is nog leeg' })).toHaveFocus(),
    );
  });

  test('shows promotions apart from the goods, and lets a code be taken out [CRT-01] [CRT-03]', async () => {
    const discount = product('korting', 'Lentekorting', {
      type: 'promotion',
      good: false,
      price: { unitPrice: -5, quantity: 1, totalPrice: -5 },
      payload: { code: 'LENTE' },
    });
    const backend = new CartBackend([trui, discount]);
    const { shopper } = await showCart(backend);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winkelmand (1)');
    expect(line('Lentekorting').getByText('Kortingscode LENTE')).toBeVisible();
    expect(line('Lentekorting').getByText('€ -5,00')).toBeVisible();
    await shopper.click(press('Lentekorting', 'Lentekorting verwijderen'));
    expect(backend.lines.map(({ id }) => id)).toEqual(['trui']);
  });

  test('of a first-time visitor is empty and leads into the shop, without a call [CRT-01]', async () => {
    const backend = new CartBackend([]);
    await showCart(backend, '');
    expect(screen.getByRole('link', { name: 'Bekijk dames' })).toHaveAttribute('href', '/nl/dames/');
    expect(screen.getByRole('link', { name: 'Bekijk heren' })).toHaveAttribute('href', '/nl/heren/');
    expect(backend.asked).toEqual([]);
  });

  test('shows an error when the cart cannot be loaded, and retries on request', async () => {
    const backend = new CartBackend([trui]);
    backend.down = true;
    const { shopper } = await showCart(backend);
    expect(screen.getByRole('alert')).toHaveTextContent('Je winkelmand laadt niet');
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByText('Winkelmand (1)')).toBeVisible();
  });
});
