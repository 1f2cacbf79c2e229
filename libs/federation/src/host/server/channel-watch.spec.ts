import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionFile, trustedKeys } from '../../releases/composition';
import { storeDir } from '../../releases/release/release-store';
import { readCurrent } from '../../releases/release/update-channel';
import { publishedFolder } from '../../releases/release/published.fixture';
import { releaseVersion } from '../../releases/release/release-versions';
import { ChannelWatch } from './channel-watch';
import { LastGood } from './last-good';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
let lastGood: LastGood;
let watch: ChannelWatch;

beforeEach(async () => {
  jest.clearAllMocks();
  lastGood = new LastGood(join(folder.dir, 'last-good.json'), log);
  watch = new ChannelWatch(folder.releaseStore, lastGood, log);
  for (const version of ['aaa', 'bbb']) await folder.put('mf-search', version);
});

const release = (version: string) => releaseVersion(folder.releaseStore, 'mf-search', version);
const version = async () => (await watch.read())?.composition.remotes['mf-search']?.version;
const damage = () => folder.write('store/pointers/channels/live/9999999999', '{ half');
const repair = () => rm(join(storeDir(folder.dir), 'pointers/channels/live/9999999999'));
/** Changes a stored composition in place. */
async function tamper(how: (signed: string) => string): Promise<void> {
  const id = (await readCurrent(folder.releaseStore))?.id ?? '';
  const signed = String(await folder.releaseStore.files.read(compositionFile(id)));
  await rm(join(storeDir(folder.dir), 'files', compositionFile(id)));
  await folder.releaseStore.files.create(compositionFile(id), how(signed));
}
const reasons = () => log.error.mock.calls.map(([{ err }]) => (err as Error).message);

test('reads the current live composition at each call', async () => {
  await release('aaa');
  expect(await version()).toBe('aaa');
  await release('bbb');
  expect(await version()).toBe('bbb');
  expect(log.error).not.toHaveBeenCalled();
});

test('a shop in which nothing was released yet has nothing live, which is no fault', async () => {
  expect(await watch.read()).toBeUndefined();
  await release('aaa');
  expect(await version()).toBe('aaa');
  expect(log.error).not.toHaveBeenCalled();
});

test('a damaged channel changes nothing; the damage with its reason and the repair are logged once each', async () => {
  await release('aaa');
  await version();
  await damage();
  for (let turn = 0; turn < 3; turn += 1) expect(await version()).toBe('aaa');
  expect(reasons()).toEqual([expect.stringContaining('The channel live is damaged')]);
  await repair();
  await release('bbb');
  for (let turn = 0; turn < 3; turn += 1) expect(await version()).toBe('bbb');
  expect(log.info.mock.calls.map(([, message]) => message as string)).toEqual([
    'The release store is well again.',
  ]);
  await damage();
  await version();
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('damage of the live composition is logged within a minute, and once', async () => {
  await release('aaa');
  await version();
  await version();
  await tamper((signed) => signed.slice(0, 90));
  expect(await version()).toBe('aaa');
  expect(reasons()).toEqual([]);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  for (let turn = 0; turn < 3; turn += 1) expect(await version()).toBe('aaa');
  clock.mockRestore();
  expect(reasons()).toEqual([expect.stringContaining('is damaged')]);
  expect(log.info).not.toHaveBeenCalled();
});

test('a start from what served last is not well while the composition is damaged', async () => {
  await release('aaa');
  const served = await readCurrent(folder.releaseStore);
  if (served) lastGood.remember(served.composition);
  await lastGood.settled();
  await tamper((signed) => signed.slice(0, 90));
  for (let turn = 0; turn < 3; turn += 1) expect(await version()).toBe('aaa');
  expect(reasons()).toHaveLength(1);
  expect(log.info).not.toHaveBeenCalled();
});

test('a store that is lost while the server runs changes nothing either', async () => {
  await release('aaa');
  await version();
  await rm(storeDir(folder.dir), { recursive: true });
  for (let turn = 0; turn < 2; turn += 1) expect(await version()).toBe('aaa');
  expect(reasons()).toEqual(['The channel live is lost.']);
});

test.each<[string, (signed: string) => string, string]>([
  ['was changed', (signed) => signed.replace('aaa', 'bbb'), 'holds another composition than its name says'],
  ['is half of it', (signed) => signed.slice(0, 90), 'is damaged'],
  ['is something else', () => '[]', 'is damaged'],
  [
    'carries the signature of another one',
    (signed) => JSON.stringify({ ...(JSON.parse(signed) as object), signature: 'AAAA' }),
    'is not signed by anybody who is trusted here',
  ],
])('a composition that %s is not taken', async (_what, how, reason) => {
  await release('aaa');
  await tamper(how);
  expect(await watch.read()).toBeUndefined();
  expect(reasons()).toEqual([expect.stringContaining(reason)]);
});

test('refuses a composition by an author who is not trusted here', async () => {
  await release('aaa');
  const elsewhere = { ...folder.releaseStore, keys: trustedKeys(join(folder.dir, 'others')) };
  watch = new ChannelWatch(elsewhere, lastGood, log);
  expect(await watch.read()).toBeUndefined();
  expect(reasons()).toEqual([expect.stringContaining('cannot be checked: no trusted key is here')]);
});

test('a server that starts beside a damaged store begins with what served last', async () => {
  await release('aaa');
  const served = await readCurrent(folder.releaseStore);
  if (served) lastGood.remember(served.composition);
  await lastGood.settled();
  await damage();
  for (let turn = 0; turn < 2; turn += 1) expect(await version()).toBe('aaa');
  expect(log.error).toHaveBeenCalledTimes(1);
  await repair();
  await release('bbb');
  expect(await version()).toBe('bbb');
});

test('nothing is live while store and last composition are damaged, and both faults are logged once', async () => {
  await release('aaa');
  await damage();
  await folder.write('last-good.json', '[]');
  for (let turn = 0; turn < 3; turn += 1) expect(await watch.read()).toBeUndefined();
  expect(log.error.mock.calls.map(([, message]) => message as string)).toEqual([
    'What was live before this start cannot be read.',
    'What is live cannot be read from the release store; what was live before goes on.',
  ]);
});
