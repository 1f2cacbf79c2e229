import { screen, waitFor } from '@testing-library/react';
import { leaveShop } from '../payment/leave-shop';
import { backendWithOrder, ID, showFailed } from '../testing/order-shopper';

jest.mock('../payment/leave-shop', () => ({ leaveShop: jest.fn() }));

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
