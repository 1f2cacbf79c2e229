import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DUTIES } from './duties.ts';
import { findingsOf, lawPage } from './law-page.ts';

const duties = [
  { duty: 'Prices are whole', law: 'art. 1', also: 'demo/backend/src/catalogue/price-history.spec.ts' },
  { duty: 'Prices are whole and true', law: 'art. 2' },
];

test('a duty holds unless its own test or its other one failed', () => {
  const holding = (...failures: string[]) => findingsOf(duties, failures).map(({ holds }) => holds);
  expect(holding()).toEqual([true, true]);
  expect(
    holding('[desktop] any-width/law/prices.spec.ts:9 › Prices are whole (art. 1) (unexpected)'),
  ).toEqual([false, true]);
  expect(holding('demo/backend/src/catalogue/price-history.spec.ts › is the lowest')).toEqual([false, true]);
  expect(holding('[desktop] law/prices.spec.ts:9 › Prices are whole and true (art. 2)')).toEqual([
    true,
    false,
  ]);
});

test('the page shows for each duty whether it holds, and counts those that do', () => {
  const page = lawPage(findingsOf(duties, ['x › Prices are whole and true (art. 2)']), '2026-11-26');
  expect(page).toContain('On 2026-11-26: 1 of 2 hold.');
  expect(page).toMatch(/\| yes +\| Prices are whole +\|/);
  expect(page).toMatch(/\| \*\*no\*\* +\| Prices are whole and true +\|/);
});

test('docs/law.md is about the duties that there are, and each holds', async () => {
  const page = await readFile(resolve(__dirname, '../../docs/law.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| +(yes|\*\*no\*\*) /.test(line));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.map(([, holds, duty, law]) => ({ holds, duty, law }))).toEqual(
    Object.values(DUTIES).map(({ duty, law }) => ({ holds: 'yes', duty, law })),
  );
});
