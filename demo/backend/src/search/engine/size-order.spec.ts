import { compareSizes } from './size-order.ts';

test('sizes stand in wearing order: letters, numbers, waists, words', () => {
  const mixed = ['W30', 'XL', '44', 'One size', 'S', '3XL', '7,5', 'XS', '36', 'XXL', 'W28', 'M', 'L'];
  expect(mixed.sort(compareSizes)).toEqual(
    'XS S M L XL XXL 3XL 7,5 36 44 W28 W30'.split(' ').concat('One size'),
  );
});
