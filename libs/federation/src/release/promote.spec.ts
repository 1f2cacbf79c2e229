import { channelNames, readHistory } from '../composition';
import { readCurrent } from './change';
import { promote } from './promote';
import { publishedFolder } from './published.fixture';
import { switchAll, switchTo } from './switch';

const folder = publishedFolder();
const PREVIEW = { channel: 'preview/winter' };
const versions = async (channel?: string) =>
  Object.fromEntries(
    Object.entries((await readCurrent(folder.desk, channel))?.composition.remotes ?? {}).map(
      ([name, { version }]) => [name, version],
    ),
  );

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-content', 'mf-account'])
    for (const version of ['one', 'two', 'three']) await folder.put(name, version);
  await switchAll(folder.desk, { 'mf-search': 'one', 'mf-content': 'one', 'mf-account': 'one' });
});

test('a preview begins with what is live and changes nothing there', async () => {
  await switchTo(folder.desk, 'mf-search', 'two', PREVIEW);
  expect(await versions('preview/winter')).toEqual({
    'mf-search': 'two',
    'mf-content': 'one',
    'mf-account': 'one',
  });
  expect(await versions()).toMatchObject({ 'mf-search': 'one' });
  expect(await channelNames(folder.desk.pointers)).toEqual(['live', 'preview/winter']);
});

test('all releases of a preview go live in one step, and other live releases stay', async () => {
  await switchTo(folder.desk, 'mf-search', 'two', PREVIEW);
  await switchTo(folder.desk, 'mf-content', 'two', PREVIEW);
  await switchTo(folder.desk, 'mf-account', 'three');
  const before = (await readHistory(folder.desk.files)).length;
  await promote(folder.desk, 'preview/winter', { why: 'winter is here' });
  expect(await versions()).toEqual({ 'mf-search': 'two', 'mf-content': 'two', 'mf-account': 'three' });
  expect(await folder.live('mf-search')).toEqual({ version: 'two', previous: ['one'] });
  const events = await readHistory(folder.desk.files);
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
  await switchTo(folder.desk, 'mf-search', 'two', PREVIEW);
  await promote(folder.desk, 'preview/winter');
  const events = await readHistory(folder.desk.files);
  const again = await promote(folder.desk, 'preview/winter');
  expect(again.now.id).toBe(again.before?.id);
  expect(await readHistory(folder.desk.files)).toEqual(events);
});

test('does not promote a release that was reverted in the preview', async () => {
  await switchTo(folder.desk, 'mf-search', 'two', PREVIEW);
  await switchTo(folder.desk, 'mf-search', 'one', PREVIEW);
  await promote(folder.desk, 'preview/winter');
  expect(await versions()).toMatchObject({ 'mf-search': 'one' });
});

test('rejects an unknown preview', async () => {
  await expect(promote(folder.desk, 'preview/summer')).rejects.toThrow('There is no channel preview/summer.');
});
