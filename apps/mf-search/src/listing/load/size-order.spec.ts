import { compareSizes } from './size-order';

test.each([
  'XXS XS S M L XL XXL 3XL 4XL',
  'S/M L/XL',
  '34 36 38 40 42 44 46',
  '36 36,5 37 38 40 40.5 41',
  '28/30 28/32 28/34 29/30 30/32',
  'W28 W30 W30/L30 W30/L32 W32',
  'XS S 34 38 W30 Eenmaat',
])('sizes stand in wearing order: %s', (sizes) => {
  const inOrder = sizes.split(' ');
  expect([...inOrder].reverse().sort(compareSizes)).toEqual(inOrder);
  expect([...inOrder].sort().sort(compareSizes)).toEqual(inOrder);
});
