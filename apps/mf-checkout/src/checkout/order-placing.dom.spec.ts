import { browserCartCopyStorage } from '@weefsel/stores';
import { product } from '../testing/cart-backend';
import { orderOf, type CheckoutBackend } from '../testing/checkout-backend';
import { backendWithGuest, checkoutAt, checkoutOf } from '../testing/checkout-of';
import { recallCheckout, rememberCheckout } from './checkout-storage';
import { OtherShopperError } from './order-refusal';

const trui = product('trui', 'Wollen trui');
/** A sent order of this guest, without an earlier order. */
const ATTEMPT = { customerId: 'guest', previous: null };
const emma = { id: 'emma', guest: false, active: true };

/** A tab at the last step. */
async function tabAtReview(backend = backendWithGuest()) {
  const tab = await checkoutAt('review', backend);
  return { ...tab, placing: tab.checkout.placing, memory: tab.stores.cart.memory };
}

/** A reloaded tab with this memory. */
async function reloaded(backend: CheckoutBackend, ...remembered: Parameters<typeof rememberCheckout>) {
  rememberCheckout(...remembered);
  const { checkout } = await checkoutOf(backend);
  await checkout.placing.pickUp();
  return checkout.placing;
}

const textOf = ({ state }: { state: { kind: string; text?: string } }) =>
  state.text?.replace('headless.checkout.', '');
const isOrdering = () => browserCartCopyStorage().read().ordering === true;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('an order', () => {
  test('is placed with the hash of the shown cart, and this tab stores its id alone [CRT-06] [CRT-07]', async () => {
    const { placing, backend, ways, memory, stores } = await tabAtReview();
    await expect(placing.place()).resolves.toBe(true);
    const [order] = backend.orders;
    expect(backend.bodies.get('/checkout/order')).toEqual({ hash: '["trui"]' });
    expect(placing).toMatchObject({ orderId: order?.id, state: { kind: 'done' }, isBusy: true });
    expect(recallCheckout()).toEqual({ orderId: order?.id });
    expect(memory.orderId).toBe(order?.id);
    expect(memory.lost).toEqual([]);
    expect(ways).toEqual(['https://pay.example/1']);
    await stores.cart.refresh();
    expect(stores.cart.isEmpty).toBe(true);
  });

  test('is placed once, also when the button is pressed again later [CRT-07]', async () => {
    const { placing, backend } = await tabAtReview();
    const both = await Promise.all([placing.place(), placing.place()]);
    expect(both).toEqual([true, false]);
    await expect(placing.place()).resolves.toBe(false);
    expect(backend.count('POST /checkout/order')).toBe(1);
  });

  test('is noted before it is sent, with the newest order of before [CRT-07]', async () => {
    const backend = backendWithGuest();
    backend.orders = [orderOf(7, [])];
    const { placing } = await tabAtReview(backend);
    backend.troubles.set('POST /checkout/order', 'lost');
    const placed = placing.place();
    while (backend.count('POST /checkout/order') === 0) await Promise.resolve();
    expect(recallCheckout().attempt).toEqual({ customerId: 'guest', previous: orderOf(7, []).id });
    expect(isOrdering()).toBe(true);
    await expect(placed).resolves.toBe(false);
  });

  test('with nothing to pay now leads to the thanks, one whose payment does not begin to paying again [CRT-08]', async () => {
    const free = backendWithGuest();
    free.redirectUrl = null;
    const paid = await tabAtReview(free);
    await paid.placing.place();
    expect(paid.ways).toEqual([`/order/success?orderId=${free.orders[0]?.id}`]);
    const unpaid = await tabAtReview();
    unpaid.backend.troubles.set('POST /handle-payment', 'lost');
    await expect(unpaid.placing.place()).resolves.toBe(true);
    expect(unpaid.ways).toEqual([`/order/failed?orderId=${unpaid.backend.orders[0]?.id}`]);
    expect(unpaid.placing.state.kind).toBe('done');
    expect(console.error).toHaveBeenCalledWith('[checkout] pay', expect.any(Error));
  });
});

