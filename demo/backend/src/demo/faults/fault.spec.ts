import { readFault } from './fault.ts';
import { matchesPattern } from './matches-pattern.ts';

test('a fault is read from a short form, with defaults for the rest', () => {
  const usual = { kind: 'slow', delayMs: 3000, status: 500, probability: 100 };
  expect(readFault({ kind: 'slow', vendor: 'feed' })).toEqual({ ...usual, vendor: 'feed', pattern: '/*' });
  const form = { kind: 'slow', vendor: '', pattern: '/media/"*', delayMs: '', count: '3', probability: '50' };
  expect(readFault(new URLSearchParams(form))).toEqual({
    ...usual,
    pattern: '/media/"*',
    count: 3,
    probability: 50,
  });
});

test.each([
  [undefined, 'kind'],
  [{ kind: 'broken', pattern: '/*' }, 'kind'],
  [{ kind: 'slow' }, 'pattern'],
  [{ kind: 'slow', pattern: 'media' }, 'pattern'],
  [{ kind: 'slow', pattern: 7 }, 'pattern'],
  [{ kind: 'slow', vendor: 'toString' }, 'vendor'],
  [{ kind: 'slow', pattern: '/*', delayMs: 1e9 }, 'delayMs'],
  [{ kind: 'slow', pattern: '/*', delayMs: [1] }, 'delayMs'],
  [{ kind: 'failing', pattern: '/*', status: 200 }, 'status'],
  [{ kind: 'failing', pattern: '/*', probability: 0 }, 'probability'],
  [{ kind: 'failing', pattern: '/*', count: -1 }, 'count'],
])('an invalid fault is refused with the name of the field: %j', (asked, name) => {
  expect(readFault(asked)).toMatch(new RegExp(`^${name} must be`));
});

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', false],
  ['/a/b', '/a*', true],
  ['/a/b/c', '/a/*/c', true],
  ['/a/c', '/a/*/c', false],
  ['/a/x/b/y/c', '/a/*b*/c', true],
  ['/a.c', '/a?c', false],
])('%s against %s', (path, pattern, expected) => {
  expect(matchesPattern(path, pattern)).toBe(expected);
});
