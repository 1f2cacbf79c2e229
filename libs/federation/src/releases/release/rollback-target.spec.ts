import { publishedFolder } from './published.fixture';
import { releaseVersion } from './release-versions';
import { findRollbackTarget, NoRollbackTarget } from './rollback-target';

const folder = publishedFolder();
const back = (broken: readonly string[], name = 'mf-search') =>
  findRollbackTarget(folder.releaseStore, name, (version) =>
    Promise.resolve(broken.includes(version) ? `It is broken: ${version}.` : undefined),
  );

beforeEach(async () => {
  for (const version of ['aaa', 'bbb', 'ccc', 'ddd']) {
    await folder.put('mf-search', version);
    await releaseVersion(folder.releaseStore, 'mf-search', version);
  }
});

test('the way back leads to the version before', async () => {
  expect(await back([])).toEqual({ to: 'ccc', passedBy: [] });
});

test('skips versions that cannot be served, with the reasons', async () => {
  expect(await back(['ccc', 'bbb'])).toEqual({
    to: 'aaa',
    passedBy: [
      'mf-search@ccc is passed by. It is broken: ccc.',
      'mf-search@bbb is passed by. It is broken: bbb.',
    ],
  });
});

test('rejects with the reasons when no earlier version can be served', async () => {
  const going = back(['ccc', 'bbb', 'aaa']);
  await expect(going).rejects.toThrow(NoRollbackTarget);
  await expect(going).rejects.toThrow(
    /ccc is passed by[^]*bbb[^]*aaa[^]*has no earlier version to go back to\. To take it out of the shop: npx weefsel remove mf-search$/,
  );
  await expect(back([], 'mf-content')).rejects.toThrow('mf-content has no earlier version to go back to.');
});