describe('an order without an answer', () => {
  test('is looked for, and found [CRT-07]', async () => {
    const { placing, backend, ways } = await tabAtReview();
    backend.troubles.set('POST /checkout/order', 'late');
    await expect(placing.place()).resolves.toBe(true);
    expect(backend.orders).toHaveLength(1);
    expect(ways).toEqual(['https://pay.example/1']);
  });

  test('that cannot be looked for either is not known; the next attempt finds it [CRT-07]', async () => {
    rememberCheckout({ attempt: ATTEMPT });
    const { placing, backend, memory } = await tabAtReview();
    backend.troubles.set('POST /checkout/order', 'late').set('POST /order', 'lost');
    await expect(placing.place()).resolves.toBe(false);
    expect(textOf(placing)).toBe('unsure');
    expect(recallCheckout().attempt).toEqual(ATTEMPT);
    expect(memory.lost).toEqual([]);
    await expect(placing.place()).resolves.toBe(true);
    expect(backend.orders).toHaveLength(1);
    expect(placing.orderId).toBe(backend.orders[0]?.id);
  });

  test('that never arrived is not mistaken for an earlier one, and its attempt is cleared [CRT-07]', async () => {
    const backend = backendWithGuest();
    backend.orders = [orderOf(7, [])];
    const { placing } = await tabAtReview(backend);
    backend.troubles.set('POST /checkout/order', 'lost');
    await expect(placing.place()).resolves.toBe(false);
    expect(textOf(placing)).toBe('unsure');
    expect(recallCheckout()).not.toHaveProperty('attempt');
    expect(placing.orderId).toBeUndefined();
  });

  test('is not looked for by the attempt of another shopper in this tab [CRT-07]', async () => {
    rememberCheckout({ attempt: { customerId: 'emma', previous: null } });
    const backend = backendWithGuest();
    backend.orders = [orderOf(7, [])];
    const { placing } = await tabAtReview(backend);
    backend.troubles.set('POST /checkout/order', 'lost');
    await expect(placing.place()).resolves.toBe(false);
    expect(backend.orders).toHaveLength(1);
  });
});

describe('an order that is refused', () => {
  test('is not looked for, reports the reason, and names the changes of the cart [CRT-02] [CRT-06]', async () => {
    const { placing, backend, memory } = await tabAtReview();
    const gone = { key: 'product-out-of-stocktrui', messageKey: 'product-out-of-stock', level: 20 };
    const less = { key: 'product-stock-reachedsok', messageKey: 'product-stock-reached', level: 10 };
    const errors = [{ code: 'CHECKOUT__CART_INVALID', meta: { parameters: { errors: [gone, less] } } }];
    backend.troubles.set('POST /checkout/order', { status: 500, errors });
    backend.linesAfterTrouble = [];
    await expect(placing.place()).resolves.toBe(false);
    expect(placing.isBusy).toBe(false);
    expect(textOf(placing)).toBe('cartChanged');
    expect(placing.state).toMatchObject({ notices: [{ text: 'headless.cart.notice.stockReachedUnknown' }] });
    expect(memory.lost).toMatchObject([{ why: 'sold-out', line: { name: 'Wollen trui' } }]);
    expect(backend.count('POST /order')).toBe(1);
    expect(recallCheckout()).not.toHaveProperty('attempt');
    expect(isOrdering()).toBe(false);
  });

  test('because another customer has entered the session was never sent [CRT-07]', async () => {
    const { placing, backend } = await tabAtReview();
    backend.customer = emma;
    await expect(placing.place()).resolves.toBe(false);
    expect(textOf(placing)).toBe('otherShopper');
    expect(console.error).toHaveBeenCalledWith('[checkout] place', expect.any(OtherShopperError));
    expect(backend.asked).not.toContain('POST /checkout/order');
  });

  test.each(['GET /context', 'POST /order'])(
    'because %s gets no answer is reported as offline and not sent, and can be retried [CRT-07]',
    async (call) => {
      const { placing, backend } = await tabAtReview();
      backend.troubles.set(call, 'lost');
      await expect(placing.place()).resolves.toBe(false);
      expect(textOf(placing)).toBe('offline');
      expect(backend.asked).not.toContain('POST /checkout/order');
      await expect(placing.place()).resolves.toBe(true);
    },
  );

  test('before it was sent again is reported as unsure when an earlier attempt is stored [CRT-07]', async () => {
    rememberCheckout({ attempt: ATTEMPT });
    const { placing, backend } = await tabAtReview();
    backend.troubles.set('GET /context', 'lost');
    await placing.place();
    expect(textOf(placing)).toBe('unsure');
  });
});

describe('after a reload an order that was on its way', () => {
  test('is found when it has arrived, and its id replaces the stored attempt [CRT-07]', async () => {
    const backend = backendWithGuest([]);
    backend.orders = [orderOf(8, [trui]), orderOf(7, [])];
    const attempt = { customerId: 'guest', previous: orderOf(7, []).id };
    const placing = await reloaded(backend, { attempt, step: 'review' });
    expect(placing.orderId).toBe(orderOf(8, []).id);
    expect(recallCheckout()).toEqual({ orderId: orderOf(8, []).id });
  });

  test('keeps its stored attempt when it has not arrived, or the look-up fails [CRT-07]', async () => {
    const attempt = { customerId: 'guest', previous: orderOf(7, []).id };
    const backend = backendWithGuest();
    backend.orders = [orderOf(7, [])];
    expect((await reloaded(backend, { attempt })).orderId).toBeUndefined();
    backend.troubles.set('POST /order', 'lost');
    expect((await reloaded(backend, { attempt })).orderId).toBeUndefined();
    expect(recallCheckout().attempt).toEqual(attempt);
  });

  test('is not asked for when there was none, or another shopper sent it [CRT-07]', async () => {
    const backend = backendWithGuest();
    backend.orders = [orderOf(7, [])];
    expect((await reloaded(backend, { orderId: 'known' })).orderId).toBe('known');
    await reloaded(backend, { attempt: { customerId: 'emma', previous: null } });
    expect(backend.asked).not.toContain('POST /order');
  });
});
