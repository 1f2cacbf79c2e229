import { anyOf, fitting, keyOf, purgedBy, saysPrices } from './surrogate-keys';

test('a key has no sign in it that would begin another one', () => {
  expect(keyOf('content-page', 'nl/dames, en meer')).toBe('content-page:nl%2Fdames%2C%20en%20meer');
  expect(anyOf('search')).toBe('search:*');
});

test('keys that fit stay; of more than fit, the most frequent kind becomes one key for all of it', () => {
  const products = Array.from({ length: 10 }, (_, n) => keyOf('product', `p${n}`));
  const some = [...products, keyOf('category', 'c1'), 'frame'];
  expect(fitting(some)).toEqual(some);
  expect(fitting(some, 60)).toEqual(['category:c1', 'frame', 'product:*']);
  expect(fitting(some, 25)).toEqual(['category:*', 'frame', 'product:*']);
  expect(fitting(['frame'], 2)).toEqual(['frame']);
});

test('what changes takes pages with it that name it, and those that had too much of its kind to name', () => {
  expect(purgedBy(['product:a', 'product:b', 'frame'])).toEqual([
    'product:a',
    'product:*',
    'product:b',
    'frame',
  ]);
});

test('pages with products say prices', () => {
  expect(saysPrices(['frame', 'product:*'])).toBe(true);
  expect(saysPrices(['category:c1', 'document:product:x'])).toBe(false);
});
