import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { leaveShop } from '../payment/leave-shop';
import { orderOf } from '../testing/checkout-backend';
import {
  agree,
  backendWithCart,
  field,
  openStep,
  orderButton,
  showCheckout,
  toReview,
} from '../testing/checkout-shopper';

jest.mock('../payment/leave-shop', () => ({ leaveShop: jest.fn() }));

// Runs through all four steps, possibly on a busy machine.
jest.setTimeout(30_000);

/** A variant of the sweater as the backend lists it. */
const inSize = (id: string, size: string, colour = 'Blauw') => ({
  id,
  translated: {},
  available: true,
  calculatedPrice: { unitPrice: 20, quantity: 1, totalPrice: 20 },
  options: [
    { id: colour, name: colour, group: { id: 'k', name: 'Kleur' } },
    { id: size, translated: { name: size }, group: { id: 'm', translated: { name: 'Maat' } } },
  ],
});

let logged: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveShop).mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('an order', () => {
  test('is placed once however often the button is pressed [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await shopper.dblClick(orderButton());
    await shopper.click(orderButton());
    expect(screen.getByText(/Je bestelling wordt geplaatst/)).toBeInTheDocument();
    await act(async () => open());
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1));
    expect(backend.orders).toHaveLength(1);
    expect(backend.count('POST /checkout/order')).toBe(1);
  });

  test('is found after a lost answer, instead of placed again [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    backend.troubles.set('POST /checkout/order', 'late');
    await shopper.click(orderButton());
    await waitFor(() => expect(leaveShop).toHaveBeenCalled());
    expect(backend.orders).toHaveLength(1);
  });

  test('that was on its way when the page was reloaded is found as well [CRT-07]', async () => {
    const backend = backendWithCart();
    const first = await showCheckout(backend);
    await toReview(first.shopper);
    await agree(first.shopper);
    backend.gate = new Promise(() => undefined);
    await first.shopper.click(orderButton());
    backend.gate = Promise.resolve();
    first.unmount();
    sessionStorage.setItem(
      'weefsel-checkout',
      JSON.stringify({ attempt: { customerId: 'guest', previous: null } }),
    );
    await backend.transport({
      ...{ method: 'POST', url: 'http://x/store-api/checkout/order', headers: {}, timeoutMs: 1, maxBytes: 1 },
      retry: { times: 0, methods: new Set(), statuses: new Set(), delayMs: () => 0 },
    });
    await showCheckout(backend);
    expect(await screen.findByText('Je bestelling is al geplaatst')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar mijn bestelling' })).toHaveAttribute(
      'href',
      `/order/success?orderId=${backend.orders[0]?.id}`,
    );
  });

  test('is refused with the reason when the cart has changed, and placed at the next attempt [CRT-06] [CRT-02]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    const gone = { key: 'product-out-of-stockx', messageKey: 'product-out-of-stock', level: 20 };
    const errors = [
      {
        code: 'CHECKOUT__CART_INVALID',
        meta: { parameters: { errors: [{ ...gone, parameters: { name: 'Sjaal' } }] } },
      },
    ];
    backend.troubles.set('POST /checkout/order', { status: 500, errors });
    await shopper.click(orderButton());
    expect(await screen.findByText(/Er is iets veranderd in je winkelmand/)).toBeVisible();
    expect(screen.getByText(/^Sjaal is niet meer op voorraad/)).toBeVisible();
    expect(backend.orders).toHaveLength(0);
    await shopper.click(orderButton());
    await waitFor(() => expect(leaveShop).toHaveBeenCalled());
  });

  test('with nothing to pay now leads straight to the thanks [CRT-07] [CRT-08]', async () => {
    const backend = backendWithCart();
    backend.redirectUrl = null;
    const { shopper, address } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    await shopper.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/success?orderId=${backend.orders[0]?.id}`));
  });

  test('stands when its payment does not begin, and leads to paying again [CRT-07] [CRT-08]', async () => {
    const backend = backendWithCart();
    backend.troubles.set('POST /handle-payment', 'lost');
    const { shopper, address } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    await shopper.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order/failed?orderId=${backend.orders[0]?.id}`));
  });

  test('after the session has ended asks again who orders, and the form is kept [CRT-06]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    backend.customer = null;
    await shopper.click(orderButton());
    await waitFor(() => expect(openStep()).toBe('Je gegevens'));
    expect(screen.getByText(/^Je was een tijdje weg/)).toBeVisible();
    expect(field('Straat')).toHaveValue('Damrak');
  });

  test('of another tab of this browser is shown, and not placed again [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper, stores } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    const [order] = (backend.orders = [orderOf(1, backend.lines)]);
    backend.lines = [];
    const { memory } = stores.cart;
    memory.ordered(order?.id ?? '');
    await shopper.click(orderButton());
    expect(await screen.findByText('Je bestelling is al geplaatst')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar mijn bestelling' })).toHaveAttribute(
      'href',
      `/order/success?orderId=${order?.id}`,
    );
    expect(memory.lost).toEqual([]);
    expect(leaveShop).not.toHaveBeenCalled();
    expect(document.activeElement).toHaveTextContent(/^Je bestelling is al geplaatst/);
    expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  });

  test('of a cart that was emptied elsewhere names the lost lines, and mentions no order [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    backend.orders = [orderOf(1, backend.lines)];
    backend.lines = [];
    await shopper.click(orderButton());
    expect(await screen.findByText('Dit ligt niet meer in je winkelmand')).toBeVisible();
    expect(screen.getByText('Wollen trui (Blauw, M)')).toBeVisible();
    expect(screen.queryByText(/besteld; dan|al geplaatst/)).not.toBeInTheDocument();
    expect(leaveShop).not.toHaveBeenCalled();
  });

  test('of what is sold out altogether names it and offers its other sizes, above an empty cart [CRT-06] [CRT-02]', async () => {
    const backend = backendWithCart();
    backend.lines = backend.lines.map((one) => ({ ...one, payload: { ...one.payload, parentId: 'alle' } }));
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    const gone = { key: 'product-out-of-stocktrui', messageKey: 'product-out-of-stock', level: 20 };
    const errors = [{ code: 'CHECKOUT__CART_INVALID', meta: { parameters: { errors: { x: gone } } } }];
    backend.troubles.set('POST /checkout/order', { status: 500, errors });
    backend.variants = [inSize('trui', 'M'), inSize('trui-l', 'L'), inSize('trui-s', 'S', 'Rood')];
    backend.linesAfterTrouble = [];
    await shopper.click(orderButton());
    const said = 'Wollen trui (Blauw, M) is uitverkocht en ligt daarom niet in je winkelmand.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('Je winkelmand is nog leeg')).toBeVisible();
    expect(screen.queryByText(/bestel dan opnieuw/)).not.toBeInTheDocument();
    await shopper.click(
      await screen.findByRole('button', { name: 'Wollen trui in L in je winkelmand leggen' }),
    );
    expect(backend.bodies.get('/checkout/cart/line-item')).toEqual({
      items: [{ id: 'trui-l', quantity: 1, type: 'product' }],
    });
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
  });

  test('is not placed for a customer who logged in in another tab [CRT-06] [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    backend.customer = { id: 'emma', active: true, guest: false, email: 'emma@voorbeeld.nl' };
    await shopper.click(orderButton());
    expect(await screen.findByText(/In een ander venster is iemand in- of uitgelogd/)).toBeVisible();
    expect(openStep()).toBe('Je gegevens');
    expect(screen.getByText(/emma@voorbeeld.nl/)).toBeVisible();
    expect(backend.count('POST /checkout/order')).toBe(0);
  });

  test('of an earlier customer is not taken for the one that was on its way [CRT-07]', async () => {
    const backend = backendWithCart();
    const attempt = { customerId: 'guest', previous: null };
    sessionStorage.setItem('weefsel-checkout', JSON.stringify({ attempt }));
    backend.customer = { id: 'emma', active: true, guest: false };
    backend.orders = [orderOf(1, [])];
    await showCheckout(backend);
    await waitFor(() => expect(openStep()).toBe('Je gegevens'));
    expect(sessionStorage.getItem('weefsel-checkout')).not.toContain('orderId');
  });

  test('that was never placed is not mistaken for an earlier one, and is placed at the next attempt [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    backend.orders = [orderOf(7, [])];
    backend.troubles.set('POST /checkout/order', 'lost');
    await shopper.click(orderButton());
    expect(await screen.findByText(/niet zeker of je bestelling is aangekomen/)).toBeVisible();
    expect(leaveShop).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('weefsel-checkout')).not.toContain('attempt');
    await shopper.click(orderButton());
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1));
    expect(backend.orders).toHaveLength(2);
  });

  test('that may exist is reported as unsure, also above an empty cart [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    sessionStorage.setItem(
      'weefsel-checkout',
      JSON.stringify({ attempt: { customerId: 'guest', previous: null } }),
    );
    backend.troubles.set('POST /checkout/order', 'late').set('POST /order', 'lost');
    await shopper.click(orderButton());
    expect(await screen.findByText(/niet zeker of je bestelling is aangekomen/)).toBeVisible();
    expect(screen.getByText('Je winkelmand is nog leeg')).toBeVisible();
    expect(screen.queryByText(/er is niets besteld/)).not.toBeInTheDocument();
    expect(screen.queryByText('Dit ligt niet meer in je winkelmand')).not.toBeInTheDocument();
  });

  test('of a cart that the shopper has emptied elsewhere is reported as not placed [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper, stores } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    stores.cart.memory.takeOut(['trui']);
    backend.lines = [];
    await shopper.click(orderButton());
    expect(await screen.findByText('Je winkelmand is leeg, dus er is niets besteld.')).toBeVisible();
    expect(screen.queryByText(/niet zeker/)).not.toBeInTheDocument();
  });
});
