import { publishedFolder } from './published.fixture';
import { releaseVersion, rollbackAll } from './release-versions';
import { readCurrent } from './update-channel';

const folder = publishedFolder();

test('a lost live channel points to a named composition again; a preview, or without a name, does not', async () => {
  await folder.put('mf-search', 'aaa');
  const { now } = await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const { pointers } = folder.releaseStore;
  const lost = await pointers.read('channels/live');
  if (lost) await pointers.remove('channels/live', lost);
  await expect(rollbackAll(folder.releaseStore)).rejects.toThrow('There is no channel live.');
  await expect(rollbackAll(folder.releaseStore, now.id, { channel: 'preview/x' })).rejects.toThrow(
    'There is no channel preview/x.',
  );
  await rollbackAll(folder.releaseStore, now.id);
  expect((await readCurrent(folder.releaseStore))?.id).toBe(now.id);
});

test('the release of a version with a restored manifest takes its new hash, and keeps the way back', async () => {
  const { releaseStore } = folder;
  for (const version of ['aaa', 'bbb']) {
    await folder.put('mf-search', version);
    await releaseVersion(releaseStore, 'mf-search', version);
  }
  const before = await readCurrent(releaseStore);
  await folder.put('mf-search', 'bbb', undefined, { bytes: {} });
  const { now } = await releaseVersion(releaseStore, 'mf-search', 'bbb');
  const [was, is] = [before, now].map((named) => named?.composition.remotes['mf-search']);
  expect(is?.manifest).not.toBe(was?.manifest);
  expect(await folder.live()).toEqual({ version: 'bbb', previous: ['aaa'] });
});
