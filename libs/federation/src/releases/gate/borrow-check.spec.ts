import { fromPartial } from '@total-typescript/shoehorn';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Borrowed, RemoteManifest } from '../../build/bundler/manifest';
import { rollback, storeDir, releaseVersions, releaseVersion } from '../release/index';
import { publishedFolder } from '../release/published.fixture';
import { openGate, type Gate } from './gate';
import { borrowCheck } from './borrow-check';
import { writePack, type TypePack } from './types/type-pack';
import { builtTypes } from './types/workspace.fixture';

const folder = publishedFolder();
const now = builtTypes();
/** A change in which the slider requires a gender. */
const later = builtTypes({
  'libs/contracts/src/index.ts': ['category: string', 'category: string; gender: string'],
  'apps/mf-search/src/listing.tsx': ["category: 'jurken'", "category: 'jurken', gender: 'dames'"],
});

const shell = { contract: '1.0', shared: {}, onlyInShell: [], build: 's1', types: now.shell };
/** Opens the gate late, once the folder exists. */
const gate: Gate = (...contents) => openGate({ files: folder.releaseStore.files, shell })(...contents);
const SLIDER: Borrowed = { remote: 'mf-catalog', name: 'ProductSlider' };

async function put(name: string, version: string, types?: TypePack, borrows: Borrowed[] = []): Promise<void> {
  const entry = { js: ['entry.js'], css: [] };
  const fragments = { ProductSlider: { js: [], css: [] } };
  await folder.put(name, version, undefined, {
    contract: '1.0',
    shared: {},
    bundled: [],
    entry,
    fragments,
    borrows,
  });
  const file = join(storeDir(folder.dir), 'files/remotes', name, version, 'types.json.gz');
  if (types) writeFileSync(file, writePack(types));
}

beforeEach(async () => {
  await put('mf-catalog', 'takes', now.lender);
  await put('mf-catalog', 'wants-more', later.lender);
  await put('mf-catalog', 'ancient');
  await put('mf-search', 'gives', now.remote, [SLIDER]);
  await put('mf-search', 'gives-more', later.remote, [SLIDER]);
  await put('mf-search', 'shows-not', now.remote);
});

const release = (name: string, version: string) =>
  releaseVersion(folder.releaseStore, name, version, { gate });

test('a lender that requires more than its borrower passes is refused, with both versions', async () => {
  await releaseVersions(folder.releaseStore, { 'mf-catalog': 'takes', 'mf-search': 'gives' }, { gate });
  await expect(release('mf-catalog', 'wants-more')).rejects.toThrow(
    'mf-search@gives does not fit mf-catalog@wants-more, whose fragments it shows, says TypeScript: ' +
      "Property 'gender' is missing in type '{ category: string; }' but required in type 'SliderProps' (apps/mf-search/src/listing.tsx:13). " +
      'Build mf-search with what mf-catalog takes and release both, or let mf-catalog take what it took. Nothing was changed.',
  );
  await releaseVersions(
    folder.releaseStore,
    { 'mf-catalog': 'wants-more', 'mf-search': 'gives-more' },
    { gate },
  );
  expect(await folder.live()).toMatchObject({ version: 'gives-more' });
});

test('a remote whose props do not fit its lender is neither released nor rolled back to', async () => {
  await releaseVersions(folder.releaseStore, { 'mf-catalog': 'takes', 'mf-search': 'gives' });
  await expect(release('mf-search', 'gives-more')).rejects.toThrow(
    'mf-search@gives-more does not fit mf-catalog@takes',
  );
  await releaseVersions(folder.releaseStore, { 'mf-catalog': 'wants-more', 'mf-search': 'gives-more' });
  await expect(rollback(folder.releaseStore, 'mf-search', 'gives', { gate })).rejects.toThrow(
    'mf-search@gives does not fit mf-catalog@wants-more',
  );
});

