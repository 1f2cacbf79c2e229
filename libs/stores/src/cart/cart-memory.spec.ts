import type { Cart, CartError, LineItem } from '@weefsel/api-clients';
import { NO_COPY, type CartCopy, type CopiedLine } from './cart-copy';
import { CartMemory } from './cart-memory';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 20_000 * DAY;

const line = (id: string, more: Partial<LineItem> = {}): LineItem => ({
  ...{ id, label: `Trui ${id}`, quantity: 1, type: 'product', good: true },
  ...more,
});
const copied = (id: string): CopiedLine => ({ id, name: `Trui ${id}`, quantity: 1, options: [] });
const cart = (...ids: string[]): Cart => ({ lineItems: ids.map((id) => line(id)) });
const error = (messageKey: string, id: string): CartError => ({
  key: messageKey + id,
  messageKey,
  level: 20,
});

/** The memory of a tab. Other tabs of the browser share its copy. */
function browser(copy: Partial<CartCopy> = {}, customerId: string | null = null) {
  const kept = { copy: { ...NO_COPY, day: 20_000, ...copy } as CartCopy, customerId };
  const watchers: (() => void)[] = [];
  const storage = {
    read: () => kept.copy,
    write: (changed: CartCopy) => (kept.copy = changed),
    watch: (changed: () => void) => {
      watchers.push(changed);
      return () => undefined;
    },
  };
  const tab = () => new CartMemory({ storage, customerId: () => kept.customerId });
  return { kept, watchers, tab, memory: tab() };
}

