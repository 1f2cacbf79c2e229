import { toTrackedItem } from './to-tracked-item';

const card = { id: '1', name: 'Linnen jurk', brand: 'Fjord' };

test('a card is measured with what the product costs now, and how much less that is than before', () => {
  const price = { kind: 'sale', amount: 50, lowestAmount: 55 } as const;
  expect(toTrackedItem({ ...card, price }, 3)).toEqual({ ...card, price: 50, discount: 5, index: 3 });
});

test('a free product is measured with price 0, and a missing brand or price is left out', () => {
  expect(toTrackedItem({ ...card, price: { kind: 'free' } }, 0)).toEqual({ ...card, price: 0, index: 0 });
  expect(toTrackedItem({ ...card, brand: '' }, 0)).toEqual({ id: '1', name: 'Linnen jurk', index: 0 });
});
