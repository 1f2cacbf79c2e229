import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '..');
const [, model = ''] = readFileSync(resolve(root, 'docs/security.md'), 'utf8').split('## Threat model');
const rows =
  model
    .split('\n## ', 1)
    .join()
    .match(/^\|.*\|$/gm)
    ?.slice(2) ?? [];

const testsOf = (row: string) =>
  [...row.matchAll(/`([\w./-]+\.spec\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

test('every threat names a test that there is, by its file and title', () => {
  expect(rows.length).toBeGreaterThan(20);
  const lost = rows.flatMap((row) => {
    const [, threat = ''] = row.split('|');
    const tests = testsOf(row);
    if (tests.length === 0) return [`${threat.trim()}: no test`];
    return tests
      .filter(({ file, title }) => {
        const path = resolve(root, file);
        return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
      })
      .map(({ file, title }) => `${file}: ${title}`);
  });
  expect(lost).toEqual([]);
});

test('every kind of threat is thought of', () => {
  const kinds = new Set(rows.map((row) => row.split('|')[2]?.trim()));
  const all = ['denial', 'disclosure', 'elevation', 'repudiation', 'spoofing', 'tampering'];
  expect([...kinds].sort()).toEqual(all);
});
