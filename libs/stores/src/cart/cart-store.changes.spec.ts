import { NO_COPY, type LostLine } from './cart-copy';
import type { CartStore } from './cart-store';
import { copied, line, soldOut, someCart } from './cart-store.fixture';

const lost = (id: string, why: LostLine['why']): LostLine => ({ line: copied(id, 1), why });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a change of the cart', () => {
  test('takes subtotal, shipping costs and total from the backend', () => {
    const { cart } = someCart([]);
    expect([cart.subtotal, cart.shippingCosts, cart.total]).toEqual([0, 0, 0]);
    const price = { positionPrice: 40, totalPrice: 44.95 };
    const shippingCosts = { unitPrice: 4.95, quantity: 1, totalPrice: 4.95 };
    cart.replace({ lineItems: [], price, deliveries: [{ shippingCosts }] });
    expect([cart.subtotal, cart.shippingCosts, cart.total]).toEqual([40, 4.95, 44.95]);
  });

  test('is reported for measuring only when the shopper made it and the earlier cart is known', async () => {
    const one = { lineItems: [line('a', 1)] };
    const two = { lineItems: [line('a', 2)] };
    const { cart, changes } = someCart([one, one, two, two, new Error('away')]);
    await cart.add('a');
    await cart.refresh();
    expect(changes).toEqual([]);
    await cart.changeQuantity('a', 2);
    await cart.follow('left');
    await cart.changeQuantity('a', 3);
    expect(changes).toEqual([[one, two]]);
  });

  test('is under way for a product, for lines that are put back, and for a code', async () => {
    const { cart } = someCart([]);
    const adding = cart.add('a');
    expect(cart.isPending('a')).toBe(true);
    await adding;
    const back = cart.putBack([copied('b', 1), copied('c', 1)]);
    expect([...cart.pending]).toEqual(['b', 'c']);
    await back;
    const code = cart.addPromotion('LENTE');
    expect(cart.isPending('promotion')).toBe(true);
    await code;
    expect(cart.pending.size).toBe(0);
  });

  test('returns the outcome of the added product, and keeps messages about other products [CRT-02]', async () => {
    const others = { lineItems: [line('b', 5)] };
    const { cart } = someCart([others, { ...others, errors: { x: soldOut('a'), y: soldOut('c') } }]);
    await cart.refresh();
    await expect(cart.add('a')).resolves.toBe('sold-out');
    expect(cart.consumeErrors()).toEqual({ y: soldOut('c') });
  });

  test.each([
    ['added again', (cart: CartStore) => cart.add('a')],
    ['put back', (cart: CartStore) => cart.putBack([copied('a', 1)])],
  ])('lets a removed product that is %s be reported missing again', async (_, putIn) => {
    const has = { lineItems: [line('a', 1), line('b', 1)] };
    const { cart, memory } = someCart([
      has,
      { lineItems: [line('b', 1)] },
      has,
      { lineItems: [line('b', 1)] },
    ]);
    await cart.refresh();
    await cart.remove('a');
    await putIn(cart);
    await cart.refresh();
    expect(memory.lost).toEqual([lost('a', 'gone')]);
  });

  test('of the session asks for nothing more when nothing is missing', async () => {
    const { cart, diary } = someCart([{ lineItems: [line('a', 1)] }]);
    await cart.follow('entered');
    expect(diary).toEqual(['read …', 'read']);
  });

  test('of the session drops lost lines that wait in an account', async () => {
    const copy = { ...NO_COPY, lost: [lost('a', 'account'), lost('b', 'gone')] };
    const { cart, memory } = someCart([], { copy });
    await cart.follow('entered');
    expect(memory.lost).toEqual([lost('b', 'gone')]);
  });

  test('that is refused names missing lines with the reason of its messages', async () => {
    const { cart, memory } = someCart([{ lineItems: [] }], { copy: { ...NO_COPY, lines: [copied('a', 1)] } });
    await cart.refresh({ x: soldOut('a') });
    expect(memory.lost).toEqual([lost('a', 'sold-out')]);
  });
});

test('lines lost at an earlier visit are named even when the cart cannot be read', async () => {
  const { cart, memory } = someCart([new Error('away')], { copy: { ...NO_COPY, lost: [lost('a', 'gone')] } });
  await cart.resume();
  expect(memory.lost).toEqual([lost('a', 'gone')]);
});