const lostIn = ({ lost }: CartMemory) => lost.map(({ line: { id }, why }) => `${id} ${why}`);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('the memory of a cart', () => {
  test('names lines that vanished without a message, and keeps them over a reload until they are settled', () => {
    const { memory, tab } = browser();
    memory.look({ lineItems: [line('a', { payload: { seoPath: 'trui', parentId: 'p' } }), line('b')] });
    memory.look(cart('b'));
    expect(memory.lost).toEqual([{ line: { ...copied('a'), seoPath: 'trui', parentId: 'p' }, why: 'gone' }]);
    const after = tab();
    after.recall();
    expect(lostIn(after)).toEqual(['a gone']);
    after.settle(['a', 'x']);
    expect(lostIn(after)).toEqual([]);
    after.look(cart('b'));
    expect(lostIn(after)).toEqual([]);
  });

  test('forgets a loss when the line is in the cart again', () => {
    const { memory } = browser({ lines: [copied('a'), copied('b')] });
    memory.look(cart());
    memory.look(cart('a'));
    expect(lostIn(memory)).toEqual(['b gone']);
  });

  test.each([
    ['product-out-of-stock', 'sold-out'],
    ['product-not-found', 'unavailable'],
  ])('takes the reason from a message and removes that message: %s is %s', (messageKey, why) => {
    const { memory } = browser({ lines: [copied('a')] });
    const other = error('product-stock-reached', 'b');
    const errors = { one: error(messageKey, 'a'), other };
    expect(memory.look({ ...cart('b'), errors })).toEqual({ other });
    expect(lostIn(memory)).toEqual([`a ${why}`]);
  });

  test('leaves messages about what was never in the cart to others', () => {
    const { memory } = browser();
    const errors = { one: error('product-out-of-stock', 'a') };
    expect(memory.look({ ...cart(), errors })).toEqual(errors);
    expect(lostIn(memory)).toEqual([]);
  });

  test('knows that an empty cart of days ago was not kept, and that a half one was', () => {
    const { memory, kept } = browser({ lines: [copied('a')], day: 19_999 });
    memory.look(cart());
    expect(lostIn(memory)).toEqual(['a expired']);
    kept.copy = { ...NO_COPY, lines: [copied('a')], day: 20_000 };
    memory.look(cart());
    expect(lostIn(memory)).toEqual(['a gone']);
    kept.copy = { ...NO_COPY, lines: [copied('a')], day: 19_999 };
    memory.look(cart('b'));
    expect(lostIn(memory)).toEqual(['a gone']);
  });

  test('reports the cart of a logged-out customer as waiting in the account, until the next login', () => {
    const { memory, kept } = browser({}, 'emma');
    memory.look(cart('a', 'b'));
    kept.customerId = null;
    memory.look(cart());
    expect(lostIn(memory)).toEqual(['a account', 'b account']);
    const gone = memory.lost;
    kept.customerId = 'joris';
    memory.entered();
    expect(lostIn(memory)).toEqual([]);
    memory.look(cart());
    expect(lostIn(memory)).toEqual([]);
    kept.copy = { ...NO_COPY, lost: gone };
    kept.customerId = 'emma';
    memory.entered();
    expect(memory.missing(cart('a'))).toEqual([]);
    memory.look(cart('a'));
    expect(lostIn(memory)).toEqual(['b gone']);
  });

  test('reports missing lines of a customer who is still logged in as gone', () => {
    const { memory } = browser({}, 'emma');
    memory.look(cart('a'));
    memory.look(cart());
    expect(lostIn(memory)).toEqual(['a gone']);
  });

  test('misses nothing that was taken out in any tab, even if an older answer brings it once more', () => {
    const { memory, tab } = browser({ lines: [copied('a'), copied('b')] });
    const other = tab();
    memory.takeOut(['a']);
    other.look(cart('a', 'b'));
    other.look(cart('b'));
    expect(lostIn(other)).toEqual([]);
    other.look(cart('a', 'b'));
    jest.setSystemTime(NOW + 60_000);
    other.look(cart('b'));
    expect(lostIn(other)).toEqual(['a gone']);
    other.settle(['a']);
    memory.takeOut(['a']);
    memory.putIn(['a']);
    memory.look(cart('a', 'b'));
    memory.look(cart('b'));
    expect(lostIn(memory)).toEqual(['a gone']);
  });

  test('misses nothing of a cart that was ordered, and keeps the order until there is something in it again', () => {
    const { memory, tab } = browser({ lines: [copied('a')], lost: [{ line: copied('c'), why: 'gone' }] });
    memory.ordered('order');
    const other = tab();
    other.look(cart());
    expect([lostIn(other), other.orderId]).toEqual([[], 'order']);
    other.look(cart('b'));
    expect(other.orderId).toBeUndefined();
  });

  test('misses nothing of an empty cart while an order is under way, and everything when it was refused', () => {
    const { memory, kept } = browser({ lines: [copied('a')] });
    memory.ordering(true);
    memory.look(cart());
    expect(lostIn(memory)).toEqual([]);

    kept.copy = { ...NO_COPY, lines: [copied('a')], day: 20_000 };
    memory.ordering(true);
    memory.ordering(false);
    memory.look(cart());
    expect(lostIn(memory)).toEqual(['a gone']);

    kept.copy = { ...NO_COPY, lines: [copied('a'), copied('b')], day: 20_000 };
    memory.ordering(true);
    memory.look(cart('b'));
    expect(lostIn(memory)).toEqual(['a gone']);
  });

  test('takes along only unexplained missing lines of a shopper without an account', () => {
    const { memory, kept } = browser({
      lines: [copied('a'), copied('b'), copied('c')],
      taken: [{ id: 'c', at: NOW }],
    });
    const answer = { ...cart(), errors: { x: error('product-out-of-stock', 'b') } };
    expect(memory.missing(answer)).toEqual([copied('a')]);
    kept.copy = { ...kept.copy, customerId: 'emma' };
    expect(memory.missing(answer)).toEqual([]);
  });

  test('misses a discount only together with all that it was for', () => {
    const code = line('k', { type: 'promotion', good: false, payload: { code: 'LENTE' } });
    const { memory } = browser();
    memory.look({ lineItems: [line('a'), line('b'), code] });
    memory.look(cart('a', 'b'));
    expect(lostIn(memory)).toEqual([]);
    memory.look({ lineItems: [line('a'), code] });
    memory.settle(['b']);
    memory.look(cart());
    expect(lostIn(memory)).toEqual(['a gone', 'k gone']);
    memory.look({ lineItems: [line('a'), { ...code, id: 'other' }] });
    expect(lostIn(memory)).toEqual([]);
  });

  test('shows the copy that another tab has written, and notifies its watcher', () => {
    const { memory, kept, watchers } = browser();
    const heard: CartCopy[] = [];
    memory.watch((copy) => heard.push(copy));
    kept.copy = { ...NO_COPY, day: 20_000, lost: [{ line: copied('a'), why: 'gone' }], orderId: 'order' };
    watchers.forEach((changed) => changed());
    expect(heard).toEqual([kept.copy]);
    expect([lostIn(memory), memory.orderId]).toEqual([['a gone'], 'order']);
    kept.copy = { ...kept.copy, day: 19_999 };
    memory.recall();
    expect(memory.orderId).toBeUndefined();
  });

  test('keeps what else was taken out, is wanted or is lost when a line is dealt with', () => {
    const lost = ['a', 'b'].map((id) => ({ line: copied(id), why: 'gone' as const }));
    const { memory, kept } = browser({ lines: [copied('c'), copied('d'), copied('e')], lost });
    memory.takeOut(['c']);
    memory.takeOut(['d']);
    jest.setSystemTime(NOW + 1);
    memory.takeOut(['d']);
    expect(kept.copy.lines).toEqual([copied('e')]);
    expect(kept.copy.taken).toEqual([
      { id: 'c', at: NOW },
      { id: 'd', at: NOW + 1 },
    ]);
    memory.putIn(['d']);
    expect(kept.copy.taken).toEqual([{ id: 'c', at: NOW }]);
    memory.settle(['a']);
    expect(lostIn(memory)).toEqual(['b gone']);
    jest.setSystemTime(NOW + 60_000);
    memory.look(cart('e'));
    expect(kept.copy.taken).toEqual([]);
  });

  test('misses each line once, whether it was there, came back at a login or was asked for just now', () => {
    const waits = { line: copied('a'), why: 'account' as const, customerId: 'emma' };
    const other = { line: copied('b'), why: 'sold-out' as const };
    const { memory, kept } = browser({ lines: [copied('a')], lost: [waits, other] }, 'emma');
    memory.entered();
    expect(kept.copy.lines).toEqual([copied('a')]);
    expect(lostIn(memory)).toEqual(['b sold-out']);
    memory.look(cart('c'), { tried: [copied('a')] });
    expect(lostIn(memory)).toEqual(['b sold-out', 'a gone']);
  });

  test('knows an order on its own day only, and the day on which a cart was last seen', () => {
    const { memory, kept } = browser({ day: 19_999, orderId: 'order' });
    memory.look(cart());
    expect([memory.orderId, kept.copy.day]).toEqual([undefined, 19_999]);
    kept.copy = { ...NO_COPY, day: 19_999 };
    memory.look(cart());
    expect(kept.copy.day).toBe(20_000);
    kept.copy = { ...NO_COPY, day: 19_999, orderId: 'order' };
    memory.look(cart('a'));
    expect(kept.copy.day).toBe(20_000);
  });
});
