import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { indexOf, readRecord } from './read-record';

const FOLDER = resolve(__dirname, '../../docs/decisions');
const names = globSync('0*.md', { cwd: FOLDER }).sort();
const records = names.map((name) => readRecord(name, readFileSync(resolve(FOLDER, name), 'utf8')));

test('a record has a number, a title and a status', () => {
  const text = '# 0007. A title\n\nStatus: superseded by [0009](0009-b.md)\n';
  expect(readRecord('0007-a.md', text)).toEqual({
    name: '0007-a.md',
    number: '0007',
    title: 'A title',
    supersededBy: '0009',
  });
  expect(() => readRecord('0007-a.md', '# 0007. A title\n')).toThrow('needs "# NNNN. Title"');
  expect(() => readRecord('0008-a.md', text)).toThrow('docs/decisions/0008-a.md');
});

test('the index lists every record, those in force first', () => {
  const index = readFileSync(resolve(FOLDER, 'README.md'), 'utf8');
  const listed = (text: string) =>
    [...text.matchAll(/^- \[\d{4}\]\(([^)]+)\) (.+)$/gm)].map(([line]) => line);
  expect(listed(index)).toEqual(listed(indexOf(records)));
  expect(names.length).toBeGreaterThan(50);
});

test('a superseded record names one that is in force', () => {
  const inForce = new Set(records.filter((one) => !one.supersededBy).map(({ number }) => number));
  const lost = records.filter(({ supersededBy }) => supersededBy && !inForce.has(supersededBy));
  expect(lost).toEqual([]);
});

test('records stay short', () => {
  const long = names
    .map((name) => ({ name, words: readFileSync(resolve(FOLDER, name), 'utf8').split(/\s+/).length }))
    .filter(({ words }) => words > 170);
  expect(long).toEqual([]);
});
