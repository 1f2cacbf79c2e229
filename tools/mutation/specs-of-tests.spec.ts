/** @jest-environment node */
import { specsOfTests, specsToOpen } from './specs-of-tests';

const specs = specsOfTests([
  { id: 'adds', fileName: '/a/cart-page.spec.tsx' },
  { id: 'adds', fileName: '/a/cart-store.spec.ts' },
  { id: 'adds', fileName: '/a/cart-store.spec.ts' },
  { id: 'counts', fileName: '/a/cart-memory.spec.ts' },
  { id: 'of nowhere' },
]);

test('two specs may have a test of the same name, and each is named once', () => {
  expect(specs).toEqual({
    adds: ['/a/cart-page.spec.tsx', '/a/cart-store.spec.ts'],
    counts: ['/a/cart-memory.spec.ts'],
    'of nowhere': [],
  });
});

test('only specs whose tests cover the change are opened, each once, the one beside the file first', () => {
  expect(specsToOpen(specs, ['adds', 'adds'], '/a/cart-store.ts')).toEqual([
    '/a/cart-store.spec.ts',
    '/a/cart-page.spec.tsx',
  ]);
  expect(specsToOpen(specs, ['counts', 'adds'], '/a/cart.ts')).toEqual([
    '/a/cart-memory.spec.ts',
    '/a/cart-page.spec.tsx',
    '/a/cart-store.spec.ts',
  ]);
});

test('a test that nobody knows opens nothing', () => {
  expect(specsToOpen(specs, ['gone', 'of nowhere'], '/a/cart.ts')).toEqual([]);
});