describe('a fragment that the shell shows', () => {
  const showing = { ...shell, borrows: [SLIDER] };
  const gateOf = (types: TypePack) =>
    openGate({ files: folder.releaseStore.files, shell: { ...showing, types } });
  const givesMore = builtTypes({
    'libs/contracts/src/index.ts': ['category: string', 'category: string; gender: string'],
    'apps/shell/src/frame.tsx': ["category: 'jassen'", "category: 'jassen', gender: 'heren'"],
  });

  test('gets the props that its remote requires, or the remote is refused', async () => {
    await releaseVersions(folder.releaseStore, { 'mf-catalog': 'takes' }, { gate: gateOf(now.shell) });
    const wants = { 'mf-catalog': 'wants-more' };
    await expect(releaseVersions(folder.releaseStore, wants, { gate: gateOf(now.shell) })).rejects.toThrow(
      'shell@s1 does not fit mf-catalog@wants-more, whose fragments it shows, says TypeScript: ' +
        "Property 'gender' is missing in type '{ category: string; }' but required in type 'SliderProps' (apps/shell/src/frame.tsx:3).",
    );
    await releaseVersions(folder.releaseStore, wants, { gate: gateOf(givesMore.shell) });
  });

  test('is compared only when the shell or the remote changed', async () => {
    const check = borrowCheck(folder.releaseStore.files, { ...showing, types: givesMore.shell });
    const manifest = fromPartial<RemoteManifest>({ fragments: { ProductSlider: { js: [], css: [] } } });
    const cast = { 'mf-catalog': { version: 'takes', manifest } };
    const reason = [expect.stringContaining('shell@s1 does not fit mf-catalog@takes')];
    const reasonsOf = async (...casts: Parameters<typeof check>) => (await check(...casts)).reasons;
    expect(await reasonsOf(cast, cast, true)).toEqual(reason);
    expect(await reasonsOf({}, cast, false)).toEqual(reason);
    expect(await reasonsOf(cast, cast, false)).toEqual([]);
    const without = { 'mf-catalog': { version: 'takes', manifest: { ...manifest, fragments: {} } } };
    expect(await reasonsOf({}, without, false)).toEqual([]);
  });

  test('is not compared for a shell from before such types were published', async () => {
    const { shows: _, ...older } = now.shell;
    await releaseVersions(folder.releaseStore, { 'mf-catalog': 'wants-more' }, { gate: gateOf(older) });
  });
});

test('remotes that show no fragment, and versions published without types, are not compared', async () => {
  await releaseVersions(folder.releaseStore, { 'mf-catalog': 'takes', 'mf-search': 'shows-not' });
  await release('mf-catalog', 'wants-more');
  await release('mf-catalog', 'ancient');
  await release('mf-search', 'gives-more');
  expect(await folder.live()).toMatchObject({ version: 'gives-more' });
});

test('a misfit between the shell and a remote that shows a fragment is reported once', async () => {
  const types = builtTypes({ 'libs/stores/src/index.ts': ['add(id', 'put(id'] }).shell;
  const other = openGate({ files: folder.releaseStore.files, shell: { ...shell, types } });
  const { now: made } = await releaseVersions(folder.releaseStore, {
    'mf-catalog': 'takes',
    'mf-search': 'gives',
  });
  expect(await other(made.composition, undefined)).toEqual([
    expect.stringContaining('mf-search@gives does not fit the shell@s1'),
  ]);
});

describe('a borrower of two lenders', () => {
  const fragments = { ProductSlider: { js: [], css: [] } };
  const manifestOf = (borrows: Borrowed[]) => fromPartial<RemoteManifest>({ fragments, borrows });
  const cast = {
    'mf-catalog': { version: 'takes', manifest: manifestOf([]) },
    'mf-content': { version: 'lends', manifest: manifestOf([]) },
    'mf-search': { version: 'gives', manifest: manifestOf([SLIDER, { ...SLIDER, remote: 'mf-content' }]) },
  };
  beforeEach(() => put('mf-content', 'lends', later.lender));

  test('is compiled once with both, and fits the shell too', async () => {
    const compiler = jest.fn(() => Promise.resolve([]));
    const found = await borrowCheck(folder.releaseStore.files, shell, compiler)({}, cast, false);
    expect(found).toEqual({ reasons: [], fitting: new Set(['mf-search']) });
    expect(compiler.mock.calls).toEqual([
      [
        now.remote,
        now.shell,
        expect.objectContaining({ name: 'mf-catalog' }),
        expect.objectContaining({ name: 'mf-content' }),
      ],
    ]);
  });

  test('is compiled with each when that fails, and the wrong one is named', async () => {
    const compiler = jest.fn((_pack: TypePack, _shell: TypePack, ...lenders: { name: string }[]) =>
      Promise.resolve(lenders.some(({ name }) => name === 'mf-content') ? ['gender is missing'] : []),
    );
    const { reasons, fitting } = await borrowCheck(folder.releaseStore.files, shell, compiler)(
      {},
      cast,
      false,
    );
    expect(reasons).toEqual([expect.stringContaining('mf-search@gives does not fit mf-content@lends')]);
    expect(fitting).toEqual(new Set());
  });
});
