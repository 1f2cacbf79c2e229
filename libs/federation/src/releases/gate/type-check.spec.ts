import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollback, storeDir, releaseVersions, releaseVersion, type ShellOffer } from '../release/index';
import { publishedFolder } from '../release/published.fixture';
import { openGate } from './gate';
import { firstOf } from './type-check';
import { writePack, type TypePack } from './types/type-pack';
import { builtTypes } from './types/workspace.fixture';

const folder = publishedFolder();
const OFFER: ShellOffer = { contract: '1.0', shared: {}, onlyInShell: [] };

const STORES = 'libs/stores/src/index.ts';
const before = builtTypes();
/** A change in which the cart gets a method, and mf-search uses it. */
const after = builtTypes({
  [STORES]: ['add(id', 'addAll(id: string) {} add(id'],
  'apps/mf-search/src/listing.tsx': ['cart.add(', 'cart.addAll('],
});

async function put(version: string, types?: TypePack, contract = '1.0'): Promise<void> {
  const entry = { js: ['entry.js'], css: [] };
  await folder.put('mf-search', version, undefined, { contract, shared: {}, bundled: [], entry });
  const file = join(storeDir(folder.dir), 'files/remotes/mf-search', version, 'types.json.gz');
  if (types) writeFileSync(file, writePack(types));
}
const gateOf = (build: string, { shell }: { shell: TypePack }) =>
  openGate({ files: folder.releaseStore.files, shell: { ...OFFER, build, types: shell } });

beforeEach(async () => {
  await put('old', before.remote);
  await put('new', after.remote);
});

test('a new method that a remote uses is refused by an older shell, with the method and both versions', async () => {
  const gate = gateOf('s1', before);
  await releaseVersion(folder.releaseStore, 'mf-search', 'old', { gate });
  await expect(releaseVersion(folder.releaseStore, 'mf-search', 'new', { gate })).rejects.toThrow(
    "mf-search@new does not fit the shell@s1, says TypeScript: Property 'addAll' does not exist on type 'Cart' " +
      '(apps/mf-search/src/listing.tsx:12). Build it with what this shell lends; before a shell that lends less, release a version that fits both. Nothing was changed.',
  );
  expect(await folder.live()).toMatchObject({ version: 'old' });
  await releaseVersion(folder.releaseStore, 'mf-search', 'new', { gate: gateOf('s2', after) });
  expect(await folder.live()).toMatchObject({ version: 'new' });
});

test('a version that the shell of today does not fit any more is not rolled back to', async () => {
  const renamed = builtTypes({ [STORES]: ['add(id', 'addAll(id'] });
  await releaseVersion(folder.releaseStore, 'mf-search', 'old');
  await releaseVersion(folder.releaseStore, 'mf-search', 'new');
  const gate = gateOf('s3', renamed);
  await expect(rollback(folder.releaseStore, 'mf-search', 'old', { gate })).rejects.toThrow(
    "mf-search@old does not fit the shell@s3, says TypeScript: Property 'add' does not exist on type 'Cart'",
  );
  expect(await folder.live()).toMatchObject({ version: 'new' });
});

test('a shell without a predecessor is checked against every live remote', async () => {
  const { now } = await releaseVersions(folder.releaseStore, { 'mf-search': 'new' });
  expect(await gateOf('s2', after)(now.composition, undefined)).toEqual([]);
  expect(await gateOf('s1', before)(now.composition, undefined)).toEqual([
    expect.stringContaining('mf-search@new does not fit the shell@s1'),
  ]);
});

test('a different contract is reported only where the compiler finds a misfit', async () => {
  await put('newer', after.remote, '2.0');
  await expect(
    releaseVersion(folder.releaseStore, 'mf-search', 'newer', { gate: gateOf('s1', before) }),
  ).rejects.toThrow(
    '(apps/mf-search/src/listing.tsx:12). It speaks contract 2.0, the shell speaks 1.0. Build it with what this shell lends',
  );
  await releaseVersion(folder.releaseStore, 'mf-search', 'newer', { gate: gateOf('s2', after) });
  expect(await folder.live()).toMatchObject({ version: 'newer' });
});

test('versions published without types are compared by their contract numbers', async () => {
  await put('other', undefined, '2.0');
  await expect(
    releaseVersion(folder.releaseStore, 'mf-search', 'other', { gate: gateOf('s1', before) }),
  ).rejects.toThrow('mf-search@other cannot be live. It speaks contract 2.0, the shell speaks 1.0.');
  await put('ancient');
  await releaseVersion(folder.releaseStore, 'mf-search', 'ancient', { gate: gateOf('s1', before) });
  expect(await folder.live()).toMatchObject({ version: 'ancient' });
});

test('an error names its file where the remote has it: in the workspace, or in a separate repository', () => {
  const reasons = ['No such text (apps/mf-search/src/listing.tsx:3)'];
  expect(firstOf(reasons, 'mf-search')).toBe(reasons[0]);
  expect(firstOf(reasons, 'mf-search', 'src')).toBe('No such text (src/listing.tsx:3)');
  expect(firstOf(['x (apps/shell/src/header.tsx:3)'], 'shell', 'src')).toBe(
    'x (apps/shell/src/header.tsx:3)',
  );
});
