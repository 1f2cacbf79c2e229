import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { VERSIONS } from '../../libs/contracts/src/versions';
import { shellTypes } from '../../libs/federation/src/gate/types/index';
import { declarationsOf, fromReport, LENT, reportPath, type Declarations, type LentName } from './report';
import { markOf, nextVersion, readVersions, versionsModule, versionsOf } from './versions';

const root = resolve(__dirname, '../..');
const STORES = '@weefsel/stores';
const all = <T>(value: T) => Object.fromEntries(LENT.map((name) => [name, value])) as Record<LentName, T>;

test.each([
  ['none', '1.4'],
  ['more', '1.5'],
  ['other', '2.0'],
] as const)('with %s after 1.4 comes %s', (change, next) => {
  expect(nextVersion('1.4', change)).toBe(next);
});

test('a version follows from what became of the declarations since the last commit, however often it is asked', () => {
  const last = { declarations: all('old'), versions: all({ version: '1.9', report: markOf('old') }) };
  const now = { ...last.declarations, [STORES]: 'new' };
  const breaks = all<string[]>([]);
  expect(versionsOf(now, last, breaks)).toEqual({
    ...last.versions,
    [STORES]: { version: '1.10', report: markOf('new') },
  });
  expect(versionsOf(now, last, { ...breaks, [STORES]: ['add is gone'] })[STORES].version).toBe('2.0');
  expect(versionsOf(now, undefined, breaks)[STORES].version).toBe('1.0');
});

test('versions are the same after they were in their module', () => {
  const versions = all({ version: '3.12', report: 'abc' });
  expect(readVersions(versionsModule(versions))).toEqual(versions);
});

/** Instructions for each outdated report. */
function flaws(sources: Declarations): string[] {
  return LENT.flatMap((name) => {
    const report = fromReport(readFileSync(resolve(root, reportPath(name)), 'utf8'));
    const isStale = report !== sources[name] || markOf(report) !== VERSIONS[name].report;
    return isStale
      ? [
          `What others see of ${name} is another than ${reportPath(name)} says, or has no version yet: run npx weefsel api.`,
        ]
      : [];
  });
}

test('reports say what the sources say, and each has its version: npx weefsel api writes both', () => {
  const sources = declarationsOf(shellTypes(root));
  expect(flaws(sources)).toEqual([]);
  expect(flaws({ ...sources, [STORES]: `${sources[STORES]}export const more: 1;` })).toEqual([
    expect.stringContaining('What others see of @weefsel/stores is another than docs/api/stores.md says'),
  ]);
});
