import { screen } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { CheckoutBackend } from '../testing/checkout-backend';
import { backendWithOrder, ID, showSuccess } from '../testing/order-shopper';

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

  test('are none for who came back from the payment page unpaid, but a way to pay [CRT-07] [CRT-08]', async () => {
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

  test('are none when the backend knows that the payment failed, but a way to pay [CRT-07] [CRT-08]', async () => {
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('failed'));
    expect(await screen.findByText('Opnieuw betalen')).toHaveAttribute('href', `/order/failed?orderId=${ID}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('nog niet betaald');
  });

  test('show nobody else’s order [CRT-08]', async () => {
    const backend = backendWithOrder('paid');
    backend.customer = null;
    await showSuccess(`?orderId=${ID}&brq_statuscode=190&brq_ordernumber=10001`, backend);
    expect(await screen.findByText('We kunnen je bestelling hier niet laten zien')).toBeVisible();
    expect(screen.getByText('Bestelnummer: 10001')).toBeVisible();
    expect(screen.queryByText('Wollen trui')).not.toBeInTheDocument();
  });

  test('are none when nobody says that something was ordered [CRT-08]', async () => {
    await showSuccess('', new CheckoutBackend([]));
    expect(await screen.findByText('We kunnen je bestelling hier niet laten zien')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Je bestelling$/);
    expect(screen.queryByText(/sturen we naar/)).not.toBeInTheDocument();
  });

  test('tell of the purchase once, with its number, goods and value [CRT-09]', async () => {
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
        value: 20,
        shipping: 0,
        items: [{ id: 'trui', name: 'Wollen trui', variant: 'Blauw, M', price: 20, quantity: 1 }],
      },
    ]);
  });

  test('tell of no purchase when the payment failed [CRT-09]', async () => {
    const heard: TrackingEvent[] = [];
    const { stores } = await showSuccess(`?orderId=${ID}`, backendWithOrder('failed'));
    await screen.findByText('10001');
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => void heard.push(event));
    expect(heard).toEqual([]);
  });
});
