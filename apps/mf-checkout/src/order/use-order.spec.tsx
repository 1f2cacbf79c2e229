import { act } from '@testing-library/react';
import { observer } from '@weefsel/stores';
import { showInShop, storesFor } from '../testing/stores-for';
import { rememberCheckout } from '../checkout/checkout-storage';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { useOrder } from './use-order';

const LOOK_AFTER_MS = 3_000;
const PENDING = `/order/success?orderId=${ID}&brq_statuscode=791`;

/** Renders the hook's result for an order. */
async function showOrder(href: string, backend = backendWithOrder()) {
  const known: { current?: ReturnType<typeof useOrder> } = {};
  const Order = observer(function Order() {
    known.current = useOrder(href);
    return <p>{known.current.store.state.state}</p>;
  });
  const view = showInShop(<Order />, storesFor(backend));
  const before = backend.count('POST /order');
  await view.resume();
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await after(0);
  return { ...view, backend, before, known: () => known.current, after };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the order of a page', () => {
  test('is the one that the address names, read once the session is known [CRT-08]', async () => {
    rememberCheckout({ orderId: 'f'.repeat(32) });
    const { known, before, backend } = await showOrder(`/order/success?orderId=${ID}&brq_ordernumber=7`);
    expect(before).toBe(0);
    expect(backend.count('POST /order')).toBe(1);
    expect(known()).toMatchObject({ orderId: ID, outcome: 'open', orderNumber: '7', statuscode: null });
    expect(known()?.store.order?.orderNumber).toBe('10001');
  });

  test('is the one that this tab has placed when the address names none [CRT-08]', async () => {
    rememberCheckout({ orderId: ID });
    expect((await showOrder('/order/success')).known()).toMatchObject({ orderId: ID });
  });

  test('is read when the cart cannot be loaded as well [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.troubles.set('GET /checkout/cart', { status: 500, errors: [] });
    const { known } = await showOrder(`/order/success?orderId=${ID}`, backend);
    expect(known()?.store.order?.orderNumber).toBe('10001');
  });
});

describe('a payment that is still on its way', () => {
  test('is looked at again by itself until it is in [CRT-07]', async () => {
    const { backend, after, known } = await showOrder(PENDING);
    expect(known()?.outcome).toBe('pending');
    await after(LOOK_AFTER_MS - 1);
    expect(backend.count('POST /order')).toBe(1);
    backend.orders = backendWithOrder('paid').orders;
    await after(1);
    expect(backend.count('POST /order')).toBe(2);
    expect(known()?.outcome).toBe('paid');
    await after(10 * LOOK_AFTER_MS);
    expect(backend.count('POST /order')).toBe(2);
  });

  test('is not looked at for ever [CRT-07]', async () => {
    const { backend, after } = await showOrder(PENDING);
    for (let looks = 0; looks < 8; looks += 1) await after(LOOK_AFTER_MS);
    expect(backend.count('POST /order')).toBe(6);
  });

  test('is not looked at when the page has gone, or when there is nothing to wait for [CRT-07]', async () => {
    const gone = await showOrder(PENDING);
    gone.unmount();
    await gone.after(LOOK_AFTER_MS);
    expect(gone.backend.count('POST /order')).toBe(1);
    const open = await showOrder(`/order/success?orderId=${ID}`);
    await open.after(LOOK_AFTER_MS);
    expect(open.backend.count('POST /order')).toBe(1);
    const nobodys = backendWithOrder();
    nobodys.orders = [];
    const missing = await showOrder(PENDING, nobodys);
    await missing.after(LOOK_AFTER_MS);
    expect(nobodys.count('POST /order')).toBe(1);
  });
});
