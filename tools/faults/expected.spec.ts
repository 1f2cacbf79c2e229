import { expected, isGoodEnough, VENDORS } from './expected';
import { FAULTS } from './fault';
import { PAGE_KINDS } from './page-kinds';

test('a page known to the server is expected whole under every fault, and a missing one gone', () => {
  for (const vendor of VENDORS) {
    for (const fault of FAULTS) {
      for (const page of PAGE_KINDS)
        expect(expected(vendor, fault, page, true)).toBe(page === 'not found' ? 'gone' : 'whole');
    }
  }
});

test('a page not yet requested is expected as good as the answers of its vendors', () => {
  expect(expected('commerce', 'dead', 'product', false)).toBe('failed');
  expect(expected('commerce', '2 s', 'product', false)).toBe('failed');
  expect(expected('commerce', '2 s', 'listing', false)).toBe('lacking');
  expect(expected('content', 'hang', 'listing', false)).toBe('lacking');
  expect(expected('search', '502', 'product', false)).toBe('lacking');
  expect(expected('reviews', 'dead', 'product', false)).toBe('whole');
});

test('a register of VAT numbers that fails costs no page anything, and leaves a number unchecked', () => {
  for (const fault of FAULTS) {
    for (const page of PAGE_KINDS.filter((kind) => kind !== 'VAT number' && kind !== 'not found'))
      expect(expected('vat', fault, page, false)).toBe('whole');
    expect(expected('vat', fault, 'VAT number', false)).toBe('lacking');
  }
  expect(expected('commerce', 'dead', 'VAT number', false)).toBe('whole');
});

test('better than expected is good, worse is not, and nothing is gone that should be there', () => {
  expect(isGoodEnough('whole', 'lacking')).toBe(true);
  expect(isGoodEnough('lacking', 'lacking')).toBe(true);
  expect(isGoodEnough('failed', 'lacking')).toBe(false);
  expect(isGoodEnough('lacking', 'whole')).toBe(false);
  expect(isGoodEnough('gone', 'whole')).toBe(false);
  expect(isGoodEnough('gone', 'lacking')).toBe(false);
  expect(isGoodEnough('gone', 'gone')).toBe(true);
  expect(isGoodEnough('failed', 'gone')).toBe(true);
  expect(isGoodEnough('whole', 'gone')).toBe(false);
  expect(isGoodEnough('broken', 'failed')).toBe(false);
});
