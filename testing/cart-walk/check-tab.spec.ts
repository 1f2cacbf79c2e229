import type { Cart, CartError, LineItem } from '@weefsel/api-clients';
import type { LostLine } from '@weefsel/stores';
import { product, stockReached } from '../../apps/mf-checkout/src/testing/cart-backend';
import { checkTab } from './check-tab';

const trui = product('trui', 'Wollen trui');
const sjaal = product('sjaal', 'Sjaal');
const lost = (id: string, name = 'Naam'): LostLine => ({
  line: { id, name, quantity: 1, options: [] },
  why: 'gone',
});

/** Cart with lines of € 20 and shipping of € 4.95. `price` overrides the sums. */
const cartOf = (lineItems: LineItem[], price: Partial<NonNullable<Cart['price']>> = {}): Cart => ({
  lineItems,
  price: { positionPrice: 20 * lineItems.length, totalPrice: 20 * lineItems.length + 4.95, ...price },
  deliveries: [{ shippingCosts: { unitPrice: 4.95, quantity: 1, totalPrice: 4.95 } }],
});

function check(cart: Cart, wanted: Record<string, number>, told: LostLine[] = [], said: CartError[] = []) {
  const pieces = new Map(Object.entries(wanted));
  const tab = { stores: { cart: { cart, lines: cart.lineItems, memory: { lost: told } } } };
  return { told: checkTab(tab, pieces, said), wanted: Object.fromEntries(pieces) };
}

describe('a tab is right', () => {
  test('when all wanted goods are there and the sum is right', () => {
    expect(check(cartOf([trui, sjaal]), { trui: 1, sjaal: 1 })).toEqual({
      told: [],
      wanted: { trui: 1, sjaal: 1 },
    });
    expect(check({ lineItems: [] }, {}).told).toEqual([]);
  });

  test('when each missing product is reported by name, as lost or in a message', () => {
    expect(check(cartOf([sjaal]), { trui: 1, sjaal: 1 }, [lost('trui')]).told).toEqual(['trui']);
    expect(check(cartOf([]), { trui: 1 }, [], [stockReached(trui, 0)]).told).toEqual(['trui']);
  });

  test('when a lower quantity is reported, and becomes the wanted one', () => {
    const { told, wanted } = check(cartOf([trui]), { trui: 3 }, [], [stockReached(trui, 1)]);
    expect(told).toEqual([]);
    expect(wanted).toEqual({ trui: 1 });
  });

  test('when a discount was applied without a request', () => {
    const discount = { ...product('tien', 'Tien', { type: 'promotion', good: false }) };
    const price = { unitPrice: -0.1, quantity: 1, totalPrice: -0.1 };
    const cart = cartOf([trui, { ...discount, price }], { positionPrice: 19.9, totalPrice: 24.85 });
    expect(check(cart, { trui: 1 }).told).toEqual([]);
  });
});

describe('a tab is wrong', () => {
  const nameless: CartError = { ...stockReached(trui, 0), parameters: {} };

  test.each([
    ['nothing is said', [], []],
    ['it is told without a name', [lost('trui', '')], []],
    ['another one is told', [lost('sjaal')], [stockReached(sjaal, 0)]],
    ['a message has no name', [], [nameless]],
  ])('when something is missing and %s', (_what, told, said) => {
    expect(() => check(cartOf([]), { trui: 1 }, told, said)).toThrow('trui vanished without a word.');
  });

  test('when there are fewer items than wanted, without a message', () => {
    expect(() => check(cartOf([trui]), { trui: 2 })).toThrow('1 × trui instead of 2.');
  });

  test('when there are more items than wanted, despite a message', () => {
    const said = [stockReached(trui, 1)];
    expect(() => check(cartOf([{ ...trui, quantity: 2 }]), { trui: 1 }, [], said)).toThrow(
      '2 × trui instead of 1.',
    );
  });

  test('when it holds unwanted goods', () => {
    expect(() => check(cartOf([trui, sjaal]), { trui: 1 })).toThrow('Nobody wanted sjaal.');
  });

  test.each([{ positionPrice: 20.01 }, { totalPrice: 24.94 }])('when its sum is wrong: %j', (price) => {
    expect(() => check(cartOf([trui], price), { trui: 1 })).toThrow(
      /The cart says .* its parts are 2000 and 2495/,
    );
  });
});
