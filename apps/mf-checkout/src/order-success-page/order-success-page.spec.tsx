import { screen } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { CheckoutBackend } from '../testing/checkout-backend';
import { backendWithOrder, ID, showSuccess } from '../testing/order-shopper';
import { held } from '../testing/show';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

let logged: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('the thanks for an order', () => {
  test('show number, lines, total and where it goes [CRT-08]', async () => {
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('paid'));
    expect(await screen.findByText('10001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedankt voor je bestelling');
    expect(screen.getByText(/Je betaling is gelukt/)).toBeVisible();
    expect(screen.getByText('Wollen trui')).toBeVisible();
    expect(screen.getByText('Damrak 12, 1012 AB Amsterdam')).toBeVisible();
    expect(screen.getByText(/noor@voorbeeld.nl/)).toBeVisible();
  });

  test('are for the order that this tab placed when the address names none [CRT-08]', async () => {
    sessionStorage.setItem('weefsel-checkout', JSON.stringify({ orderId: ID }));
    await showSuccess('?brq_statuscode=190', backendWithOrder('paid'));
    expect(await screen.findByText('10001')).toBeVisible();
  });

  test('are replaced by a link to pay when the order is unpaid [CRT-07] [CRT-08]', async () => {
    const backend = backendWithOrder();
    const heard: TrackingEvent[] = [];
    const { stores } = await showSuccess(`?orderId=${ID}`, backend);
    expect(await screen.findByRole('link', { name: 'Nu betalen' })).toHaveAttribute(
      'href',
      `/order/failed?orderId=${ID}`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Je bestelling is nog niet betaald');
    expect(screen.getByText(/er is nog niets betaald/)).toBeVisible();
    expect(screen.queryByText(/Bedankt|ontvangen en|sturen we naar/)).not.toBeInTheDocument();
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => void heard.push(event));
    expect(heard).toEqual([]);
  });

  test('are for an order that is paid later [CRT-08]', async () => {
    const backend = backendWithOrder();
    const [order] = backend.orders;
    const paymentMethod = {
      id: 'i',
      technicalName: 'payment_invoicepayment',
      translated: { name: 'Factuur' },
    };
    if (order) backend.orders = [{ ...order, transactions: [{ paymentMethod }] }];
    await showSuccess(`?orderId=${ID}`, backend);
    expect(await screen.findByText(/We hebben je bestelling ontvangen/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedankt voor je bestelling');
    expect(screen.queryByRole('link', { name: /betalen/i })).not.toBeInTheDocument();
  });

  test('explain a payment that is still on its way, and look again when asked [CRT-07] [CRT-08]', async () => {
    const backend = backendWithOrder();
    const { shopper } = await showSuccess(`?orderId=${ID}&brq_statuscode=791`, backend);
    expect(await screen.findByText('Je betaling wordt nog verwerkt')).toBeVisible();
    backend.orders = backendWithOrder('paid').orders;
    await shopper.click(screen.getByRole('button', { name: 'Kijk opnieuw' }));
    expect(await screen.findByText(/Je betaling is gelukt/)).toBeVisible();
  });

  test('are replaced by a link to pay when the backend reports a failed payment [CRT-07] [CRT-08]', async () => {
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('failed'));
    expect(await screen.findByText('Opnieuw betalen')).toHaveAttribute('href', `/order/failed?orderId=${ID}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('nog niet betaald');
  });

  test('show no contents of an order to a session without a customer [CRT-08]', async () => {
    const backend = backendWithOrder('paid');
    backend.customer = null;
    await showSuccess(`?orderId=${ID}&brq_statuscode=190&brq_ordernumber=10001`, backend);
    expect(await screen.findByText('We kunnen je bestelling hier niet laten zien')).toBeVisible();
    expect(screen.getByText('Bestelnummer: 10001')).toBeVisible();
    expect(screen.queryByText('Wollen trui')).not.toBeInTheDocument();
  });

  test('are replaced by a notice when no order is known [CRT-08]', async () => {
    await showSuccess('', new CheckoutBackend([]));
    expect(await screen.findByText('We kunnen je bestelling hier niet laten zien')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Je bestelling$/);
    expect(screen.queryByText(/sturen we naar/)).not.toBeInTheDocument();
  });

  test('track the purchase once, with its number, goods and shipping [CRT-09]', async () => {
    const backend = backendWithOrder('paid');
    const heard: TrackingEvent[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const { stores, unmount } = await showSuccess(`?orderId=${ID}`, backend);
      await screen.findByText('10001');
      stores.consent.choose(['statistics']);
      stores.tracking.connect('statistics', (event) => void heard.push(event));
      unmount();
    }
    expect(heard).toEqual([
      {
        name: 'purchase',
        orderNumber: '10001',
        shipping: 0,
        items: [
          { id: 'trui', name: 'Wollen trui', brand: 'Oever', variant: 'Blauw, M', price: 20, quantity: 1 },
        ],
      },
    ]);
  });

  test('track no purchase when the payment failed [CRT-09]', async () => {
    const heard: TrackingEvent[] = [];
    const { stores } = await showSuccess(`?orderId=${ID}`, backendWithOrder('failed'));
    await screen.findByText('10001');
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => void heard.push(event));
    expect(heard).toEqual([]);
  });

  test('keep their place while the order loads, and claim nothing before [CRT-08]', async () => {
    const backend = backendWithOrder('paid');
    const { gate, letThrough } = held();
    backend.gates.set('POST /order', gate);
    await showSuccess(`?orderId=${ID}&brq_statuscode=190&brq_ordernumber=10001`, backend);
    expect(screen.getByText('Je bestelling wordt opgehaald…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Je bestelling$/);
    for (const text of [
      /betaling is gelukt/,
      /bevestiging sturen/,
      /10001/,
      /hier niet laten zien/,
      'Verder winkelen',
    ])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    await letThrough();
    expect(await screen.findByText('Wollen trui')).toBeVisible();
    expect(screen.queryByText('Je bestelling wordt opgehaald…')).not.toBeInTheDocument();
    expect(screen.queryByText(/hier niet laten zien|Bestelnummer:/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/nl/');
  });

  test('announce the confirmation, also without a known e-mail address [CRT-08]', async () => {
    const backend = backendWithOrder('paid');
    backend.orders = backend.orders.map((order) => ({ ...order, orderCustomer: null }));
    await showSuccess(`?orderId=${ID}`, backend);
    expect(await screen.findByText('De bevestiging sturen we naar je e-mailadres.')).toBeVisible();
  });

  test('can be asked for again when the order does not load [CRT-08]', async () => {
    const backend = backendWithOrder('paid');
    backend.troubles.set('POST /order', 'lost');
    const { shopper } = await showSuccess(`?orderId=${ID}`, backend);
    expect(await screen.findByText('Je bestelling laadt niet')).toBeVisible();
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByText('Wollen trui')).toBeVisible();
  });

  test('offer an account with a purchase, and only then [CRT-08]', async () => {
    const { unmount } = await showSuccess(`?orderId=${ID}`, backendWithOrder('paid'));
    expect(await screen.findByText('mf-account GuestAccount')).toBeVisible();
    unmount();
    await showSuccess(`?orderId=${ID}`, backendWithOrder('failed'));
    await screen.findByText('10001');
    expect(screen.queryByText('mf-account GuestAccount')).not.toBeInTheDocument();
  });

  test('are none for an order that was cancelled [CRT-08]', async () => {
    const backend = backendWithOrder('paid');
    const stateMachineState = { technicalName: 'cancelled' };
    backend.orders = backend.orders.map((order) => ({ ...order, stateMachineState }));
    await showSuccess(`?orderId=${ID}`, backend);
    expect(await screen.findByText('Er wordt niets bezorgd of afgeschreven.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Je bestelling$/);
  });
});
