import { channelNames, readHistory } from '../composition';
import { readCurrent } from './update-channel';
import { promote, tryPromote } from './promote';
import { publishedFolder } from './published.fixture';
import { quarantineRelease } from './quarantine';
import { releaseVersions, releaseVersion } from './release-versions';

const folder = publishedFolder();
const PREVIEW = { channel: 'preview/winter' };
const versions = async (channel?: string) =>
  Object.fromEntries(
    Object.entries((await readCurrent(folder.releaseStore, channel))?.composition.remotes ?? {}).map(
      ([name, { version }]) => [name, version],
    ),
  );

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-content', 'mf-account'])
    for (const version of ['one', 'two', 'three']) await folder.put(name, version);
  await releaseVersions(folder.releaseStore, {
    'mf-search': 'one',
    'mf-content': 'one',
    'mf-account': 'one',
  });
});

test('a preview begins with what is live and changes nothing there', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', PREVIEW);
  expect(await versions('preview/winter')).toEqual({
    'mf-search': 'two',
    'mf-content': 'one',
    'mf-account': 'one',
  });
  expect(await versions()).toMatchObject({ 'mf-search': 'one' });
  expect(await channelNames(folder.releaseStore.pointers)).toEqual(['live', 'preview/winter']);
});

test('all releases of a preview go live in one step, and other live releases stay', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', PREVIEW);
  await releaseVersion(folder.releaseStore, 'mf-content', 'two', PREVIEW);
  await releaseVersion(folder.releaseStore, 'mf-account', 'three');
  const before = (await readHistory(folder.releaseStore.files)).length;
  await promote(folder.releaseStore, 'preview/winter', { why: 'winter is here' });
  expect(await versions()).toEqual({ 'mf-search': 'two', 'mf-content': 'two', 'mf-account': 'three' });
  expect(await folder.live('mf-search')).toEqual({ version: 'two', previous: ['one'] });
  const events = await readHistory(folder.releaseStore.files);
  expect(events).toHaveLength(before + 1);
  expect(events[0]).toMatchObject({
    what: 'promote preview/winter',
    channel: 'live',
    by: 'Anna',
    commit: 'c0ffee',
    why: 'winter is here',
    changes: ['mf-content one → two', 'mf-search one → two'],
  });
});

test('a second promotion changes nothing, and is not in the history', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', PREVIEW);
  await promote(folder.releaseStore, 'preview/winter');
  const events = await readHistory(folder.releaseStore.files);
  const again = await promote(folder.releaseStore, 'preview/winter');
  expect(again.now.id).toBe(again.before?.id);
  expect(await readHistory(folder.releaseStore.files)).toEqual(events);
});

test('does not promote a release that was reverted in the preview', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', PREVIEW);
  await releaseVersion(folder.releaseStore, 'mf-search', 'one', PREVIEW);
  await promote(folder.releaseStore, 'preview/winter');
  expect(await versions()).toMatchObject({ 'mf-search': 'one' });
});

test('rejects an unknown preview', async () => {
  await expect(promote(folder.releaseStore, 'preview/summer')).rejects.toThrow(
    'There is no channel preview/summer.',
  );
});

test('a preview with a version in quarantine is not promoted, nor any other of its versions', async () => {
  await releaseVersions(folder.releaseStore, { 'mf-search': 'two', 'mf-content': 'two' }, PREVIEW);
  await quarantineRelease(folder.releaseStore, { release: 'mf-search@two', why: 'It hung.', stack: [] });
  const before = await versions();
  const refused =
    /^mf-search@two cannot be promoted\. It is in quarantine since .+: It hung\. Change it, or lift/;
  for (const act of [tryPromote, promote])
    await expect(act(folder.releaseStore, 'preview/winter')).rejects.toThrow(refused);
  expect(await versions()).toEqual(before);
});

test('an unchanged version of a preview may be in quarantine', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', PREVIEW);
  await quarantineRelease(folder.releaseStore, { release: 'mf-content@one', why: 'It hung.', stack: [] });
  await promote(folder.releaseStore, 'preview/winter');
  expect(await versions()).toMatchObject({ 'mf-search': 'two' });
});
