import { amountOf, savingOf, toPrice, toSaleBadge } from './to-price';

test('a price of zero is free [LST-22]', () => {
  expect(toPrice({ amount: 0, listAmount: 20, lowestAmount: 20 })).toEqual({ kind: 'free' });
});

test('a sale is shown against the lowest price of the last 30 days, not the list price [LST-22] [PDP-02]', () => {
  expect(toPrice({ amount: 15, listAmount: 20, lowestAmount: 16 })).toEqual({
    kind: 'sale',
    amount: 15,
    lowestAmount: 16,
  });
});

test.each([
  ['an equal list price', { amount: 20, listAmount: 20, lowestAmount: 25 }],
  ['no list price', { amount: 20, lowestAmount: 25 }],
  ['no lowest price', { amount: 20, listAmount: 30 }],
  ['a lowest price of nothing', { amount: 20, listAmount: 30, lowestAmount: 0 }],
  ['a lowest price that is not higher', { amount: 20, listAmount: 30, lowestAmount: 20 }],
])('with %s there is no reduction to announce [LST-22]', (_what, amounts) => {
  expect(toPrice(amounts)).toEqual({ kind: 'regular', amount: 20 });
});

test('the badge has the rounded percentage of the lowest price when the shop shows percentages, else the word [LST-22] [PDP-02]', () => {
  const sale = toPrice({ amount: 24.95, listAmount: 54.95, lowestAmount: 49.95 });
  expect(toSaleBadge(sale, true)).toEqual({ kind: 'percentage', percentage: 50 });
  expect(toSaleBadge(sale, false)).toEqual({ kind: 'sale' });
});

test('a product that is not on sale has no badge, and saves nothing [LST-22]', () => {
  expect(toSaleBadge({ kind: 'regular', amount: 20 }, true)).toBeUndefined();
  expect(toSaleBadge({ kind: 'free' }, true)).toBeUndefined();
  expect(amountOf({ kind: 'free' })).toBe(0);
  expect(savingOf({ kind: 'regular', amount: 20 })).toBe(0);
  expect(savingOf({ kind: 'sale', amount: 20, lowestAmount: 25 })).toBe(5);
});
