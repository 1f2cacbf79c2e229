import type { CalculatedPrice } from '../types/base';
import type { LineItem } from '../types/cart';
import { cartErrors, goodsCount, isVirtualCart, productIdOf, shippingCosts } from './cart';
import {
  activeShippingAddress,
  currentLanguageId,
  preferredPaymentMethod,
  isCustomerSession,
  isGuestSession,
  isLoggedIn,
} from './context';
import { amountDue } from './order';
import { lowestAmounts, priceAmounts } from './price';
import { quantityPrices } from './rule-prices';
import { productBrand, productMeasures, productMedia, productName } from './product';

const priced = (
  unitPrice: number,
  listPrice: CalculatedPrice['listPrice'] = null,
  regulationPrice: CalculatedPrice['regulationPrice'] = null,
) => ({
  calculatedPrice: { unitPrice, quantity: 1, totalPrice: unitPrice, listPrice, regulationPrice },
});
const line = (quantity: number, more: Partial<LineItem> = {}): LineItem => ({
  id: String(quantity),
  type: 'product',
  good: true,
  quantity,
  ...more,
});
const promotion = line(1, { type: 'promotion', good: false });

describe('the amount due of an order', () => {
  const paying = (state: string, totalPrice?: number) => ({
    stateMachineState: { technicalName: state },
    amount: totalPrice === undefined ? null : { totalPrice },
  });
  test.each([
    ['of the last payment, after a part was withdrawn', [paying('cancelled', 30), paying('open', 10)], 10],
    ['of the order, where the payment has none', [paying('failed')], 30],
    ['of the order, without a payment', [], 30],
    ['charged back by the bank', [paying('chargeback', 30)], 30],
    ['nothing once paid', [paying('paid', 30)], 0],
    ['nothing once refunded', [paying('refunded_partially', 30)], 0],
  ])('is the amount %s', (_name, transactions, due) => {
    expect(amountDue({ amountTotal: 30, transactions })).toBe(due);
    const stateMachineState = { technicalName: 'cancelled' };
    expect(amountDue({ amountTotal: 30, transactions, stateMachineState })).toBe(0);
  });

  test('is unknown without an amount', () => {
    expect(amountDue({})).toBeUndefined();
  });
});

describe('reading a product', () => {
  test('returns only the sizes with a valid value for every measure, and undefined without any', () => {
    const measures = ['chest', 'length'];
    const whole = { size: 'M', cm: [55, 73] };
    const sizes = [whole, { size: 'L', cm: [58] }, { size: 'XL', cm: [60, -1] }];
    const read = (nd_measures: { measures: string[]; sizes: typeof sizes } | null) =>
      productMeasures({ customFields: { nd_measures } });
    expect(read({ measures, sizes })).toEqual({ measures, sizes: [whole] });
    expect(read({ measures, sizes: [] })).toBeUndefined();
    expect(read({ measures: [], sizes: [{ size: 'M', cm: [] }] })).toBeUndefined();
    expect(read(null)).toBeUndefined();
    expect(productMeasures({})).toBeUndefined();
  });

  test('prefers the translated name, and has a plain one or none otherwise', () => {
    expect(productName({ name: 'Jacket', translated: { name: 'Jas' } })).toBe('Jas');
    expect(productName({ name: 'Jacket', translated: {} })).toBe('Jacket');
    expect(productBrand({ manufacturer: null })).toBe('');
  });

  test('takes the pictures by position, or the cover when there are no others', () => {
    const picture = (url: string, position: number) => ({ position, media: { url } });
    expect(productMedia({ media: [picture('b', 2), { position: 0, media: null }, picture('a', 1)] })).toEqual(
      [{ url: 'a' }, { url: 'b' }],
    );
    expect(productMedia({ media: [], cover: picture('c', 0) })).toEqual([{ url: 'c' }]);
  });

  test('returns the current price, with list price and lowest 30-day price when the backend sends them', () => {
    const sale = priced(89.95, { price: 139.95, percentage: 35.72 }, { price: 129.95 });
    expect(priceAmounts(sale)).toEqual({ amount: 89.95, listAmount: 139.95, lowestAmount: 129.95 });
    expect(priceAmounts(priced(89.95))).toEqual({ amount: 89.95 });
  });

  test('uses the rule price of the smallest quantity, regardless of the order of the rule’s prices', () => {
    const rule = [
      { unitPrice: 239, quantity: 10 },
      { unitPrice: 259, quantity: 9, regulationPrice: { price: 300 } },
    ];
    const ruled = { ...priced(519.99, null, { price: 600 }), calculatedPrices: rule };
    expect(priceAmounts(ruled)).toEqual({ amount: 259, lowestAmount: 300 });
    expect(priceAmounts({ ...priced(519.99), calculatedPrices: [] })).toEqual({ amount: 519.99 });
    expect(priceAmounts({ ...priced(519.99), calculatedPrices: null })).toEqual({ amount: 519.99 });
  });

  test('uses the price of the cheapest variant where variants differ, except for a variant itself', () => {
    const calculatedCheapestPrice = { unitPrice: 69.95, hasRange: true };
    const ranged = { ...priced(89.95), calculatedCheapestPrice };
    expect(lowestAmounts(ranged)).toEqual({ amount: 69.95, isLowest: true });
    expect(lowestAmounts({ ...ranged, parentId: 'p' })).toEqual({ amount: 89.95 });
    const alike = { ...calculatedCheapestPrice, hasRange: false };
    expect(lowestAmounts({ ...ranged, calculatedCheapestPrice: alike })).toEqual({ amount: 89.95 });
    expect(lowestAmounts({ ...ranged, calculatedCheapestPrice: null })).toEqual({ amount: 89.95 });
  });

  test.each([
    [
      'three steps',
      [
        [9, 20],
        [19, 18],
        [20, 15],
      ],
      [
        { from: 10, amount: 18 },
        { from: 20, amount: 15 },
      ],
    ],
    [
      'the first step of one piece',
      [
        [1, 20],
        [2, 18],
      ],
      [{ from: 2, amount: 18 }],
    ],
    [
      'a step that is no cheaper',
      [
        [4, 20],
        [9, 21],
        [10, 19],
      ],
      [{ from: 10, amount: 19 }],
    ],
    ['one price', [[1, 20]], []],
    ['no rule', [], []],
  ])('has lower prices for more pieces: %s', (_what, rule, expected) => {
    const calculatedPrices = rule.map(([quantity = 1, unitPrice = 0]) => ({ quantity, unitPrice }));
    expect(quantityPrices({ calculatedPrices })).toEqual(expected);
  });
});

