import { screen, waitFor } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { Page as FailedPage } from '../order-failed-page/order-failed-page';
import { Page as SuccessPage } from '../order-success-page/order-success-page';
import { leaveShop } from '../payment/leave-shop';
import { product } from '../testing/cart-backend';
import { CheckoutBackend, orderOf } from '../testing/checkout-backend';
import { showPage } from '../testing/show-page';

jest.mock('../payment/leave-shop', () => ({ leaveShop: jest.fn() }));

function backendWithOrder(payment = 'open') {
  const backend = new CheckoutBackend([]);
  const order = orderOf(1, [product('trui', 'Wollen trui')]);
  const [transaction] = order.transactions ?? [];
  backend.orders = [
    { ...order, transactions: [{ ...transaction, stateMachineState: { technicalName: payment } }] },
  ];
  backend.customer = { id: 'guest', guest: true, active: true };
  return backend;
}

const ID = orderOf(1, []).id;

const showSuccess = (query: string, backend: CheckoutBackend) => {
  const href = `/order/success${query}`;
  return showPage(<SuccessPage href={href} />, href, backend);
};

const showFailed = (query: string, backend: CheckoutBackend) => {
  const href = `/order/failed${query}`;
  return showPage(<FailedPage href={href} />, href, backend);
};

const pay = () => screen.getByRole('button', { name: /^Betaal/ });

let logged: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveShop).mockClear();
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

describe('the page of a payment that failed', () => {
  test.each([
    ['690', 'Je betaling is afgewezen'],
    ['890', 'Je hebt de betaling geannuleerd'],
    ['492', 'Je betaling is niet gelukt'],
  ])('says about status %s: %s, and that nothing is lost [CRT-07] [CRT-08]', async (code, title) => {
    await showFailed(`?orderId=${ID}&brq_statuscode=${code}`, backendWithOrder());
    expect(await screen.findByText(/Je bestelling 10001 is bewaard/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  test('lets the order be paid in another way, once however often it is pressed [CRT-08]', async () => {
    const backend = backendWithOrder('failed');
    const { shopper } = await showFailed(`?orderId=${ID}&brq_statuscode=690`, backend);
    await shopper.click(await screen.findByRole('button', { name: /^Betaal/ }));
    expect(screen.getByText('Maak een keuze.')).toBeVisible();
    await shopper.click(screen.getByRole('radio', { name: /Visa/ }));
    await shopper.dblClick(pay());
    await waitFor(() => expect(leaveShop).toHaveBeenCalledWith('https://pay.example/1'));
    expect(backend.bodies.get('/order/payment')).toEqual({ orderId: ID, paymentMethodId: 'visa' });
    expect(backend.count('POST /order/payment')).toBe(1);
    expect(backend.count('POST /checkout/order')).toBe(0);
  });

  test('says when a way of paying is refused, and stays [CRT-08]', async () => {
    const backend = backendWithOrder('cancelled');
    const { shopper } = await showFailed(`?orderId=${ID}`, backend);
    await screen.findByRole('radio', { name: /iDEAL/ });
    const errors = [{ code: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE' }];
    backend.troubles.set('POST /order/payment', { status: 404, errors });
    await shopper.click(pay());
    expect(await screen.findByText(/Deze manier van betalen kan nu niet/)).toBeVisible();
    expect(leaveShop).not.toHaveBeenCalled();
    await shopper.click(pay());
    await waitFor(() => expect(leaveShop).toHaveBeenCalled());
  });

  test('says when there is no way of paying, and offers none [CRT-08]', async () => {
    const backend = backendWithOrder('cancelled');
    backend.withheld = ['ideal', 'visa', 'riverty'];
    await showFailed(`?orderId=${ID}`, backend);
    expect(await screen.findByText(/er nu geen mogelijkheid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Betaal/ })).not.toBeInTheDocument();
  });

  test('of an order that was paid meanwhile asks for no money [CRT-08]', async () => {
    await showFailed(`?orderId=${ID}&brq_statuscode=490`, backendWithOrder('paid'));
    expect(await screen.findByText('Je bestelling is al betaald')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
