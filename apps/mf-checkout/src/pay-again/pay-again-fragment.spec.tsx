import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/stores-for';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { Fragment } from './pay-again-fragment';

/** Renders the fragment for an order with this previous payment method. */
async function show(before = 'ideal', backend = backendWithOrder()) {
  backend.orders = backend.orders.map((order) => ({ ...order, transactions: [{ paymentMethodId: before }] }));
  const stores = storesFor(backend);
  await stores.resume();
  const onSettled = jest.fn();
  const page = showInShop(<Fragment orderId={ID} onSettled={onSettled} />, stores);
  const button = () => screen.findByRole('button', { name: /^Betaal €/ });
  const pay = async () => page.shopper.click(await button());
  return { ...page, backend, onSettled, button, pay };
}

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the fragment to pay again [ACC-03]', () => {
  test('asks for the birth date when it is paid afterwards, and takes it along', async () => {
    const { backend, pay, shopper } = await show('riverty');
    await pay();
    const birthDate = screen.getByLabelText(/Geboortedatum/);
    expect(birthDate).toBeInvalid();
    expect(backend.asked).not.toContain('POST /order/payment');
    await shopper.type(birthDate, '17-5-1990');
    await pay();
    await waitFor(() =>
      expect(backend.bodies.get('/handle-payment')).toMatchObject({
        orderId: ID,
        finishUrl: `http://localhost/order/success?orderId=${ID}`,
        buckaroo_afterpay_DoB: '17-05-1990',
      }),
    );
  });

  test('pays once however often that is asked', async () => {
    const { backend, button } = await show();
    let open = () => undefined as void;
    const form = (await button()).closest('form') ?? document.body;
    backend.gate = new Promise((resolve) => (open = resolve));
    fireEvent.submit(form);
    fireEvent.submit(form);
    await act(async () => open());
    expect(backend.asked.filter((call) => call === 'POST /order/payment')).toHaveLength(1);
  });

  test('calls onSettled when the shopper returns to a page from the back-forward cache', async () => {
    const { button, onSettled } = await show();
    await button();
    const comeBack = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    comeBack(false);
    expect(onSettled).not.toHaveBeenCalled();
    comeBack(true);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('shows an error when the order does not load, and retries on request', async () => {
    const backend = backendWithOrder();
    const orders = backend.orders;
    const { shopper } = await show('ideal', Object.assign(backend, { orders: [] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Je bestelling is veilig bij ons.');
    backend.orders = orders;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('button', { name: /^Betaal €/ })).toBeVisible();
  });
});
