import { centsEach, toCalculatedPrices } from './price-shape.ts';

const plain = { priceCents: 51_999, listPriceCents: null };
const shortly = (product: Parameters<typeof toCalculatedPrices>[0]) =>
  toCalculatedPrices(product).map(({ unitPrice, quantity, totalPrice }) => [quantity, unitPrice, totalPrice]);

describe('prices of a rule, as the vendor lists them', () => {
  test('there are none without a rule', () => {
    expect(shortly(plain)).toEqual([]);
    expect(centsEach(plain, 7)).toBe(51_999);
  });

  test('one for any number of pieces stands under one', () => {
    const ruled = { ...plain, steps: [{ from: 1, cents: 25_900 }] };
    expect(shortly(ruled)).toEqual([[1, 259, 259]]);
    expect([1, 7].map((quantity) => centsEach(ruled, quantity))).toEqual([25_900, 25_900]);
  });

  test('steps stand under their last quantity, the last under its first', () => {
    const steps = [
      { from: 3, cents: 50_000 },
      { from: 10, cents: 40_000 },
    ];
    const stepped = { ...plain, steps };
    expect(shortly(stepped)).toEqual([
      [2, 519.99, 1039.98],
      [9, 500, 4500],
      [10, 400, 4000],
    ]);
    expect([1, 2, 3, 9, 10, 99].map((quantity) => centsEach(stepped, quantity))).toEqual([
      ...[51_999, 51_999, 50_000, 50_000, 40_000, 40_000],
    ]);
  });
});
