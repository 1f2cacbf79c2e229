import type { Cart, CartError, LineItem } from '@weefsel/api-clients';
import type { CopiedLine } from './cart-copy';
import { isIn, lostLines, reasonIn } from './lost-lines';

const copied = (id: string, code?: string): CopiedLine => ({
  ...{ id, name: `Trui ${id}`, quantity: 1, options: [] },
  ...(code && { code }),
});
const goods = (id: string): LineItem => ({ id, quantity: 1, type: 'product', good: true });
const discount = (id: string, code?: string): LineItem => ({
  ...{ id, quantity: 1, type: 'promotion', good: false },
  ...(code && { payload: { code } }),
});
const cart = (...lineItems: LineItem[]): Cart => ({ lineItems });
const message = (messageKey: string, id: string): CartError => ({
  key: messageKey + id,
  messageKey,
  level: 20,
});
const lostIn = (expected: CopiedLine[], found: Cart) =>
  lostLines(expected, found, 'gone').map(({ line: { id }, why }) => `${id} ${why}`);

describe('why a product is not in the cart', () => {
  test('is read from the message that ends in its id, regardless of the order', () => {
    const errors = {
      0: message('product-out-of-stock', 'b'),
      1: message('product-not-found', 'a'),
    };
    expect([reasonIn(errors, 'a'), reasonIn(errors, 'b')]).toEqual(['unavailable', 'sold-out']);
  });

  test('is not read from a message about another product or another subject', () => {
    const errors = {
      0: message('product-out-of-stock', 'aa'),
      1: message('product-stock-reached', 'a'),
    };
    expect(reasonIn(errors, 'a')).toBeUndefined();
    expect(reasonIn({}, 'a')).toBeUndefined();
  });
});

describe('a line is in a cart', () => {
  test('when its id is there', () => {
    expect(isIn(cart(goods('b'), goods('a')), copied('a'))).toBe(true);
    expect(isIn(cart(goods('b')), copied('a'))).toBe(false);
    expect(isIn(cart(), copied('a'))).toBe(false);
  });

  test('when it is a discount whose code is there under another id, but not because neither has a code', () => {
    expect(isIn(cart(discount('x', 'LENTE')), copied('k', 'LENTE'))).toBe(true);
    expect(isIn(cart(discount('x', 'ZOMER')), copied('k', 'LENTE'))).toBe(false);
    expect(isIn(cart(discount('x')), copied('k'))).toBe(false);
  });
});

describe('the missing lines of a cart', () => {
  test('have the reason of a message, else the given one', () => {
    const answer = { ...cart(goods('c')), errors: { 0: message('product-out-of-stock', 'a') } };
    expect(lostIn([copied('a'), copied('b'), copied('c')], answer)).toEqual(['a sold-out', 'b gone']);
    expect(lostLines([copied('b')], answer, 'expired')).toEqual([{ line: copied('b'), why: 'expired' }]);
  });

  test('are none when every expected line is there', () => {
    expect(lostIn([copied('a'), copied('k', 'LENTE')], cart(goods('a'), discount('k', 'LENTE')))).toEqual([]);
  });

  test('include a discount only when goods are missing and none are left', () => {
    const expected = [copied('a'), copied('k', 'LENTE')];
    expect(lostIn(expected, cart())).toEqual(['a gone', 'k gone']);
    expect(lostIn(expected, cart(discount('z')))).toEqual(['a gone', 'k gone']);
    expect(lostIn(expected, cart(goods('b')))).toEqual(['a gone']);
    expect(lostIn([copied('k', 'LENTE')], cart())).toEqual([]);
  });
});
