import { act, screen, waitFor } from '@testing-library/react';
import { observer } from '@weefsel/stores';
import { showInShop, storesFor } from '../testing/stores-for';
import { OrderStore } from '../order/order-store';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { PayAgain } from './pay-again';

/** Renders the form for an order with this previous payment method. */
async function show({ before = 'ideal', isRejected = false, backend = backendWithOrder() } = {}) {
  const payment = { paymentMethodId: before };
  backend.orders = backend.orders.map((order) => ({ ...order, transactions: [payment] }));
  const stores = storesFor(backend);
  const store = new OrderStore({ ...stores, leave: () => undefined });
  await store.load(ID);
  await store.loadMethods();
  const Form = observer(
    () => store.order && <PayAgain store={store} order={store.order} isRejected={isRejected} />,
  );
  const page = showInShop(<Form />, stores);
  const pay = () => page.shopper.click(screen.getByRole('button', { name: /^Betaal €\s20,00$/ }));
  return { ...page, store, backend, pay };
}

const method = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const birthDate = () => screen.getByLabelText(/Geboortedatum/);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('paying an order again', () => {
  test('asks for the amount of the open payment, less than the total after a withdrawal [CRT-08]', async () => {
    const backend = backendWithOrder();
    const open = { stateMachineState: { technicalName: 'open' }, amount: { totalPrice: 8 } };
    const { store } = await show({ backend });
    if (!store.order) throw new Error('no order');
    showInShop(
      <PayAgain store={store} order={{ ...store.order, transactions: [open] }} isRejected={false} />,
      storesFor(backend),
    );
    expect(screen.getByRole('button', { name: /^Betaal €\s8,00$/ })).toBeVisible();
  });

  test('proposes the way of before, and asks no birth date for it [CRT-08]', async () => {
    const { backend, pay } = await show();
    expect(method('iDEAL')).toBeChecked();
    expect(screen.queryByLabelText(/Geboortedatum/)).not.toBeInTheDocument();
    await pay();
    await waitFor(() => expect(backend.bodies.get('/handle-payment')).toMatchObject({ orderId: ID }));
    expect(backend.bodies.get('/order/payment')).toEqual({ orderId: ID, paymentMethodId: 'ideal' });
    expect(backend.bodies.get('/handle-payment')).not.toHaveProperty('buckaroo_afterpay_DoB');
  });

  test.each([{ isRejected: true }, { before: 'gone' }])(
    'proposes none that was refused or is gone (%j), and asks for one [CRT-08]',
    async (plight) => {
      const { backend, pay, shopper } = await show(plight);
      expect(method('iDEAL')).not.toBeChecked();
      await pay();
      expect(screen.getByRole('alert')).toHaveTextContent('Maak een keuze.');
      expect(backend.asked).not.toContain('POST /order/payment');
      await shopper.click(method('iDEAL'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await pay();
      expect(backend.bodies.get('/order/payment')).toMatchObject({ paymentMethodId: 'ideal' });
    },
  );

  test('afterwards asks a birth date, and takes a good one along [CRT-06] [CRT-08]', async () => {
    const { backend, pay, shopper } = await show({ before: 'riverty' });
    await pay();
    expect(birthDate()).toBeInvalid();
    expect(birthDate()).toHaveFocus();
    expect(backend.asked).not.toContain('POST /order/payment');
    await shopper.type(birthDate(), '17-5-1990');
    await pay();
    expect(birthDate()).toBeValid();
    await waitFor(() =>
      expect(backend.bodies.get('/handle-payment')).toMatchObject({ buckaroo_afterpay_DoB: '17-05-1990' }),
    );
  });

  test('in another way after all leaves the birth date out [CRT-08]', async () => {
    const { backend, pay, shopper } = await show({ before: 'riverty' });
    await shopper.type(birthDate(), '17-5-1990');
    await shopper.click(method('Visa'));
    await pay();
    await waitFor(() => expect(backend.asked).toContain('POST /handle-payment'));
    expect(backend.bodies.get('/handle-payment')).not.toHaveProperty('buckaroo_afterpay_DoB');
  });

  test('shows its progress, and then the failure [CRT-08]', async () => {
    const { backend, pay } = await show();
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    backend.troubles.set('POST /order/payment', { status: 404, errors: [] });
    await pay();
    expect(screen.getByText('Je gaat verder naar je betaling…')).toBeInTheDocument();
    await act(async () => open());
    expect(await screen.findByText(/Deze manier van betalen kan nu niet/)).toBeVisible();
    expect(screen.queryByText('Je gaat verder naar je betaling…')).not.toBeInTheDocument();
  });

  test('is not offered when there is no way of paying [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.withheld = ['ideal', 'visa', 'riverty'];
    await show({ backend });
    expect(screen.getByText(/er nu geen mogelijkheid/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('asks for the ways of paying again when they did not load [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.troubles.set('GET /checkout/gateway', 'lost');
    const { shopper } = await show({ backend });
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('radio', { name: /iDEAL/ })).toBeChecked();
  });
});
