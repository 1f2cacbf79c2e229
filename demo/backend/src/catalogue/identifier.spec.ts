import fc from 'fast-check';
import { identifierOf, numberOf } from './identifier.ts';

const number = fc.integer({ min: 0, max: 4294967295 });

test('an identifier is 32 hex characters and leads back to its number', () => {
  fc.assert(
    fc.property(number, number, (seed, n) => {
      const id = identifierOf(seed, 'variant', n);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(numberOf(seed, 'variant', id)).toBe(n);
    }),
  );
});

test('an identifier of another kind or another shop is not taken for ours', () => {
  fc.assert(
    fc.property(number, (n) => {
      expect(numberOf(7, 'product', identifierOf(7, 'variant', n))).toBeUndefined();
      expect(numberOf(7, 'product', identifierOf(8, 'product', n))).toBeUndefined();
    }),
  );
});
