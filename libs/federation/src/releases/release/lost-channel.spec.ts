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
