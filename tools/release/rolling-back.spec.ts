import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addToQuarantine,
  readCanary,
  readChannel,
  readHistory,
  signingKey,
} from '../../libs/federation/src/releases/composition/index.ts';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  admit,
  NotLoaded,
  publishShell,
  quarantineRelease,
  readCurrent,
  remove,
  requireNoCanary,
  startCanary,
  releaseVersions,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { refusalOf } from '../rehearsal/refusal-of.ts';
import { status } from './read-commands.ts';
import { switchChannel } from './switch-channel.ts';
import { readOptions } from './options.ts';
import { rollbackCommand } from './rolling-back.ts';

jest.mock('../rehearsal/refusal-of.ts', () => ({ refusalOf: jest.fn() }));
jest.mock('./switch-channel.ts', () => ({
  switchChannel: jest.fn(jest.requireActual<object>('./switch-channel.ts')['switchChannel' as never]),
}));
const rehearse = jest.mocked(refusalOf);

const folder = publishedFolder();
const built = builtShells();
const FITTING = { shared: {}, contract: '1.0', bundled: [], entry: { js: ['entry.js'], css: [] } };
const live = async () => (await readCurrent(folder.releaseStore))?.composition.remotes['mf-search']?.version;
const rollback = (...line: string[]) =>
  rollbackCommand(folder.releaseStore, readOptions([...line, '--shop', 'http://127.0.0.1:1'], 'rollback'));

/** Versions of mf-search, the last one live. */
beforeEach(async () => {
  rehearse.mockReset();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { buildDir } = await built('aaaa');
  await releaseVersions(folder.releaseStore, {
    shell: await publishShell(buildDir, folder.releaseStore.files),
  });
  for (const version of ['aaa', 'bbb', 'ccc']) {
    await folder.put('mf-search', version, undefined, { pages: {}, ...FITTING });
    await releaseVersions(folder.releaseStore, { 'mf-search': version });
  }
});
afterEach(() => jest.restoreAllMocks());

test('a whole rollback to a composition with a version in quarantine is refused at once', async () => {
  const { releaseStore } = folder;
  const target = (await readChannel(releaseStore.pointers, 'live'))?.previous[0] ?? '';
  await addToQuarantine(releaseStore.pointers, {
    release: 'mf-search@bbb',
    at: '2026-11-23T06:00:00.000Z',
    by: 'server',
    why: 'It hung.',
    stack: [],
  });
  await expect(rollback('--to', target)).rejects.toThrow(
    'mf-search@bbb is not brought back. It is in quarantine since 2026-11-23 06:00: It hung. Change it, or lift that: npx weefsel quarantine lift mf-search@bbb Nothing was changed.',
  );
  expect(await live()).toBe('ccc');
});

test('the channel moves before the rehearsal', async () => {
  const seen: unknown[] = [];
  rehearse.mockImplementation(async (name, version) => void seen.push([name, version, await live()]));
  const { hasFault } = await rollback('mf-search');
  expect(seen).toEqual([['mf-search', 'bbb', 'bbb']]);
  expect(hasFault).toBeUndefined();
});

test('a fault that the rehearsal finds is reported, and the command fails', async () => {
  rehearse.mockResolvedValue('Its page listing answers 500.');
  const { text, hasFault } = await rollback('mf-search');
  expect(text).toContain(
    'It is live, but: mf-search@bbb: Its page listing answers 500. Go further back with --to.',
  );
  expect(hasFault).toBe(true);
  expect(await live()).toBe('bbb');
});

test('a check that cannot run is reported beside the move', async () => {
  rehearse.mockRejectedValue(new Error('The shell is not built.'));
  const { text, hasFault } = await rollback('mf-search');
  expect(text).toContain('It is live, but: it was not checked. The shell is not built.');
  expect([hasFault, await live()]).toEqual([true, 'bbb']);
});

test.each([[[]], [['mf-search']]])('while a canary is on, "rollback %s" changes nothing', async (words) => {
  await folder.put('mf-search', 'ddd', undefined, { pages: {}, ...FITTING });
  await startCanary(folder.releaseStore, { 'mf-search': 'ddd' }, { percent: 5 });
  await expect(rollback(...words)).rejects.toThrow(
    'A canary of mf-search is on. Nothing was changed. To end it: npx weefsel rollback canary.',
  );
  expect(await live()).toBe('ccc');
  await rollback('mf-search', '--to', 'bbb');
  expect(await live()).toBe('bbb');
});

