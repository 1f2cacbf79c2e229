import type { Order } from '@weefsel/api-clients';
import { refusedWith, unanswered } from '../testing/refused';
import { OrderStore } from './order-store';

const order: Order = { id: 'o', amountTotal: 20 };

/** A backend that has one order. Each response can be replaced. */
function neighbours({ hasSession = true } = {}) {
  const byId = jest.fn(async (): Promise<Order | null> => order);
  const startPayment = jest.fn(async (): Promise<{ redirectUrl: string | null }> => ({
    redirectUrl: 'https://pay.example/1',
  }));
  const changePayment = jest.fn(async (): Promise<unknown> => ({}));
  const offer = jest.fn(async () => ({
    paymentMethods: { elements: [{ id: 'ideal' }], total: 1 },
    shippingMethods: { elements: [], total: 0 },
  }));
  const leave = jest.fn();
  const refresh = jest.fn(async () => undefined);
  const commerce = {
    hasSession: () => hasSession,
    order: { byId, startPayment, changePayment },
    checkout: { offer },
  };
  return { commerce, session: { refresh }, leave, byId, startPayment, changePayment, offer, refresh };
}

/** An order store with such a backend. */
function storeOf(plight: { hasSession?: boolean } = {}) {
  const { commerce, session, leave, ...answers } = neighbours(plight);
  return { store: new OrderStore({ commerce, session, leave }), leave, ...answers };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an order that was placed', () => {
  test('is read by its id [CRT-08]', async () => {
    const { store, byId } = storeOf();
    expect(store.order).toBeNull();
    const loading = store.load('o');
    expect(store.state.state).toBe('loading');
    await loading;
    expect(byId).toHaveBeenCalledWith('o');
    expect(store.order).toEqual(order);
  });

  test('is not requested without an id, or without a session [CRT-08]', async () => {
    const nameless = storeOf();
    await nameless.store.load(undefined);
    const nobody = storeOf({ hasSession: false });
    await nobody.store.load('o');
    for (const { store, byId } of [nameless, nobody]) {
      expect(store.state).toMatchObject({ state: 'ready', value: null });
      expect(byId).not.toHaveBeenCalled();
    }
  });

  test('is null without a failure when the backend refuses access [CRT-08]', async () => {
    const { store, byId } = storeOf();
    byId.mockRejectedValue(refusedWith(403, { code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }));
    await store.load('o');
    expect(store.state).toMatchObject({ state: 'ready', value: null });
  });

  test.each([
    ['nobody answers', unanswered()],
    ['the backend broke', refusedWith(500)],
  ])('fails when %s, and can be read again [CRT-08]', async (_why, error) => {
    const { store, byId } = storeOf();
    byId.mockRejectedValueOnce(error);
    await store.load('o');
    expect(store.state.state).toBe('failed');
    expect(console.error).toHaveBeenCalledWith('[order] load', error);
    await store.load('o');
    expect(store.order).toEqual(order);
  });

  test('stays on the page while it is read again, also when that fails [CRT-08]', async () => {
    const { store, byId } = storeOf();
    await store.load('o');
    byId.mockRejectedValueOnce(unanswered());
    const again = store.load('o');
    expect(store.order).toEqual(order);
    await again;
    expect(store.order).toEqual(order);
  });
});

describe('a served order', () => {
  const { commerce, session, leave } = neighbours();

  test('is there with its payment methods at once [CRT-08]', () => {
    const store = new OrderStore({ commerce, session, leave }, { order, methods: [{ id: 'visa' }] });
    expect(store.order).toEqual(order);
    expect(store.methods).toMatchObject({ state: 'ready', value: [{ id: 'visa' }] });
  });

  test('without payment methods leaves those to the browser [CRT-08]', () => {
    const store = new OrderStore({ commerce, session, leave }, { order: null });
    expect(store.state).toMatchObject({ state: 'ready', value: null });
    expect(store.methods.state).toBe('idle');
  });
});

