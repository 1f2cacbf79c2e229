import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeEntry } from '../../../../contracts/src/remote-description';
import type { RemoteManifest } from '../../build/bundler/manifest';
import {
  findComposition,
  BeyondScope,
  LIVE,
  moveChannel,
  newKey,
  readChannel,
  signerOf,
  signingKey,
  trustedKeys,
  writeComposition,
  writeGrant,
  type ComposedRemote,
  type Composition,
} from '../composition';
import { collect } from './collect';
import { readCurrent } from './update-channel';
import { openReleaseStore, type ReleaseStore } from './release-store';
import { admit, readGrants, revoke, scopeOf } from './grants';
import { publishedFolder } from './published.fixture';
import { setRedirects } from './redirects';
import { rollback, rollbackAll, releaseVersion } from './release-versions';

const folder = publishedFolder();
const LATER = new Date(Date.now() + 86_400_000).toISOString();

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-stores']) {
    await folder.put(name, 'one');
    await folder.put(name, 'two');
  }
  await releaseVersion(folder.releaseStore, 'mf-search', 'one');
});

/** The release store of a team whose key may change these remotes. */
async function teamOf(remotes: string[], until = LATER): Promise<ReleaseStore & { id: string }> {
  const { grant, privateKey } = await admit(folder.releaseStore, { remotes, until });
  const key = await signingKey(folder.dir, privateKey);
  return { ...folder.releaseStore, id: grant.id, key: async () => key, author: { by: 'Team' } };
}

const team = () => teamOf(['mf-stores']);

/** Writes a composition with a key directly, bypassing all commands. */
async function force(
  releaseStore: ReleaseStore,
  change: (now: Composition) => Omit<Composition, 'made'>,
): Promise<string> {
  const current = await readCurrent(folder.releaseStore);
  if (!current) throw new Error('Nothing is live.');
  const made = { ...current.composition.made, at: new Date().toISOString(), from: current.id };
  return writeComposition(releaseStore.files, await releaseStore.key(), {
    ...change(current.composition),
    made,
  });
}

test('the same release by another key of the whole shop signs live anew; by the same key, or a team, nothing', async () => {
  const other = newKey();
  const key = await signingKey(folder.dir, other.private);
  const keys = trustedKeys(
    folder.dir,
    (await readFile(join(folder.dir, 'keys/release.pub'), 'utf8')) + other.public,
  );
  const replaced = { ...folder.releaseStore, keys, key: async () => key };
  const before = await readCurrent(folder.releaseStore);
  const teams = await team();
  for (const same of [folder.releaseStore, teams])
    expect((await releaseVersion(same, 'mf-search', 'one')).now.id).toBe(before?.id);
  const { now } = await releaseVersion(replaced, 'mf-search', 'one');
  expect(now.composition.remotes).toEqual(before?.composition.remotes);
  expect(await signerOf(now.id, replaced)).toBe(key.id);
  expect((await releaseVersion(replaced, 'mf-search', 'one')).now.id).toBe(now.id);
});

test('grants of a key that is not trusted any more are void', async () => {
  const { id } = await team();
  const keys = trustedKeys(folder.dir, newKey().public);
  expect(await readGrants({ ...folder.releaseStore, keys })).toEqual({ grants: [], voided: [id] });
});

test('a key with a grant changes its remote: the first time, again, back, and after others', async () => {
  const releaseStore = await team();
  await releaseVersion(releaseStore, 'mf-stores', 'one');
  await releaseVersion(releaseStore, 'mf-stores', 'two');
  await rollback(releaseStore, 'mf-stores');
  await releaseVersion(folder.releaseStore, 'mf-search', 'two');
  const { now } = await releaseVersion(releaseStore, 'mf-stores', 'two');
  expect(await findComposition(folder.releaseStore, now.id)).toEqual(now.composition);
  expect([await folder.live('mf-stores'), await folder.live()]).toMatchObject([
    { version: 'two' },
    { version: 'two' },
  ]);
});

test('a key with a grant changes nothing else, and the refusal names its scope', async () => {
  const releaseStore = await team();
  const before = await readChannel(folder.releaseStore.pointers, LIVE);
  const only = `is signed with the key ${releaseStore.id}, which may change mf-stores only: it changes`;
  await expect(releaseVersion(releaseStore, 'mf-search', 'two')).rejects.toThrow(`${only} mf-search too.`);
  await expect(setRedirects(releaseStore, { '/a': { to: '/b' } })).rejects.toThrow(`${only} redirects too.`);
  expect(await readChannel(folder.releaseStore.pointers, LIVE)).toEqual(before);
});