describe('reading a cart', () => {
  test('names the product of a line, and none of what is not one', () => {
    expect(productIdOf({ ...line(1), id: 'a', referencedId: 'trui', type: 'product' })).toBe('trui');
    expect(productIdOf({ ...line(1), id: 'a', referencedId: null, type: 'product' })).toBe('a');
    expect(productIdOf({ ...line(1), id: 'inpakken', type: 'custom' })).toBeUndefined();
  });

  test('counts the quantities of goods, without promotions [CRT-01]', () => {
    expect(goodsCount({ lineItems: [line(2), line(3), promotion] })).toBe(5);
    expect(goodsCount({ lineItems: [promotion] })).toBe(0);
  });

  test('is virtual when everything but promotions is a download [CRT-01]', () => {
    const download = line(1, { states: ['is-download'] });
    expect(isVirtualCart({ lineItems: [download, promotion] })).toBe(true);
    expect(isVirtualCart({ lineItems: [download, line(1, { states: ['is-physical'] })] })).toBe(false);
    expect(isVirtualCart({ lineItems: [line(1)] })).toBe(false);
    expect(isVirtualCart({ lineItems: [promotion] })).toBe(false);
  });

  test('adds up the shipping of all deliveries and takes a list of errors for none', () => {
    const costs = (totalPrice: number) => ({
      shippingCosts: { unitPrice: totalPrice, quantity: 1, totalPrice },
    });
    expect(shippingCosts({ deliveries: [costs(3.95), costs(1)] })).toBe(4.95);
    expect(cartErrors({ errors: [] })).toEqual({});
  });
});

describe('reading a session', () => {
  test.each([
    [
      { id: 'a', active: true, guest: false },
      { loggedIn: true, customer: true, guest: false },
    ],
    [
      { id: 'a', active: false, guest: false },
      { loggedIn: false, customer: true, guest: false },
    ],
    [
      { id: 'a', active: true, guest: true },
      { loggedIn: false, customer: false, guest: true },
    ],
    [
      { id: '', active: true, guest: false },
      { loggedIn: false, customer: false, guest: false },
    ],
    [null, { loggedIn: false, customer: false, guest: false }],
  ])('derives the logged-in, customer and guest states from %j [SES-01]', (customer, expected) => {
    expect({
      loggedIn: isLoggedIn(customer),
      customer: isCustomerSession(customer),
      guest: isGuestSession(customer),
    }).toEqual(expected);
  });

  test('finds address, language and payment method where old and new backends put them [SES-08]', () => {
    const address = { id: 'home' };
    expect(activeShippingAddress({ customer: { id: 'c' }, shippingLocation: { address } })).toBe(address);
    expect(activeShippingAddress({ customer: { id: 'c', activeShippingAddress: { id: 'work' } } })?.id).toBe(
      'work',
    );
    expect(activeShippingAddress(null)).toBeNull();
    expect(currentLanguageId({ context: { languageIdChain: ['nl', 'en'] } })).toBe('nl');
    expect(preferredPaymentMethod({ defaultPaymentMethod: { id: 'ideal' } })?.id).toBe('ideal');
  });
});
