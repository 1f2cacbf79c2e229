import { readHistory, type Content } from '../composition';
import { publishedFolder } from './published.fixture';
import { releaseVersion, checkVersions } from './release-versions';

const folder = publishedFolder();

test('a switch can be tried: the gate is asked, and nothing moves', async () => {
  for (const version of ['aaa', 'bbb']) await folder.put('mf-search', version);
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const asked: (string | undefined)[][] = [];
  const gate = async (next: Content, before: Content | undefined) => {
    asked.push([before, next].map((content) => content?.remotes['mf-search']?.version));
    return asked.length > 1 ? ['It has no page search.'] : [];
  };
  await checkVersions(folder.releaseStore, { 'mf-search': 'bbb' }, { gate });
  expect(asked).toEqual([['aaa', 'bbb']]);
  await expect(checkVersions(folder.releaseStore, { 'mf-search': 'bbb' }, { gate })).rejects.toThrow(
    'It has no page search. Nothing was changed.',
  );
  expect(await folder.live()).toEqual({ version: 'aaa', previous: [] });
  expect(await readHistory(folder.releaseStore.files)).toHaveLength(1);
});
