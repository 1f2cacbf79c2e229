import { brokenPromises } from './footprint';

const promised = { adds: ['apps/tip'], changes: { 'apps/list.ts': 1 } };

test('a folder and a line are kept when nothing else is touched', () => {
  const touched = { adds: ['apps/tip/a.ts', 'apps/tip/b.ts'], changes: { 'apps/list.ts': 1 } };
  expect(brokenPromises(promised, touched)).toEqual([]);
});

test('unpromised changes are reported, and so are promised ones that did not happen', () => {
  const touched = { adds: ['apps/tipped.ts'], changes: { 'apps/list.ts': 2, 'apps/other.ts': 1 } };
  expect(brokenPromises(promised, touched)).toEqual([
    'it adds apps/tipped.ts, which "adds" does not say',
    'it says that it adds apps/tip, and adds nothing there',
    '2 lines of apps/list.ts changed, it says 1 line',
    '1 line of apps/other.ts changed, it says 0 lines',
  ]);
});
