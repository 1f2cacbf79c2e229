import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { rememberCheckout } from '../checkout/checkout-storage';
import { leaveShop } from '../payment/leave-shop';
import { CheckoutBackend, NL } from '../testing/checkout-backend';
import { backendWithGuest } from '../testing/checkout-of';
import {
  agree,
  backendWithCart,
  fillIn,
  field,
  next,
  openStep,
  orderButton,
  showCheckout,
  toReview,
  DETAILS,
} from '../testing/checkout-shopper';
import { lost, rememberLost } from '../testing/lost-lines';
import { held } from '../testing/show';

jest.mock('../payment/leave-shop', () => ({ leaveShop: jest.fn() }));

// Runs through all four steps, possibly on a busy machine.
jest.setTimeout(30_000);

let logged: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveShop).mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('the checkout', () => {
  test('takes a guest from a cart to the payment page [CRT-06] [CRT-07]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await agree(shopper);
    await shopper.click(orderButton());
    await waitFor(() => expect(leaveShop).toHaveBeenCalledWith('https://pay.example/1'));
    expect(backend.bodies.get('/account/register')).toMatchObject({
      guest: true,
      email: 'noor@voorbeeld.nl',
      firstName: 'Noor',
      billingAddress: { street: 'Damrak 12 A', zipcode: '1012 AB', city: 'Amsterdam', countryId: NL.id },
    });
    expect(backend.bodies.get('/checkout/order')).toEqual({ hash: '["trui"]' });
    expect(backend.bodies.get('/handle-payment')).toEqual({
      orderId: backend.orders[0]?.id,
      finishUrl: `http://localhost/order/success?orderId=${backend.orders[0]?.id}`,
      errorUrl: `http://localhost/order/failed?orderId=${backend.orders[0]?.id}`,
    });
  });

  test('shows what is bought, for how much, to whom and where, above a button that names the duty to pay [CRT-06]', async () => {
    const { shopper } = await showCheckout();
    await shopper.click(screen.getByRole('checkbox', { name: 'Ik bestel zakelijk' }));
    fillIn({ ...DETAILS, Bedrijfsnaam: 'Bakker & Co' });
    await shopper.click(next());
    for (const choice of ['Hoe wil je je bestelling krijgen?', 'Hoe wil je betalen?']) {
      await screen.findByRole('group', { name: choice });
      await shopper.click(next());
    }
    const button = await screen.findByRole('button', { name: 'Bestellen en betalen' });
    const step = within(screen.getByRole('region', { name: 'Controleren en bestellen' }));
    const goods = step.getByText('Wollen trui');
    expect(goods.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(step.getAllByText(/€\s20,00/).length).toBeGreaterThan(0);
    const details = within(screen.getByRole('region', { name: 'Je gegevens' }));
    expect(
      details.getByText('Bakker & Co, Noor Bakker, Damrak 12 A, 1012 AB Amsterdam, Nederland'),
    ).toBeVisible();
  });

  test('tracks its steps with the chosen methods, once the shopper consents to statistics [CRT-09]', async () => {
    const { shopper, stores } = await showCheckout();
    await toReview(shopper);
    const heard: TrackingEvent[] = [];
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => void heard.push(event));
    const basket = { items: [expect.objectContaining({ id: 'trui', quantity: 1 })] };
    expect(heard).toEqual([
      { name: 'begin_checkout', ...basket },
      { name: 'add_shipping_info', method: 'Bezorgen aan huis', ...basket },
      { name: 'add_payment_info', method: 'iDEAL', ...basket },
    ]);
  });

  test('lists the errors with a link to each field, and moves the focus to that list [CRT-06]', async () => {
    const { shopper } = await showCheckout();
    fillIn({ ...DETAILS, 'E-mailadres': 'noor', Postcode: '1012', Huisnummer: 'A12' });
    await shopper.click(next());
    const summary = screen.getAllByRole('alert').find((one) => one.textContent?.startsWith('Nog niet alles'));
    expect(summary).toHaveFocus();
    const links = within(summary as HTMLElement).getAllByRole('link');
    expect(links).toHaveLength(3);
    await shopper.click(links[1] as HTMLElement);
    expect(field('Postcode')).toHaveFocus();
    expect(field('Postcode')).toHaveAccessibleDescription(/vier cijfers en twee letters/);
    expect(field('Plaats')).toHaveValue('Amsterdam');
    await shopper.type(field('Postcode'), ' AB');
    expect(field('Postcode')).toBeValid();
  });

  test('keeps what was typed over a reload, and over a refusal of the backend [CRT-06]', async () => {
    const backend = backendWithCart();
    const first = await showCheckout(backend);
    fillIn();
    first.unmount();
    const { shopper } = await showCheckout(backend);
    expect(field('Straat')).toHaveValue('Damrak');
    const errors = [{ code: 'VIOLATION::ZIP_CODE_INVALID', source: { pointer: '/billingAddress/zipcode' } }];
    backend.troubles.set('POST /account/register', { status: 400, errors });
    await shopper.click(next());
    await waitFor(() => expect(field('Postcode')).toBeInvalid());
    expect(field('E-mailadres')).toHaveValue('noor@voorbeeld.nl');
    await shopper.click(next());
    await waitFor(() => expect(openStep()).toBe('Bezorging'));
  });

  test('chooses no country in the place of one that is not offered any more, but asks for one [CRT-06]', async () => {
    const backend = backendWithCart();
    backend.countries = backend.countries.filter(({ iso }) => iso === 'BE');
    const { shopper } = await showCheckout(backend);
    await screen.findByRole('option', { name: 'België' });
    expect(field('Land')).toHaveDisplayValue('Kies een land');
    expect(field('Land')).toHaveAccessibleDescription(/Naar het land van dit adres bezorgen we niet/);
    fillIn();
    await shopper.click(next());
    expect(backend.count('POST /account/register')).toBe(0);
    expect(screen.getByRole('link', { name: /Naar het land van dit adres/ })).toBeVisible();
    fillIn({ Land: 'BE', Postcode: '2000' });
    expect(field('Land')).toBeValid();
    await shopper.click(next());
    await screen.findByRole('group', { name: 'Hoe wil je je bestelling krijgen?' });
    expect(backend.bodies.get('/account/register')).toMatchObject({ billingAddress: { countryId: 'be' } });
  });

  test('goes on after a reload at the step that the shopper had come to; steps behind can be opened [CRT-06]', async () => {
    const backend = backendWithCart();
    const first = await showCheckout(backend);
    await toReview(first.shopper);
    first.unmount();
    const { shopper } = await showCheckout(backend);
    await waitFor(() => expect(openStep()).toBe('Controleren en bestellen'));
    await shopper.click(screen.getByRole('link', { name: 'Bezorging wijzigen' }));
    expect(screen.getByRole('heading', { name: 'Bezorging' })).toHaveFocus();
    await shopper.click(screen.getByRole('radio', { name: /Ophalen/ }));
    await shopper.click(next());
    await waitFor(() => expect(backend.shippingMethodId).toBe('store'));
    expect(backend.count('POST /account/register')).toBe(1);
  });

  test('asks for the terms before it orders [CRT-06]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await shopper.click(orderButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Ga akkoord met de algemene voorwaarden');
    expect(screen.getByRole('checkbox', { name: /akkoord/ })).toHaveFocus();
    expect(backend.count('POST /checkout/order')).toBe(0);
  });

  test('asks a birth date for paying afterwards, sends it along and keeps it nowhere [CRT-06]', async () => {
    const backend = backendWithCart();
    const { shopper } = await showCheckout(backend);
    await toReview(shopper);
    await shopper.click(screen.getByRole('link', { name: 'Betaling wijzigen' }));
    await shopper.click(screen.getByRole('radio', { name: /Riverty/ }));
    await shopper.click(next());
    expect(field('Geboortedatum')).toHaveFocus();
    await shopper.type(field('Geboortedatum'), '17-5-1990');
    await shopper.click(next());
    await waitFor(() => expect(openStep()).toBe('Controleren en bestellen'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('1990');
    await agree(shopper);
    await shopper.click(orderButton());
    await waitFor(() => expect(leaveShop).toHaveBeenCalled());
    expect(backend.bodies.get('/handle-payment')).toMatchObject({ buckaroo_afterpay_DoB: '17-05-1990' });
  });

  test('lets a customer choose an address, or make another one for the bill [CRT-06]', async () => {
    const backend = backendWithCart();
    const home = {
      id: 'home',
      firstName: 'Emma',
      street: 'Oudegracht 214',
      zipcode: '3511 NR',
      city: 'Utrecht',
    };
    backend.addresses = [home, { ...home, id: 'work', street: 'Neude 1' }];
    backend.customer = { id: 'emma', active: true, guest: false, email: 'emma@voorbeeld.nl' };
    const { shopper } = await showCheckout(backend);
    expect(await screen.findByRole('radio', { name: /Oudegracht/ })).toBeChecked();
    await shopper.click(screen.getByRole('radio', { name: /Neude/ }));
    await shopper.click(screen.getByRole('checkbox', { name: /factuur naar een ander adres/ }));
    const bill = screen.getByRole('group', { name: 'Factuuradres' });
    await shopper.click(within(bill).getByRole('radio', { name: 'Een ander adres' }));
    const { 'E-mailadres': _mail, ...address } = DETAILS;
    fillIn(address);
    await shopper.click(next());
    await waitFor(() => expect(openStep()).toBe('Bezorging'));
    expect(backend.bodies.get('/account/address')).toMatchObject({ street: 'Damrak 12 A' });
    expect(backend.customer?.activeShippingAddress?.id).toBe('work');
    expect(backend.bodies.get('/context')).toEqual({ billingAddressId: 'address-2' });
  });

  test('of an empty cart leads back into the shop [CRT-06]', async () => {
    await showCheckout(new CheckoutBackend([]));
    expect(screen.getByText('Je winkelmand is nog leeg')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk dames' })).toBeVisible();
  });

  test('shows the cart’s messages above the steps, and those about discounts in the order summary [CRT-02]', async () => {
    const backend = backendWithCart();
    backend.messages = ['cart-merged-hint', 'promotion-discount-added'].map((messageKey) => ({
      ...{ key: messageKey, messageKey, level: 0 },
    }));
    await showCheckout(backend);
    const above = screen.getByText(/^Er lagen nog artikelen van een vorig bezoek/);
    const first = screen.getByRole('region', { name: 'Je gegevens' });
    expect(above.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const summary = within(screen.getByRole('region', { name: 'Je bestelling' }));
    expect(summary.getByText('Je korting is toegepast.')).toBeVisible();
    expect(screen.getAllByText('Je korting is toegepast.')).toHaveLength(1);
  });

  test('is a placeholder until the details are known; an empty cart has none [CRT-06]', async () => {
    const backend = backendWithCart();
    const { gate, letThrough } = held();
    backend.gates.set('POST /country', gate);
    await showCheckout(backend);
    expect(screen.getByText('Je bestelling wordt klaargezet…')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Je gegevens' })).not.toBeInTheDocument();
    await letThrough();
    await waitFor(() => expect(openStep()).toBe('Je gegevens'));
    expect(screen.queryByText('Je bestelling wordt klaargezet…')).not.toBeInTheDocument();
    cleanup();
    const empty = new CheckoutBackend([]);
    empty.gates.set('POST /country', held().gate);
    await showCheckout(empty);
    expect(screen.getByText('Je winkelmand is nog leeg')).toBeVisible();
    expect(screen.queryByText('Je bestelling wordt klaargezet…')).not.toBeInTheDocument();
  });

  test('shows lost lines above the steps, also at the last one [CRT-02] [CRT-06]', async () => {
    rememberLost(lost('gone', { id: 'muts', name: 'Muts' }));
    rememberCheckout({ step: 'review' });
    await showCheckout(backendWithGuest());
    await waitFor(() => expect(openStep()).toBe('Controleren en bestellen'));
    const group = screen.getByRole('group', { name: 'Veranderd in je winkelmand' });
    expect(group.compareDocumentPosition(orderButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText(/Muts/)).toHaveLength(1);
  });

  test('shows an error when the cart does not load, and retries on request [CRT-06]', async () => {
    const backend = backendWithCart();
    backend.troubles.set('GET /checkout/cart', 'lost');
    const { shopper } = await showCheckout(backend);
    expect(screen.getByText('Je winkelmand laadt niet')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    await waitFor(() => expect(openStep()).toBe('Je gegevens'));
  });
});