/** The composition with a changed release of search. */
const withSearch =
  (change: Partial<ComposedRemote>) =>
  ({ remotes }: Composition): Omit<Composition, 'made'> => {
    const search = remotes['mf-search'];
    return search ? { remotes: { ...remotes, 'mf-search': { ...search, ...change } } } : { remotes };
  };

test.each<[string, (now: Composition) => Omit<Composition, 'made'>]>([
  ['takes another remote out', () => ({ remotes: {} })],
  ['forgets what another can go back to', withSearch({ previous: [] })],
  ['shows pages of another elsewhere', withSearch({ pages: { listing: { paths: ['/x'] } } })],
])('a composition that was forced into the store and %s is not believed', async (_what, change) => {
  const releaseStore = await team();
  await releaseVersion(folder.releaseStore, 'mf-search', 'two');
  const id = await force(releaseStore, change);
  await expect(findComposition(folder.releaseStore, id)).rejects.toThrow(BeyondScope);
  await expect(findComposition(folder.releaseStore, id)).rejects.toThrow('it changes mf-search too');
});

test('refuses a page of another remote, both when claimed openly and when hidden from the composition', async () => {
  const described = (path: string): Partial<RemoteManifest> => ({
    description: describeEntry({ pages: { listing: { paths: [path] } } }),
  });
  await folder.put('mf-search', 'paths', undefined, described('/nl/winkels/'));
  await folder.put('mf-stores', 'paths', undefined, described('/nl/winkels/'));
  await releaseVersion(folder.releaseStore, 'mf-search', 'paths');
  const releaseStore = await team();
  const content = await folder.releaseStore.files.read('remotes/mf-stores/paths/manifest.json');
  const manifest = createHash('sha256').update(String(content)).digest('hex');
  const release = { version: 'paths', manifest, previous: [] };
  const openly = await force(releaseStore, ({ remotes }) => ({
    remotes: { ...remotes, 'mf-stores': { ...release, pages: { listing: { paths: ['/nl/winkels/'] } } } },
  }));
  await expect(findComposition(folder.releaseStore, openly)).rejects.toThrow(
    'both claim the path /nl/winkels/',
  );
  const quietly = await force(releaseStore, ({ remotes }) => ({
    remotes: { ...remotes, 'mf-stores': { ...release, pages: {} } },
  }));
  await expect(findComposition(folder.releaseStore, quietly)).rejects.toThrow(
    'mf-stores has other pages than it says',
  );
});

test('rejects a composition that follows from a rejected one', async () => {
  const releaseStore = await team();
  const forced = await force(releaseStore, () => ({ remotes: {} }));
  const { pointers } = folder.releaseStore;
  const found = await readChannel(pointers, LIVE);
  await moveChannel(pointers, LIVE, { composition: forced, previous: [] }, found);
  const made = { at: new Date().toISOString(), by: 'x', what: 'x', channel: LIVE, from: forced };
  const on = await writeComposition(releaseStore.files, await releaseStore.key(), { remotes: {}, made });
  await expect(findComposition(folder.releaseStore, on)).rejects.toThrow('it changes mf-search too');
});

test('a key with a grant cannot admit another key, and a grant that it wrote is not valid', async () => {
  const releaseStore = await team();
  await expect(admit(releaseStore, { remotes: ['mf-search'], until: LATER })).rejects.toThrow(
    `The key ${releaseStore.id} is not trusted with the whole shop`,
  );
  const own = newKey();
  const key = await signingKey(folder.dir, own.private);
  const grant = { id: key.id, publicKey: own.public, remotes: ['mf-search'], at: '', until: LATER, by: 'x' };
  await writeGrant(releaseStore.files, await releaseStore.key(), grant);
  const id = await force({ ...releaseStore, key: async () => key }, ({ remotes }) => ({ remotes }));
  await expect(findComposition(folder.releaseStore, id)).rejects.toThrow(
    /not signed by anybody who is trusted here \(key \w+\)\. Trusted are the public keys in RELEASE_TRUSTED_KEYS/,
  );
});

test('rejects a composition that another key signed in the name of a key with a grant', async () => {
  const releaseStore = await team();
  const other = await signingKey(folder.dir, newKey().private);
  const forged = { ...releaseStore, key: async () => ({ ...other, id: releaseStore.id }) };
  const id = await force(forged, ({ remotes }) => ({ remotes }));
  await expect(findComposition(folder.releaseStore, id)).rejects.toThrow(
    'not signed by anybody who is trusted here',
  );
});

