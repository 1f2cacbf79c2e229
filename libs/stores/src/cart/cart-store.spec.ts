import type { Cart, CartError, LineItem } from '@weefsel/api-clients';
import { CartStore } from './cart-store';

const line = (id: string, quantity: number, more: Partial<LineItem> = {}): LineItem => ({
  id,
  quantity,
  type: 'product',
  good: true,
  ...more,
});
const promotion = line('p', 1, { type: 'promotion', good: false });
const stockReached: CartError = {
  key: 'product-stock-reachedx',
  messageKey: 'product-stock-reached',
  level: 10,
};
const codeUnknown: CartError = { key: 'promotion-not-found', messageKey: 'promotion-not-found', level: 20 };

/** A cart store whose backend answers, one after the other, what it is given; an Error is a failure. */
function someCart(answers: (Cart | Error)[], { hasSession = true } = {}) {
  const diary: string[] = [];
  const answer = (entry: string) => async (): Promise<Cart> => {
    diary.push(`${entry} …`);
    await Promise.resolve();
    const next = answers.shift() ?? { lineItems: [] };
    diary.push(entry);
    if (next instanceof Error) throw next;
    return next;
  };
  const cart = new CartStore({
    hasSession: () => hasSession,
    cart: {
      read: answer('read'),
      addItems: (items) => answer(`add ${JSON.stringify(items)}`)(),
      changeItems: (items) => answer(`change ${JSON.stringify(items)}`)(),
      removeItems: (ids) => answer(`remove ${ids.join()}`)(),
    },
  });
  return { cart, diary };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the cart', () => {
  test('counts goods, and is empty without them even when a promotion is in it [CRT-01]', async () => {
    const { cart } = someCart([
      { lineItems: [line('a', 2), line('b', 1), promotion] },
      { lineItems: [promotion] },
    ]);
    await cart.refresh();
    expect([cart.count, cart.isEmpty]).toEqual([3, false]);
    expect(cart.promotions).toEqual([promotion]);
    await cart.refresh();
    expect([cart.count, cart.isEmpty]).toEqual([0, true]);
  });

  test('is virtual when all but promotions is to be downloaded [CRT-01]', () => {
    const { cart } = someCart([]);
    cart.replace({ lineItems: [line('a', 1, { states: ['is-download'] }), promotion] });
    expect(cart.isVirtual).toBe(true);
    cart.replace({ lineItems: [line('a', 1, { states: ['is-download'] }), line('b', 1)] });
    expect(cart.isVirtual).toBe(false);
  });

  test('adds products and promotion codes, changes quantities and removes [CRT-03]', async () => {
    const { cart, diary } = someCart([]);
    await cart.add('a');
    await cart.add('a', 2);
    await cart.addPromotion('LENTE');
    await cart.changeQuantity('a', 5);
    await cart.changeQuantity('a', 0);
    await cart.remove('b');
    expect(diary.filter((entry) => !entry.endsWith('…'))).toEqual([
      'add [{"id":"a","quantity":1,"type":"product"}]',
      'add [{"id":"a","quantity":2,"type":"product"}]',
      'add [{"referencedId":"LENTE","type":"promotion"}]',
      'change [{"id":"a","quantity":5}]',
      'remove a',
      'remove b',
    ]);
  });

  test('gathers messages of several answers, and gives them once [CRT-02]', async () => {
    const { cart } = someCart([
      { lineItems: [], errors: { [stockReached.key]: stockReached } },
      { lineItems: [], errors: { [codeUnknown.key]: codeUnknown } },
      { lineItems: [], errors: [] },
    ]);
    await cart.add('x', 99);
    await cart.addPromotion('NIETS');
    await cart.refresh();
    expect(cart.consumeErrors()).toEqual({
      [stockReached.key]: stockReached,
      [codeUnknown.key]: codeUnknown,
    });
    expect(cart.consumeErrors()).toBeNull();
  });

  test('that is put in place from outside brings no messages along [CRT-02]', () => {
    const { cart } = someCart([]);
    cart.replace({ lineItems: [], errors: { [codeUnknown.key]: codeUnknown } });
    expect(cart.consumeErrors()).toBeNull();
  });

  test('shows which line is being changed, and no longer when it is done', async () => {
    const { cart } = someCart([{ lineItems: [line('a', 2)] }]);
    const changing = cart.changeQuantity('a', 2);
    expect([cart.isPending('a'), cart.isPending('b')]).toEqual([true, false]);
    await changing;
    expect(cart.isPending('a')).toBe(false);
  });

  test('keeps what it was when a change fails, and says why until one succeeds', async () => {
    const { cart } = someCart([
      { lineItems: [line('a', 1)] },
      new Error('backend away'),
      { lineItems: [line('a', 3)] },
    ]);
    await cart.refresh();
    await expect(cart.changeQuantity('a', 2)).resolves.toBe(false);
    expect(cart.count).toBe(1);
    expect(cart.isPending('a')).toBe(false);
    expect(cart.lastFailure).toMatchObject({ state: 'failed', error: { message: 'backend away' } });
    await expect(cart.changeQuantity('a', 3)).resolves.toBe(true);
    expect(cart.lastFailure.state).toBe('idle');
    expect(cart.count).toBe(3);
  });

  test('sends changes one after another, so that the last answer is the newest cart', async () => {
    const { cart, diary } = someCart([
      { lineItems: [line('a', 1)] },
      new Error('lost'),
      { lineItems: [line('a', 3)] },
    ]);
    await Promise.all([
      cart.changeQuantity('a', 1),
      cart.changeQuantity('a', 2),
      cart.changeQuantity('a', 3),
    ]);
    expect(diary.map((entry) => entry.endsWith('…'))).toEqual([true, false, true, false, true, false]);
    expect(cart.count).toBe(3);
  });

  test('of an earlier visit is read; a first-time visitor has an empty one without a call', async () => {
    const again = someCart([{ lineItems: [line('a', 2)] }]);
    await again.cart.resume();
    expect(again.cart.count).toBe(2);

    const first = someCart([], { hasSession: false });
    await first.cart.resume();
    expect(first.cart.state.state).toBe('ready');
    expect(first.diary).toEqual([]);
  });

  test('that cannot be read at all has failed', async () => {
    const { cart } = someCart([new Error('backend away')]);
    await cart.refresh();
    expect(cart.state).toMatchObject({ state: 'failed' });
    expect(cart.isEmpty).toBe(true);
  });
});
