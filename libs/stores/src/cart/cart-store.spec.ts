import type { Cart, CartError } from '@weefsel/api-clients';
import { NO_COPY, type CartCopy } from './cart-copy';
import { copied, line, soldOut, someCart } from './cart-store.fixture';

const promotion = line('p', 1, { type: 'promotion', good: false });
const stockReached: CartError = {
  key: 'product-stock-reachedx',
  messageKey: 'product-stock-reached',
  level: 10,
};
const codeUnknown: CartError = { key: 'promotion-not-found', messageKey: 'promotion-not-found', level: 20 };

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
      { lineItems: [line('x', 2)], errors: { [stockReached.key]: stockReached } },
      { lineItems: [], errors: { [codeUnknown.key]: codeUnknown } },
      { lineItems: [], errors: [] },
    ]);
    await cart.add('x', 99);
    await cart.changeQuantity('y', 2);
    await cart.refresh();
    expect(cart.consumeErrors()).toEqual({
      [stockReached.key]: stockReached,
      [codeUnknown.key]: codeUnknown,
    });
    expect(cart.consumeErrors()).toBeNull();
  });

  test('returns the carts before and after a code to the caller, without keeping its message [CRT-02]', async () => {
    const before = { lineItems: [line('a', 1)] };
    const after = { lineItems: [line('a', 1)], errors: { x: codeUnknown, y: stockReached } };
    const { cart } = someCart([before, after, new Error('backend away')]);
    await cart.refresh();
    await expect(cart.addPromotion('NIETS')).resolves.toEqual({ before, after });
    expect(cart.consumeErrors()).toEqual({ y: stockReached });
    await expect(cart.addPromotion('NIETS')).resolves.toBeUndefined();
  });

  test('reports a waiting discount once, until an answer comes without it [CRT-02]', async () => {
    const waits = { key: 'promotion-not-eligible-Tien', messageKey: 'promotion-not-eligible', level: 0 };
    const answer = { lineItems: [line('a', 1)], errors: { [waits.key]: waits } };
    const { cart } = someCart([answer, answer, { lineItems: [line('a', 1)] }, answer]);
    await cart.refresh();
    expect(Object.keys(cart.consumeErrors() ?? {})).toEqual([waits.key]);
    await cart.refresh();
    expect(cart.consumeErrors()).toBeNull();
    await cart.refresh();
    await cart.refresh();
    expect(Object.keys(cart.consumeErrors() ?? {})).toEqual([waits.key]);
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

  test('keeps its lines after a failed change, and reports the failure until a change succeeds', async () => {
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
    expect(logged).toHaveBeenCalledWith('[cart]', new Error('backend away'));
    const again = cart.refresh();
    expect(cart.state.state).toBe('loading');
    await again;
    expect(cart.state.state).toBe('ready');
  });

  test.each<[string, Cart, Cart, string]>([
    ['is in it', { lineItems: [] }, { lineItems: [line('a', 1)] }, 'added'],
    ['makes a line longer', { lineItems: [line('a', 1)] }, { lineItems: [line('a', 2)] }, 'added'],
    ['was sold out', { lineItems: [] }, { lineItems: [], errors: { x: soldOut('a') } }, 'sold-out'],
    ['was sold out without a word', { lineItems: [] }, { lineItems: [] }, 'sold-out'],
    ['is the last one already', { lineItems: [line('a', 1)] }, { lineItems: [line('a', 1)] }, 'no-more'],
  ])('returns the outcome of adding a product that %s [CRT-02]', async (_, before, after, outcome) => {
    const { cart } = someCart([before, after]);
    await cart.refresh();
    await expect(cart.add('a')).resolves.toBe(outcome);
    expect(cart.consumeErrors()).toBeNull();
  });

  test('reports a failed addition', async () => {
    const { cart } = someCart([new Error('backend away')]);
    await expect(cart.add('a')).resolves.toBe('failed');
  });

  test('names the sold-out product instead of passing on the backend’s message [CRT-02]', async () => {
    const { cart, memory } = someCart([{ lineItems: [], errors: { x: soldOut('a'), y: soldOut('b') } }]);
    await cart.add('a', 2, copied('a', 2));
    expect(memory.lost).toEqual([{ line: copied('a', 2), why: 'sold-out' }]);
    expect(cart.consumeErrors()).toEqual({ y: soldOut('b') });
  });

  test('takes lines along into another session, also where the backend leaves them behind', async () => {
    const copy = { ...NO_COPY, lines: [copied('a', 2), copied('b', 1)] };
    const errors = { x: soldOut('a') };
    const { cart, diary, memory } = someCart(
      [{ lineItems: [line('c', 1)] }, { lineItems: [line('c', 1), line('b', 1)], errors }],
      { copy },
    );
    await cart.follow('entered');
    expect(diary).toContain(
      'add [{"id":"a","quantity":2,"type":"product"},{"id":"b","quantity":1,"type":"product"}]',
    );
    expect(cart.lines.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(memory.lost).toEqual([{ line: copied('a', 2), why: 'sold-out' }]);
  });

  test('that cannot be taken along shows what there is, and names the rest', async () => {
    const copy = { ...NO_COPY, lines: [copied('a', 2)] };
    const { cart, memory } = someCart([{ lineItems: [line('c', 1)] }, new Error('away')], { copy });
    await expect(cart.follow('entered')).resolves.toBe(true);
    expect(cart.count).toBe(1);
    expect(memory.lost).toEqual([{ line: copied('a', 2), why: 'gone' }]);
  });

  test('of a logged-out customer takes no lines along, and reports them as waiting in the account', async () => {
    const copy: CartCopy = { ...NO_COPY, lines: [copied('a', 2)], customerId: 'emma' };
    const { cart, diary, memory } = someCart([], { copy });
    await cart.follow('left');
    expect(diary).toEqual(['read …', 'read']);
    expect(memory.lost).toEqual([{ line: copied('a', 2), why: 'account', customerId: 'emma' }]);
  });

  test('of a deleted account is reported as gone', async () => {
    const copy: CartCopy = { ...NO_COPY, lines: [copied('a', 2)], customerId: 'emma' };
    const { cart, memory } = someCart([], { copy });
    await cart.follow('removed');
    expect(memory.lost).toEqual([{ line: copied('a', 2), why: 'gone' }]);
  });

  test('adds lost lines again, and reports the sold-out ones', async () => {
    const lines = [copied('a', 2), { ...copied('k', 1), code: 'LENTE' }, copied('b', 1)];
    const copy = { ...NO_COPY, lost: lines.map((one) => ({ line: one, why: 'expired' as const })) };
    const taken = [line('a', 2), { ...promotion, payload: { code: 'LENTE' } }];
    const { cart, diary, memory } = someCart([{ lineItems: taken, errors: { x: soldOut('b') } }], { copy });
    memory.recall();
    await expect(cart.putBack(lines)).resolves.toBe(true);
    expect(diary.at(-1)).toBe(
      'add [{"id":"a","quantity":2,"type":"product"},{"referencedId":"LENTE","type":"promotion"},' +
        '{"id":"b","quantity":1,"type":"product"}]',
    );
    expect(memory.lost).toEqual([{ line: copied('b', 1), why: 'sold-out' }]);
  });

  test('of a browser that lost its session names what was in it, without a call', async () => {
    const copy = { ...NO_COPY, lines: [copied('a', 2)] };
    const { cart, diary, memory } = someCart([], { hasSession: false, copy });
    await cart.resume();
    expect(diary).toEqual([]);
    expect(memory.lost).toEqual([{ line: copied('a', 2), why: 'expired' }]);
  });

  test('misses nothing that the shopper took out, even when the answer is lost', async () => {
    const copy = { ...NO_COPY, lines: [copied('a', 2)] };
    const { cart, memory } = someCart([new Error('answer lost'), { lineItems: [] }], { copy });
    await cart.remove('a');
    await cart.refresh();
    expect(memory.lost).toEqual([]);
  });
});
