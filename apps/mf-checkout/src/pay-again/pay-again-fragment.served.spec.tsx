import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StoresProvider } from '@weefsel/stores';
import type { ServedOrder } from '../order/order-store';
import { leaveShop } from '../payment/leave-shop';
import { orderOf } from '../testing/checkout-backend';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { held } from '../testing/show';
import { showInShop, storesFor } from '../testing/stores-for';
import { Fragment } from './pay-again-fragment';

jest.mock('../payment/leave-shop', () => ({ leaveShop: jest.fn() }));

/** Renders the fragment with the data of the server, if any. */
async function show(data?: ServedOrder, backend = backendWithOrder()) {
  const stores = storesFor(backend);
  await stores.resume();
  const fragment = (orderId: string) => (
    <Fragment orderId={orderId} onSettled={() => undefined} data={data} />
  );
  const page = showInShop(fragment(ID), stores);
  const showOther = (orderId: string) =>
    page.rerender(<StoresProvider stores={stores}>{fragment(orderId)}</StoresProvider>);
  await act(async () => undefined);
  return { ...page, backend, showOther };
}

const served = (nth = 1): ServedOrder => ({
  order: { ...orderOf(nth, []), amountTotal: 30 },
  methods: [{ id: 'visa', translated: { name: 'Visa' } }],
});
const button = (euros: string) =>
  screen.findByRole('button', { name: new RegExp(`^Betaal €\\s${euros},00`) });

beforeEach(() => {
  jest.mocked(leaveShop).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the order of the fragment to pay again', () => {
  test('is the served one, without any further request [ACC-03]', async () => {
    const { backend } = await show(served());
    expect(await button('30')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(backend.asked).not.toContain('POST /order');
    expect(backend.asked).not.toContain('GET /checkout/gateway');
  });

  test.each([
    ['another order', served(2)],
    ['no order', { order: null }],
  ])('is loaded when the server sent %s [ACC-03]', async (_what, data) => {
    await show(data);
    expect(await button('20')).toBeVisible();
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
  });

  test('changes with its id [ACC-03]', async () => {
    const backend = backendWithOrder();
    backend.orders.push({ ...orderOf(2, []), amountTotal: 45 });
    const { showOther } = await show(undefined, backend);
    expect(await button('20')).toBeVisible();
    showOther(orderOf(2, []).id);
    expect(await button('45')).toBeVisible();
  });

  test.each(['POST /order', 'GET /checkout/gateway'])(
    'is a placeholder until %s is answered, without a form or an error [ACC-03]',
    async (call) => {
      const backend = backendWithOrder();
      const { gate, letThrough } = held();
      backend.gates.set(call, gate);
      await show(undefined, backend);
      expect(screen.getByRole('status')).toHaveTextContent('Je bestelling wordt opgehaald…');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      await letThrough();
      expect(await button('20')).toBeVisible();
    },
  );

  test('can be requested again when the backend does not answer [ACC-03]', async () => {
    const backend = backendWithOrder();
    backend.troubles.set('POST /order', 'lost');
    const { shopper } = await show(undefined, backend);
    expect(screen.getByRole('alert')).toHaveTextContent('Je bestelling is veilig bij ons.');
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await button('20')).toBeVisible();
  });

  test('can be paid again after a return from the back-forward cache [ACC-03]', async () => {
    const { shopper } = await show();
    await shopper.click(await button('20'));
    await waitFor(() => expect(leaveShop).toHaveBeenCalledWith('https://pay.example/1'));
    expect(await button('20')).toHaveAttribute('aria-busy', 'true');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await button('20')).not.toHaveAttribute('aria-busy');
  });
});
