import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey, trustedKeys } from '../../libs/federation/src/releases/composition';
import {
  updateChannel,
  openReleaseStore,
  releaseVersions,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release';
import { keyCommand, withinScope } from './keys';
import { removeCommand } from './switch-commands';
import { readOptions } from './options';
import { preview } from './tend-commands';

let dir: string;
let releaseStore: ReleaseStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'weefsel-keys-'));
  releaseStore = openReleaseStore({ DATA_DIR: dir }, { by: 'Anna' });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const key = async (...line: string[]) => (await keyCommand(releaseStore, readOptions(line))).text;
const remote = (version: string) => ({ version, manifest: 'a'.repeat(64), previous: [] });

test('a key is created for a remote, listed and revoked; its private part is shown once', async () => {
  const said = await key('mf-stores', '--until', '2999-06-30');
  expect(said).toMatch(/^\w{12} {2}may change mf-stores until 2999-06-30, says Anna since /);
  expect(said).toContain('-----BEGIN PRIVATE KEY-----');
  const [id = ''] = said.split(' ');
  expect(await key()).toBe(said.split('\n')[0]);
  expect(await key('revoke', id.slice(0, 4))).toBe(
    `The key ${id} signs nothing any more. What is live stays.`,
  );
  expect(await key()).toMatch(/\n {4}revoked by Anna on /);
});

test('a grant of a replaced release key is listed as void', async () => {
  const said = await key('mf-stores');
  const [id = ''] = said.split(' ');
  const keys = trustedKeys(dir, newKey().public);
  const { text } = await keyCommand({ ...releaseStore, keys }, readOptions([]));
  expect(text).toContain(`${id}  may change nothing: its grant is damaged, or signed by a key`);
});

test('an existing key is granted by its public part, without showing a private one', async () => {
  await writeFile(join(dir, 'team.pub'), newKey().public);
  const said = await key('mf-stores', 'mf-map', '--public', join(dir, 'team.pub'));
  expect(said).toContain('may change mf-stores and mf-map until');
  expect(said).not.toContain('PRIVATE');
});

test('a private key in place of its public part is refused', async () => {
  await writeFile(join(dir, 'team.key'), newKey().private);
  await expect(key('mf-stores', '--public', join(dir, 'team.key'))).rejects.toThrow(
    'What was given is no Ed25519 public key (PEM): it is the private part.',
  );
  expect(await key()).toBe('No key has a grant.');
});

test('a key for a remote that is not live is noticed, with a near name', async () => {
  const release = { version: 'aaa', manifest: 'a'.repeat(64), previous: [] };
  await updateChannel(releaseStore, { what: 'test' }, () => ({ remotes: { 'mf-stores': release } }));
  expect(await key('mf-stroes')).toContain('\nmf-stroes is not live yet. Did you mean mf-stores?\n');
  expect(await key('mf-stores')).not.toContain('not live');
});

test.each<[string[], string]>([
  [['mf-stores', '--until', '2001-01-01'], '--until takes a day that is to come'],
  [['mf-stores', '--until', 'soon'], '--until takes a day that is to come'],
  [['stores'], '"stores" is no remote'],
  [['revoke'], 'Which key?'],
  [['revoke', '000000000000'], 'There is no key 000000000000 with a grant.'],
  [['mf-stores', '--public', '/nowhere.pub'], 'The public key /nowhere.pub cannot be read.'],
])('%j is refused: %s', async (line, reason) => {
  await expect(key(...line)).rejects.toThrow(reason);
  expect(await key()).toBe('No key has a grant.');
});

test('a removal without a name offers only the remotes of the key', async () => {
  const folder = join(dir, 'store/files/remotes');
  const versions = { 'mf-stores': 'aaa', 'mf-search': 'aaa' };
  for (const name of Object.keys(versions)) {
    await mkdir(join(folder, name, 'aaa'), { recursive: true });
    await writeFile(join(folder, name, 'aaa/manifest.json'), '{}');
  }
  await releaseVersions(releaseStore, versions);
  const { json } = await keyCommand(releaseStore, readOptions(['mf-stores']));
  const { privateKey = '' } = json as { privateKey?: string };
  const team = openReleaseStore({ DATA_DIR: dir, RELEASE_KEY: privateKey }, { by: 'Team' });
  await expect(removeCommand(team, readOptions([]))).rejects.toThrow('Say one or more of: mf-stores.');
});

test('going back as a whole is within the scope of a key where only its remotes would change', async () => {
  const { json } = await keyCommand(releaseStore, readOptions(['mf-stores']));
  const { privateKey = '' } = json as { privateKey?: string };
  const team = openReleaseStore({ DATA_DIR: dir, RELEASE_KEY: privateKey }, { by: 'Team' });
  const before = { remotes: { 'mf-stores': remote('one'), 'mf-search': remote('one') } };
  const own = { remotes: { ...before.remotes, 'mf-stores': remote('two') } };
  const others = { remotes: { ...before.remotes, 'mf-search': remote('two') } };
  expect(await (await withinScope(team))(own, before)).toEqual([]);
  await expect((await withinScope(team))(others, before)).rejects.toThrow(
    'Your key may change mf-stores only: this would change mf-search too.',
  );
  expect(await (await withinScope(releaseStore))(others, before)).toEqual([]);
});

test('a preview link is made with a key of the shop, and refused for a key of some remotes', async () => {
  const { json } = await keyCommand(releaseStore, readOptions(['mf-stores']));
  const { privateKey = '' } = json as { privateKey?: string };
  const team = openReleaseStore({ DATA_DIR: dir, RELEASE_KEY: privateKey }, { by: 'Team' });
  await releaseVersions(releaseStore, {}, { channel: 'preview/winter' });
  const link = async (by: ReleaseStore) =>
    (await preview(by, readOptions(['preview/winter'], 'preview'))).text;
  await expect(link(team)).rejects.toThrow(
    'Your key may change mf-stores only, and shops accept no preview link of it. Ask those who run the shop for: npx weefsel preview preview/winter',
  );
  expect(await link(releaseStore)).toContain('/_preview?pass=');
});
