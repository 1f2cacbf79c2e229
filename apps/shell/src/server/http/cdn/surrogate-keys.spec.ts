import { anyOf, fitting, keyOf, purgedBy, saysPrices } from './surrogate-keys';

test('escapes separators in a key', () => {
  expect(keyOf('content-page', 'nl/dames, en meer')).toBe('content-page:nl%2Fdames%2C%20en%20meer');
  expect(anyOf('search')).toBe('search:*');
});

test('keeps keys that fit, and otherwise replaces the most frequent kinds by one key each', () => {
  const products = Array.from({ length: 10 }, (_, n) => keyOf('product', `p${n}`));
  const some = [...products, keyOf('category', 'c1'), 'frame'];
  expect(fitting(some)).toEqual(some);
  expect(fitting(some, 60)).toEqual(['category:c1', 'frame', 'product:*']);
  expect(fitting(some, 25)).toEqual(['category:*', 'frame', 'product:*']);
  expect(fitting(['frame'], 2)).toEqual(['frame']);
});

test('a change purges its key and the key for all of its kind', () => {
  expect(purgedBy(['product:a', 'product:b', 'frame'])).toEqual([
    'product:a',
    'product:*',
    'product:b',
    'frame',
  ]);
});

test('pages with products count as pages with prices', () => {
  expect(saysPrices(['frame', 'product:*'])).toBe(true);
  expect(saysPrices(['category:c1', 'document:product:x'])).toBe(false);
});