test('a key of another remote gets no advice to end a canary', async () => {
  await folder.put('mf-search', 'ddd', undefined, { pages: {}, ...FITTING });
  await startCanary(folder.releaseStore, { 'mf-search': 'ddd' }, { percent: 5 });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { privateKey } = await admit(folder.releaseStore, { remotes: ['mf-stores'], until });
  const key = await signingKey(folder.dir, privateKey);
  const releaseStore = { ...folder.releaseStore, key: async () => key };
  await expect(rollbackCommand(releaseStore, readOptions([], 'rollback'))).rejects.toThrow(
    'A canary of mf-search is on. Nothing was changed. Your key may not end it',
  );
  await expect(requireNoCanary(releaseStore)).rejects.toThrow(
    'A canary of mf-search is on, which your key may not end. Wait until it has ended, or release without --canary.',
  );
  await expect(requireNoCanary(folder.releaseStore)).rejects.toThrow('End it first');
});

test('a version that the running shell does not load is passed by', async () => {
  jest
    .mocked(switchChannel)
    .mockRejectedValueOnce(new NotLoaded('The running shell did not take mf-search@bbb.'));
  await rollback('mf-search');
  expect(await live()).toBe('aaa');
});

test('a second rollback that would bring back the rolled back version wants a name', async () => {
  const bad = (await readCurrent(folder.releaseStore))?.id;
  await rollback('mf-search');
  await expect(rollback()).rejects.toThrow(
    new RegExp(`The previous composition ${bad} was left by "rollback mf-search" at .*rollback --to <id>`),
  );
  expect(await live()).toBe('bbb');
  await rollback('--to', bad ?? '');
  expect(await live()).toBe('ccc');
});

test('a rollback of the whole shop leads to the composition before', async () => {
  await rollback();
  expect(await live()).toBe('bbb');
  await rollback();
  expect(await live()).toBe('aaa');
});

test('a rollback from the first composition names the one that the last rollback left', async () => {
  const left = (await readCurrent(folder.releaseStore))?.id ?? '';
  const events = await readHistory(folder.releaseStore.files);
  await rollback('--to', events.at(-1)?.to ?? '');
  await expect(rollback()).rejects.toThrow(new RegExp(`no earlier composition .*rollback --to ${left}$`));
});

test('a target may be the beginning of its id, when only one begins like it', async () => {
  const target = (await readCurrent(folder.releaseStore))?.id ?? '';
  await rollback('mf-search', '--to', 'a');
  expect(await live()).toBe('aaa');
  await rollback('--to', target.slice(0, 6));
  expect(await live()).toBe('ccc');
  for (const version of ['bxx', 'ddd']) {
    await folder.put('mf-search', version, undefined, { pages: {}, ...FITTING });
    await releaseVersions(folder.releaseStore, { 'mf-search': version });
  }
  await expect(rollback('mf-search', '--to', 'b')).rejects.toThrow('"b" is the beginning of bxx and bbb.');
  expect(await live()).toBe('ddd');
});

test('after a server went back from a quarantined version, a rollback wants a target', async () => {
  await quarantineRelease(folder.releaseStore, { release: 'mf-search@ccc', why: 'It hung.', stack: [] });
  expect(await live()).toBe('bbb');
  for (const line of [[], ['mf-search']])
    await expect(rollback(...line)).rejects.toThrow(
      /^mf-search@ccc came into quarantine at .*, and live went back to \w{16} then\. Nothing was changed/,
    );
  expect(await live()).toBe('bbb');
  await rollback('mf-search', '--to', 'aaa');
  expect(await live()).toBe('aaa');
});

