import { toPrice, toSaleBadge } from './to-price';

test('a price of zero is free [LST-22]', () => {
  expect(toPrice({ amount: 0, listAmount: 20 })).toEqual({ kind: 'free' });
});

test('a higher list price makes a sale, an equal one does not [LST-22]', () => {
  expect(toPrice({ amount: 15, listAmount: 20, lowestAmount: 16 })).toEqual({
    kind: 'sale',
    amount: 15,
    listAmount: 20,
    lowestAmount: 16,
  });
  expect(toPrice({ amount: 20, listAmount: 20 })).toEqual({ kind: 'regular', amount: 20 });
});

test('the badge has the rounded percentage when the shop shows percentages, else the word [LST-22]', () => {
  const sale = toPrice({ amount: 20, listAmount: 59.95 });
  expect(toSaleBadge(sale, true)).toEqual({ kind: 'percentage', percentage: 67 });
  expect(toSaleBadge(sale, false)).toEqual({ kind: 'sale' });
});

test('a product that is not on sale has no badge [LST-22]', () => {
  expect(toSaleBadge({ kind: 'regular', amount: 20 }, true)).toBeUndefined();
  expect(toSaleBadge({ kind: 'free' }, true)).toBeUndefined();
});
