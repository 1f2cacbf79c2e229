import { chooseDetails, wordsFor } from './details.ts';
import { createRandom } from './random.ts';

const chosen = (...args: [Parameters<typeof chooseDetails>[0], Parameters<typeof chooseDetails>[1]]) =>
  Array.from({ length: 60 }, (_, seed) => chooseDetails(...args, createRandom(seed)));

test('two details of one place are never on one product', () => {
  const pairs = chosen(['v-neck', 'round-neck', 'chest-pocket'], 'short');
  expect(pairs.every((pair) => pair.length === 2 && pair.includes('chest-pocket'))).toBe(true);
  expect(new Set(pairs.flat()).size).toBe(3);
});

test('leaves out details that need another sleeve length', () => {
  expect(new Set(chosen(['turned-up-sleeves', 'logo'], 'long').flat())).toEqual(new Set(['logo']));
  expect(new Set(chosen(['turned-up-sleeves', 'logo'], 'short').flat()).size).toBe(2);
});

test('returns no details for an empty choice, and the Dutch words of a detail', () => {
  expect(chooseDetails([], undefined, createRandom(1))).toEqual([]);
  expect(wordsFor('v-neck')).toBe('een V-hals');
});
