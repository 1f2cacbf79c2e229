/** @jest-environment node */
import { publishedFolder } from '../../libs/federation/src/release/published.fixture';
import { rollback, setRedirects, switchAll, switchTo } from '../../libs/federation/src/release/index.ts';
import { releasedSince } from './bisect.ts';

const folder = publishedFolder();

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-content'])
    for (const version of ['a', 'b', 'c']) await folder.put(name, version);
});

test('what was released since a good composition, in order: sets by name, rollbacks as they came', async () => {
  const good = await switchAll(folder.desk, { 'mf-search': 'a', 'mf-content': 'a' });
  await switchTo(folder.desk, 'mf-search', 'b');
  await setRedirects(folder.desk, { '/a': { to: '/b' } });
  await switchAll(folder.desk, { 'mf-search': 'c', 'mf-content': 'b' });
  await rollback(folder.desk, 'mf-search');
  expect(await releasedSince(folder.desk, good.now.id)).toEqual({
    first: { 'mf-search': 'a', 'mf-content': 'a' },
    releases: [
      { remote: 'mf-search', before: 'a', after: 'b' },
      { remote: 'mf-content', before: 'a', after: 'b' },
      { remote: 'mf-search', before: 'b', after: 'c' },
      { remote: 'mf-search', before: 'c', after: 'b' },
    ],
  });
});

test('a composition that was never live is told of', async () => {
  await switchTo(folder.desk, 'mf-search', 'a');
  await expect(releasedSince(folder.desk, '0123456789abcdef')).rejects.toThrow(
    'live did not point to "0123456789abcdef" lately',
  );
});
