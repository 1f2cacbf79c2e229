import { screen, waitFor } from '@testing-library/react';
import { leaveShop } from '../payment/leave-shop';
import { product } from '../testing/cart-backend';
import { backendWithOrder, ID, showFailed } from '../testing/order-shopper';
import { held } from '../testing/show';

jest.mock('../payment/leave-shop', () => ({ leaveShop: jest.fn() }));

const heading = () => screen.getByRole('heading', { level: 1 });
const pay = () => screen.getByRole('button', { name: /^Betaal/ });

let logged: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveShop).mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('the page of a payment that failed', () => {
  test.each([
    ['690', 'Je betaling is afgewezen'],
    ['890', 'Je hebt de betaling geannuleerd'],
    ['492', 'Je betaling is niet gelukt'],
  ])(
    'shows for status %s: %s, and confirms that the order is kept [CRT-07] [CRT-08]',
    async (code, title) => {
      await showFailed(`?orderId=${ID}&brq_statuscode=${code}`, backendWithOrder());
      expect(await screen.findByText(/Je bestelling 10001 is bewaard/)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    },
  );

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

  test('shows an error when a payment method is refused, and allows another attempt [CRT-08]', async () => {
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

  test('reports that no payment method is available, and has no button to pay [CRT-08]', async () => {
    const backend = backendWithOrder('cancelled');
    backend.withheld = ['ideal', 'visa', 'riverty'];
    await showFailed(`?orderId=${ID}`, backend);
    expect(await screen.findByText(/er nu geen mogelijkheid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Betaal/ })).not.toBeInTheDocument();
  });

  test('asks for no payment when the order is already paid [CRT-08]', async () => {
    await showFailed(`?orderId=${ID}&brq_statuscode=490`, backendWithOrder('paid'));
    expect(await screen.findByText('Je bestelling is al betaald')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test.each([
    ['', 'Betaal je bestelling'],
    ['&brq_statuscode=690', 'Je betaling is afgewezen'],
  ])('keeps its place until the order is there (%j), with what is known [CRT-08]', async (more, title) => {
    const backend = backendWithOrder();
    const { gate, letThrough } = held();
    backend.gates.set('POST /order', gate);
    await showFailed(`?orderId=${ID}${more}`, backend);
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByText('Je bestelling wordt opgehaald…')).toBeInTheDocument();
    for (const text of [/Er is niets afgeschreven/, 'Verder winkelen', /hier niet laten zien/])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    await letThrough();
    expect(await screen.findByText('Wollen trui')).toBeVisible();
    expect(screen.queryByText('Je bestelling wordt opgehaald…')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/nl/');
  });

  test('shows order and ways of paying as one, so that nothing moves [CRT-08]', async () => {
    const backend = backendWithOrder();
    const { gate, letThrough } = held();
    backend.gates.set('GET /checkout/gateway', gate);
    await showFailed(`?orderId=${ID}`, backend);
    await waitFor(() => expect(backend.asked).toContain('GET /checkout/gateway'));
    expect(screen.queryByText('Wollen trui')).not.toBeInTheDocument();
    await letThrough();
    expect(await screen.findByRole('radio', { name: /iDEAL/ })).toBeVisible();
    expect(screen.getByText('Wollen trui')).toBeVisible();
  });

  test('shows the order also when the ways of paying do not load [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.troubles.set('GET /checkout/gateway', 'lost');
    await showFailed(`?orderId=${ID}`, backend);
    expect(await screen.findByText('De mogelijkheden laden niet.')).toBeVisible();
    expect(screen.getByText('Wollen trui')).toBeVisible();
  });

  test.each([
    ['', 'Je bestelling', 0],
    ['&brq_statuscode=690', 'Je betaling is afgewezen', 1],
  ])(
    'hides an order that the shopper may not see, and promises only known facts (%j) [CRT-08]',
    async (more, title, promises) => {
      await showFailed(`?orderId=${'f'.repeat(32)}${more}`, backendWithOrder());
      expect(await screen.findByText('We kunnen je bestelling hier niet laten zien')).toBeVisible();
      expect(heading()).toHaveTextContent(title);
      expect(screen.queryAllByText(/Je bestelling is bewaard/)).toHaveLength(promises);
      expect(screen.queryByText('10001')).not.toBeInTheDocument();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    },
  );

  test('shows an error when the order does not load, and retries on request [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.troubles.set('POST /order', 'lost');
    const { shopper } = await showFailed(`?orderId=${ID}`, backend);
    expect(await screen.findByText('Je bestelling laadt niet')).toBeVisible();
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByText('Wollen trui')).toBeVisible();
    expect(screen.queryByText('Je bestelling laadt niet')).not.toBeInTheDocument();
  });

  test('asks for no payment when the order itself was cancelled [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.orders = backend.orders.map((order) => ({
      ...order,
      stateMachineState: { technicalName: 'cancelled' },
    }));
    await showFailed(`?orderId=${ID}`, backend);
    expect(await screen.findByText('Wollen trui')).toBeVisible();
    expect(heading()).toHaveTextContent('Je bestelling is geannuleerd');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(backend.asked).not.toContain('GET /checkout/gateway');
  });

  test.each([
    ['nothing', [], 0],
    ['something', [product('sjaal', 'Sjaal')], 1],
  ])(
    'with %s in the cart shows the way there only when it is needed [CRT-08]',
    async (_what, lines, links) => {
      const backend = backendWithOrder('paid');
      backend.lines = lines;
      await showFailed(`?orderId=${ID}`, backend);
      expect(await screen.findByText('Wollen trui')).toBeVisible();
      expect(screen.queryAllByRole('link', { name: 'Naar je winkelmand' })).toHaveLength(links);
    },
  );
});