test('a rolled back version is brought forward again by its id', async () => {
  await rollback('mf-search', '--to', 'aaa');
  await rollback('mf-search', '--to', 'cc');
  expect(await live()).toBe('ccc');
  const { id } = await folder.releaseStore.key();
  expect((await readHistory(folder.releaseStore.files))[0]).toMatchObject({
    what: 'rollback mf-search to ccc',
    key: id,
  });
  await rollback('mf-search');
  expect(await live()).toBe('aaa');
  await expect(rollback('mf-search', '--to', 'never')).rejects.toThrow('no earlier version never');
  await addToQuarantine(folder.releaseStore.pointers, {
    release: 'mf-search@ccc',
    ...{ at: '2026-11-23T06:00:00.000Z', by: 'server 1', why: 'It hung.', stack: [] },
  });
  await expect(rollback('mf-search', '--to', 'ccc')).rejects.toThrow(
    'mf-search@ccc was not brought back. It',
  );
});

test('an earlier version in quarantine is not brought back', async () => {
  await addToQuarantine(folder.releaseStore.pointers, {
    release: 'mf-search@aaa',
    ...{ at: '2026-11-23T06:00:00.000Z', by: 'server 1', why: 'It hung.', stack: [] },
  });
  await expect(rollback('mf-search', '--to', 'aaa')).rejects.toThrow('mf-search@aaa was not brought back.');
  expect(await live()).toBe('ccc');
});

test('a rollback without an earlier version names the version that the last one left', async () => {
  await rollback('mf-search', '--to', 'aaa');
  await expect(rollback('mf-search')).rejects.toThrow(
    /no earlier version[^]*mf-search@ccc was live before\. To bring it back: npx weefsel rollback mf-search --to ccc$/,
  );
  expect(await live()).toBe('aaa');
});

test('a removed remote is named as removed, and its last version can be brought back', async () => {
  await remove(folder.releaseStore, 'mf-search');
  await expect(rollback('mf-search')).rejects.toThrow(
    'mf-search was removed from live. Bring its last version back: npx weefsel rollback mf-search --to ccc',
  );
  await expect(rollback('mf-serch', '--to', 'ccc')).rejects.toThrow('Unknown remote "mf-serch".');
  await rollback('mf-search', '--to', 'ccc');
  expect(await live()).toBe('ccc');
});

test.each([
  ['cut short', async (file: string) => truncate(file, 40)],
  ['removed', async (file: string) => rm(file)],
  ['changed', async (file: string) => writeFile(file, String(await readFile(file)).replace('ccc', 'ddd'))],
])('a rollback leaves a composition that was %s', async (_how, damage) => {
  const { id = '' } = (await readCurrent(folder.releaseStore)) ?? {};
  await damage(join(folder.dir, `store/files/compositions/${id}.json`));
  await expect(rollback('mf-search')).rejects.toThrow(
    /composition.*Leave a damaged composition with npx weefsel rollback/,
  );
  await rollback();
  expect(await live()).toBe('bbb');
});

/** A release store opened with a key for some remotes. */
async function releaseStoreOf(remotes: string[]): Promise<ReleaseStore> {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { privateKey } = await admit(folder.releaseStore, { remotes, until });
  const key = await signingKey(folder.dir, privateKey);
  return { ...folder.releaseStore, key: async () => key };
}

test('a key ends canaries of its remotes only', async () => {
  await folder.put('mf-search', 'ddd', undefined, { pages: {}, ...FITTING });
  await startCanary(folder.releaseStore, { 'mf-search': 'ddd' }, { percent: 5 });
  const endWith = async (remotes: string[]) =>
    rollbackCommand(await releaseStoreOf(remotes), readOptions(['canary'], 'rollback'));
  await expect(endWith(['mf-stores'])).rejects.toThrow(
    'Your key may change mf-stores only, not mf-search. Nothing was changed.',
  );
  expect(await readCanary(folder.releaseStore.pointers)).toMatchObject({ percent: 5 });
  await endWith(['mf-search']);
  expect(await readCanary(folder.releaseStore.pointers)).toBeUndefined();
});

test('a damaged channel is in the status, and left by removing its last file', async () => {
  const channel = join(folder.dir, 'store/pointers/channels/live');
  const last = join(channel, (await readdir(channel)).toSorted().at(-1) ?? '');
  await writeFile(last, '{');
  const { text, hasFault } = await status(
    folder.releaseStore,
    readOptions(['--shop', 'http://127.0.0.1:1'], 'status'),
  );
  expect(text).toMatch(/^live {2}damaged\n.*The channel live is damaged.*docs\/operating\/bad-day\.md/);
  expect(hasFault).toBe(true);
  await rm(last);
  expect(await live()).toBe('bbb');
});