describe('the ways of paying an order', () => {
  test('are asked for, and asked again when they did not come [CRT-08]', async () => {
    const { store, offer } = storeOf();
    offer.mockRejectedValueOnce(unanswered());
    const asking = store.loadMethods();
    expect(store.methods.state).toBe('idle');
    await asking;
    expect(store.methods.state).toBe('failed');
    expect(console.error).toHaveBeenCalledWith('[order] methods', expect.any(Error));
    const again = store.loadMethods();
    expect(store.methods.state).toBe('loading');
    await again;
    expect(store.methods).toMatchObject({ state: 'ready', value: [{ id: 'ideal' }] });
  });
});

describe('paying an order again', () => {
  test('changes the method, leads to the payment, and stays busy until then [CRT-08]', async () => {
    const { store, changePayment, startPayment, leave } = storeOf();
    await store.load('o');
    await expect(store.payAgain('visa', '17-05-1990')).resolves.toBe(true);
    expect(changePayment).toHaveBeenCalledWith('o', 'visa');
    expect(startPayment).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: 'o', buckaroo_afterpay_DoB: '17-05-1990' }),
    );
    expect(leave).toHaveBeenCalledWith('https://pay.example/1');
    expect(store).toMatchObject({ isPaying: true, failure: null });
  });

  test('happens once however often it is asked for, and not without an order [CRT-08]', async () => {
    const { store, changePayment } = storeOf();
    await expect(store.payAgain('visa')).resolves.toBe(false);
    expect(store.isPaying).toBe(false);
    expect(changePayment).not.toHaveBeenCalled();
    await store.load('o');
    await expect(Promise.all([store.payAgain('visa'), store.payAgain('visa')])).resolves.toEqual([
      true,
      false,
    ]);
    expect(changePayment).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['refuses', refusedWith(404), 'payRefused'],
    ['breaks', refusedWith(500), 'payAgainFailed'],
    ['does not answer', unanswered(), 'payAgainFailed'],
  ])('reports a failure when the backend %s, and can be retried [CRT-08]', async (_what, error, text) => {
    const { store, changePayment, byId, leave } = storeOf();
    await store.load('o');
    changePayment.mockRejectedValueOnce(error);
    await expect(store.payAgain('visa')).resolves.toBe(false);
    expect(store).toMatchObject({ failure: `headless.ordered.${text}`, isPaying: false });
    expect(console.error).toHaveBeenCalledWith('[order] pay', error);
    expect(byId).toHaveBeenCalledTimes(2);
    expect(leave).not.toHaveBeenCalled();
    await expect(store.payAgain('visa')).resolves.toBe(true);
    expect(store.failure).toBeNull();
  });

  test('that needs no payment page shows how the order is now [CRT-08]', async () => {
    const { store, startPayment, byId } = storeOf();
    await store.load('o');
    startPayment.mockResolvedValueOnce({ redirectUrl: null });
    byId.mockResolvedValueOnce({ ...order, orderNumber: 'paid' });
    await expect(store.payAgain('invoice')).resolves.toBe(false);
    expect(store).toMatchObject({ failure: null, isPaying: false, order: { orderNumber: 'paid' } });
  });

  test('reads the session again only when the backend reports a logged-out shopper [ACC-04]', async () => {
    const { store, changePayment, refresh } = storeOf();
    await store.load('o');
    changePayment.mockRejectedValueOnce(refusedWith(500));
    await store.payAgain('visa');
    expect(refresh).not.toHaveBeenCalled();
    changePayment.mockRejectedValueOnce(refusedWith(403, { code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }));
    await store.payAgain('visa');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('shows its failure also when the session cannot be read again [ACC-04]', async () => {
    const { store, changePayment, refresh } = storeOf();
    await store.load('o');
    changePayment.mockRejectedValueOnce(refusedWith(403, { code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }));
    refresh.mockRejectedValueOnce(unanswered());
    await expect(store.payAgain('visa')).resolves.toBe(false);
    expect(store).toMatchObject({ failure: 'headless.ordered.payRefused', isPaying: false });
  });

  test('is possible once more after a return from the payment page [CRT-08]', async () => {
    const { store, changePayment } = storeOf();
    await store.load('o');
    await store.payAgain('visa');
    store.stay();
    await expect(store.payAgain('ideal')).resolves.toBe(true);
    expect(changePayment).toHaveBeenLastCalledWith('o', 'ideal');
  });
});
