import { act } from '@testing-library/react';
import { observer } from '@weefsel/stores';
import { rememberCheckout } from '../checkout/checkout-storage';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { showInShop, storesFor } from '../testing/stores-for';
import type { ServedOrder } from './order-store';
import { useOrder } from './use-order';

const served = (): ServedOrder => ({ order: backendWithOrder('paid').orders[0] ?? null });

/** Renders the order of an address, with the data of the server. */
async function showOrder(href: string, data: ServedOrder | null | undefined) {
  const backend = backendWithOrder();
  const Order = observer(() => {
    const { store, outcome } = useOrder(href, data);
    return <p>{`${store.order?.orderNumber ?? store.state.state} ${outcome}`}</p>;
  });
  const view = showInShop(<Order />, storesFor(backend));
  const before = view.container.textContent;
  await view.resume();
  await act(async () => undefined);
  return { before, after: () => view.container.textContent, loads: backend.count('POST /order') };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the order of a served page', () => {
  test('is there at once, and is not loaded again [CRT-08]', async () => {
    const { before, after, loads } = await showOrder(`/order/success?orderId=${ID}`, served());
    expect([before, after()]).toEqual(['10001 paid', '10001 paid']);
    expect(loads).toBe(0);
  });

  test.each([
    ['could not read it', null],
    ['had no session for it', { order: null }],
    ['was not asked', undefined],
  ])('is loaded when the server %s [CRT-08]', async (_why, data) => {
    const { after, loads } = await showOrder(`/order/success?orderId=${ID}`, data);
    expect(after()).toBe('10001 open');
    expect(loads).toBe(1);
  });

  test('is not loaded when neither address nor tab has one [CRT-08]', async () => {
    const { after, loads } = await showOrder('/order/success', { order: null });
    expect(after()).toBe('ready unknown');
    expect(loads).toBe(0);
  });

  test('is the one of this tab when the address has none [CRT-08]', async () => {
    rememberCheckout({ orderId: ID });
    const { after, loads } = await showOrder('/order/success', { order: null });
    expect(after()).toBe('10001 open');
    expect(loads).toBe(1);
  });
});
