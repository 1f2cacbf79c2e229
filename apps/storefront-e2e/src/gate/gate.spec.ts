import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import { openGate, type GateOptions } from '../../../../libs/federation/src/releases/gate/index.ts';
import {
  readCurrent,
  releaseVersions,
  type ReleaseStore,
} from '../../../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, publishBuilt, readOffer, readShellTypes } from '../../../../tools/shop.ts';
import { expect, test } from '../shopper.ts';

// The compiler checks each remote.
test.setTimeout(240_000);

let dataDir: string;
let releaseStore: ReleaseStore;
let shell: GateOptions['shell'];
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'weefsel-gate-'));
  releaseStore = releaseStoreIn(dataDir);
  shell = { ...(await readOffer()), types: await readShellTypes() };
  const versions: Record<string, string> = {};
  for (const name of workspaceRemotes()) versions[name] = await publishBuilt(name, releaseStore);
  await releaseVersions(releaseStore, versions);
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The gate's reasons against these built remotes with a changed shell. */
async function said(
  names: readonly string[],
  changed: Partial<GateOptions['shell']> = {},
): Promise<readonly string[]> {
  const live = await readCurrent(releaseStore);
  if (!live) return ['Nothing is live.'];
  const gate = openGate({ files: releaseStore.files, shell: { ...shell, ...changed } });
  const remotes = Object.entries(live.composition.remotes).filter(([name]) => names.includes(name));
  return gate({ ...live.composition, remotes: Object.fromEntries(remotes) }, undefined);
}

/** The shell's types with a text replaced in one declaration. */
function typesWith(file: string, from: string, to: string): Partial<GateOptions['shell']> {
  const { types } = shell;
  const text = types?.files[file] ?? '';
  expect(text).toContain(from);
  return types ? { types: { ...types, files: { ...types.files, [file]: text.replace(from, to) } } } : {};
}

test('all remotes pass the gate as they are built', async () => {
  expect(await said(workspaceRemotes())).toEqual([]);
});

test('a shell that renames a method is refused, with the place where a remote uses it', async () => {
  const changed = typesWith('libs/stores/src/cart/cart-store.d.ts', 'changeQuantity(', 'setQuantity(');
  expect(await said(['mf-checkout'], changed)).toEqual([
    expect.stringMatching(
      /^mf-checkout@\w+ does not fit the shell@\w+, says TypeScript: Property 'changeQuantity' does not exist on type 'CartStore' \(apps\/mf-checkout\/src\//,
    ),
  ]);
});

test('a shell that shows a fragment that no remote lends is refused without the compiler', async () => {
  const changed = typesWith('libs/contracts/src/page.d.ts', 'origin: string;', '');
  const borrows = [{ remote: 'mf-account', name: 'LoginPanel' }];
  expect(await said(['mf-account', 'mf-search'], { ...changed, borrows })).toEqual([
    expect.stringContaining('The shell shows the fragment LoginPanel of mf-account'),
  ]);
});

test('a shell that gives a page less data is refused', async () => {
  const changed = typesWith('libs/contracts/src/page.d.ts', 'origin: string;', '');
  const reasons = await said(['mf-account', 'mf-search'], changed);
  expect(reasons).toHaveLength(2);
  for (const reason of reasons)
    expect(reason).toContain(
      "Property 'origin' is missing in type 'PageRequest' of the shell but required in type 'PageRequest' of the remote",
    );
});