test('admits an existing key by its public part, and only once', async () => {
  const own = newKey();
  const admission = { remotes: ['mf-stores'], until: LATER, publicKey: own.public };
  const { grant, privateKey } = await admit(folder.releaseStore, admission);
  expect(privateKey).toBeUndefined();
  const key = await signingKey(folder.dir, own.private);
  await releaseVersion({ ...folder.releaseStore, key: async () => key }, 'mf-stores', 'one');
  await expect(admit(folder.releaseStore, admission)).rejects.toThrow(
    `The key ${grant.id} has a grant already`,
  );
  await expect(admit(folder.releaseStore, { ...admission, publicKey: 'x' })).rejects.toThrow(
    'no Ed25519 public key',
  );
});

test('an expired key signs nothing, and its earlier change stays live', async () => {
  const releaseStore = await teamOf(['mf-stores'], new Date(Date.now() + 200).toISOString());
  await releaseVersion(releaseStore, 'mf-stores', 'one');
  const clock = jest.useFakeTimers({
    now: Date.now() + 1000,
    doNotFake: ['setTimeout', 'nextTick', 'setImmediate'],
  });
  await expect(releaseVersion(releaseStore, 'mf-stores', 'two')).rejects.toThrow('which was good until');
  clock.useRealTimers();
  expect((await readCurrent(folder.releaseStore))?.composition.remotes['mf-stores']?.version).toBe('one');
});

test('a revoked key signs nothing; the live composition stays, and a rollback to one it signed is refused', async () => {
  const releaseStore = await team();
  await releaseVersion(releaseStore, 'mf-stores', 'one');
  const { now: before } = await releaseVersion(releaseStore, 'mf-stores', 'two');
  const { now } = await releaseVersion(folder.releaseStore, 'mf-search', 'two');
  await revoke(folder.releaseStore, releaseStore.id, 'left');
  expect((await readCurrent(folder.releaseStore))?.id).toBe(now.id);
  await expect(releaseVersion(releaseStore, 'mf-stores', 'one')).rejects.toThrow(
    `${releaseStore.id}, which Anna revoked on`,
  );
  await expect(rollbackAll(folder.releaseStore, before.id)).rejects.toThrow('which Anna revoked on');
  expect((await readGrants(folder.releaseStore)).grants).toMatchObject([
    { id: releaseStore.id, remotes: ['mf-stores'], revoked: { why: 'left' } },
  ]);
  const unused = await collect(folder.releaseStore, { days: 0, dryRun: true, now: new Date(LATER) });
  expect(unused.versions).toEqual([]);
  await expect(revoke(folder.releaseStore, releaseStore.id)).rejects.toThrow('was revoked already');
  await expect(revoke(folder.releaseStore, '000000000000')).rejects.toThrow('There is no key 000000000000');
});

test('a live composition stays trusted after its key is revoked, with all that it follows from', async () => {
  const releaseStore = await team();
  await releaseVersion(releaseStore, 'mf-stores', 'one');
  const { now } = await releaseVersion(releaseStore, 'mf-stores', 'two');
  await revoke(folder.releaseStore, releaseStore.id);
  // A server that starts now has no memory of it.
  const { keys } = openReleaseStore({ DATA_DIR: folder.dir }, { by: 'server' });
  expect(
    (await findComposition({ ...folder.releaseStore, keys }, now.id)).remotes['mf-stores']?.version,
  ).toBe('two');
});

test('a release store reports the scope of its key', async () => {
  expect(await scopeOf(folder.releaseStore)).toBeUndefined();
  expect(await scopeOf(await team())).toEqual(['mf-stores']);
});

test('unknown, expired and revoked keys have no scope; the error names the reason', async () => {
  const stranger = await signingKey(folder.dir, newKey().private);
  const expired = await teamOf(['mf-stores'], new Date(Date.now() - 1).toISOString());
  const revoked = await team();
  await revoke(folder.releaseStore, revoked.id);
  await expect(scopeOf({ ...folder.releaseStore, key: async () => stranger })).rejects.toThrow(
    `The key ${stranger.id} is no key of this shop. Set RELEASE_KEY to one that it trusts, and RELEASE_TRUSTED_KEYS`,
  );
  await expect(scopeOf(expired)).rejects.toThrow(`The key ${expired.id} was valid until`);
  await expect(scopeOf(revoked)).rejects.toThrow(`The key ${revoked.id} was revoked by Anna on`);
});
