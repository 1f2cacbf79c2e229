import type { Cell } from './matrix';
import { toProblems, toTable } from './table';

const seen = { status: 200, ms: 12, hasFrame: true, heading: 'Jurken', cards: 48, messages: 0 };
const cell = (change: Partial<Cell>): Cell => ({
  vendor: 'search',
  fault: 'dead',
  page: 'listing',
  isKnown: true,
  path: '/nl/dames/jurken/',
  seen,
  state: 'whole',
  expected: 'whole',
  problems: [],
  ...change,
});

const cells = [
  cell({}),
  cell({ isKnown: false, path: '/nl/heren/truien/', state: 'failed', expected: 'failed' }),
  cell({ fault: 'hang', problems: ['took 9000 ms', 'has no frame'] }),
];

test('each fault has a row, with the known page of a kind and the cold one', () => {
  const [head, dead, hang, ...below] = toTable(cells).split('\n');
  const at = head?.indexOf('listin') ?? 0;
  expect(dead?.startsWith('search   dead')).toBe(true);
  expect(dead?.slice(at).trim()).toBe('●  ○');
  expect(hang?.slice(at).trim()).toBe('●!');
  expect(below.join('')).toContain('! not as expected');
});

test('only what is not as it should be is a problem, with all that is wrong', () => {
  expect(toProblems(cells)).toEqual(['search, hang: /nl/dames/jurken/ (known) took 9000 ms, has no frame']);
});
