import { builtShells } from '../release/built-shell.fixture';
import { publishedFolder } from '../release/published.fixture';
import {
  promote,
  publishShell,
  readCurrent,
  rollback,
  rollbackAll,
  releaseVersions,
  releaseVersion,
  type ShellOffer,
} from '../release/index';
import { readHistory } from '../composition/index';
import type { RemoteManifest } from '../../build/bundler/manifest';
import { openGate, type GateOptions } from './gate';

const folder = publishedFolder();
const built = builtShells();
const NOTHING = { js: [], css: [] };
const SHELL: ShellOffer = { contract: '1.0', shared: {}, onlyInShell: [] };

const gate = (options: Partial<GateOptions> = {}) =>
  openGate({ files: folder.releaseStore.files, shell: SHELL, ...options });

const put = (name: string, version: string, changes: Partial<RemoteManifest> = {}) => {
  const sound = { contract: '1.0', shared: {}, bundled: [], entry: { js: ['entry.js'], css: [] } };
  return folder.put(name, version, undefined, { ...sound, ...changes });
};

/**
 * mf-content lends Blocks in version `lends`, and nothing in `lends-not`; mf-search shows them in `shows`.
 */
beforeEach(async () => {
  await put('mf-content', 'lends', { fragments: { Blocks: NOTHING } });
  await put('mf-content', 'lends-not');
  await put('mf-search', 'shows', { borrows: [{ remote: 'mf-content', name: 'Blocks' }] });
  await put('mf-search', 'shows-not', { borrows: [] });
  await put('mf-search', 'two-pages', { pages: { listing: NOTHING, search: NOTHING } });
  await put('mf-account', 'one');
});

const live = async () =>
  Object.values((await readCurrent(folder.releaseStore))?.composition.remotes ?? {}).map(
    ({ version }) => version,
  );

test('refuses to remove a fragment that another remote shows, names that remote, and changes nothing', async () => {
  await releaseVersions(
    folder.releaseStore,
    { 'mf-search': 'shows', 'mf-content': 'lends' },
    { gate: gate() },
  );
  const release = releaseVersion(folder.releaseStore, 'mf-content', 'lends-not', { gate: gate() });
  await expect(release).rejects.toThrow(
    'mf-search@shows shows the fragment Blocks of mf-content, which mf-content@lends-not does not lend: ' +
      'release mf-content with it, or first who shows it without it.',
  );
  await expect(release).rejects.toMatchObject({ name: 'RefusedRelease' });
  expect(await live()).toEqual(['lends', 'shows']);
  await releaseVersions(
    folder.releaseStore,
    { 'mf-search': 'shows-not', 'mf-content': 'lends-not' },
    { gate: gate() },
  );
  expect(await live()).toEqual(['lends-not', 'shows-not']);
});

test('a remote that shows a fragment without a lender is neither released nor rolled back to', async () => {
  await releaseVersions(folder.releaseStore, { 'mf-search': 'shows', 'mf-content': 'lends' });
  await releaseVersions(folder.releaseStore, { 'mf-search': 'shows-not', 'mf-content': 'lends-not' });
  const sentence = 'mf-search@shows shows the fragment Blocks of mf-content';
  await expect(releaseVersion(folder.releaseStore, 'mf-search', 'shows', { gate: gate() })).rejects.toThrow(
    sentence,
  );
  await expect(rollback(folder.releaseStore, 'mf-search', 'shows', { gate: gate() })).rejects.toThrow(
    sentence,
  );
  await rollbackAll(folder.releaseStore, undefined, { gate: gate({ mayGo: 'any' }) });
  expect(await live()).toEqual(['lends', 'shows']);
});

test('refuses to remove a fragment that the shell shows', async () => {
  const shell = { ...SHELL, borrows: [{ remote: 'mf-content', name: 'Blocks' }] };
  await releaseVersion(folder.releaseStore, 'mf-content', 'lends', { gate: gate({ shell }) });
  await expect(
    releaseVersion(folder.releaseStore, 'mf-content', 'lends-not', { gate: gate({ shell }) }),
  ).rejects.toThrow('The shell shows the fragment Blocks of mf-content');
});

test('an earlier misfit and an absent lender hold up no other release', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'shows', { gate: gate() });
  await releaseVersion(folder.releaseStore, 'mf-content', 'lends-not');
  await releaseVersion(folder.releaseStore, 'mf-account', 'one', { gate: gate() });
  expect(await live()).toEqual(['one', 'lends-not', 'shows']);
});

test('a live page is removed only on explicit request, or by a permitted rollback', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'shows-not', { gate: gate() });
  await releaseVersion(folder.releaseStore, 'mf-search', 'two-pages', { gate: gate() });
  await expect(
    releaseVersion(folder.releaseStore, 'mf-search', 'shows-not', { gate: gate() }),
  ).rejects.toThrow(
    'mf-search@shows-not has no page search, which mf-search@two-pages shows to shoppers: ' +
      'if it is to go, say so with --without search --reason "…".',
  );
  await releaseVersion(folder.releaseStore, 'mf-search', 'shows-not', { gate: gate({ mayGo: ['search'] }) });
  await releaseVersion(folder.releaseStore, 'mf-search', 'two-pages', { gate: gate() });
  await rollback(folder.releaseStore, 'mf-search', 'shows-not', { gate: gate({ mayGo: 'any' }) });
  expect(await live()).toEqual(['shows-not']);
});

test('a preview is compared with what it is made of, and with what is live when it is promoted', async () => {
  await releaseVersion(folder.releaseStore, 'mf-content', 'lends', { gate: gate() });
  await releaseVersion(folder.releaseStore, 'mf-content', 'lends-not', {
    channel: 'preview/less',
    gate: gate(),
  });
  await releaseVersion(folder.releaseStore, 'mf-search', 'shows', { gate: gate() });
  await expect(
    promote(folder.releaseStore, 'preview/less', { channel: 'live', gate: gate() }),
  ).rejects.toThrow('mf-search@shows shows the fragment Blocks');
  expect((await readHistory(folder.releaseStore.files)).map(({ what }) => what)).not.toContain(
    'promote preview/less',
  );
});

test('of two concurrent releases that do not fit together, one goes live', async () => {
  await releaseVersions(
    folder.releaseStore,
    { 'mf-search': 'shows-not', 'mf-content': 'lends' },
    { gate: gate() },
  );
  const outcomes = await Promise.allSettled([
    releaseVersion(folder.releaseStore, 'mf-search', 'shows', { gate: gate() }),
    releaseVersion(folder.releaseStore, 'mf-content', 'lends-not', { gate: gate() }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a version that another shell accepted is checked again against the current shell', async () => {
  await put('mf-search', 'later', { shared: { react: '19.3.1' } });
  await releaseVersions(folder.releaseStore, { 'mf-search': 'later', 'mf-account': 'one' });
  await releaseVersion(folder.releaseStore, 'mf-search', 'shows-not');
  const older = { ...SHELL, shared: { react: '19.2.0' } };
  await expect(
    rollback(folder.releaseStore, 'mf-search', 'later', { gate: gate({ shell: older }) }),
  ).rejects.toThrow(
    'mf-search@later cannot be live. It was built against react 19.3.1, the shell lends 19.2.0. Nothing was changed.',
  );
});

describe('with a shell in the composition', () => {
  const publishOne = async (mark: string, offer: Partial<ShellOffer>) =>
    publishShell((await built(mark, { offer })).buildDir, folder.releaseStore.files);

  test('checks remotes against that shell, not against the configured one', async () => {
    const shell = await publishOne('aaaa', { contract: '2.0' });
    await releaseVersion(folder.releaseStore, 'shell', shell);
    await expect(releaseVersion(folder.releaseStore, 'mf-account', 'one', { gate: gate() })).rejects.toThrow(
      'mf-account@one cannot be live. It speaks contract 1.0, the shell speaks 2.0.',
    );
    expect(await live()).toEqual([]);
  });

  test('another shell has to fit every remote that is live, and goes back only to what it fits', async () => {
    const [first, second] = [await publishOne('aaaa', {}), await publishOne('bbbb', { contract: '2.0' })];
    await releaseVersions(folder.releaseStore, {
      shell: first,
      'mf-account': 'one',
      'mf-search': 'shows-not',
    });
    const release = releaseVersion(folder.releaseStore, 'shell', second, { gate: gate() });
    await expect(release).rejects.toThrow('mf-account@one cannot be live. It speaks contract 1.0');
    await expect(release).rejects.toThrow('mf-search@shows-not cannot be live.');
    await put('mf-account', 'two', { contract: '2.0' });
    await put('mf-search', 'two', { contract: '2.0' });
    await releaseVersions(
      folder.releaseStore,
      { shell: second, 'mf-account': 'two', 'mf-search': 'two' },
      { gate: gate() },
    );
    await expect(
      rollback(folder.releaseStore, 'shell', first, { gate: gate({ mayGo: 'any' }) }),
    ).rejects.toThrow('mf-account@two cannot be live. It speaks contract 2.0, the shell speaks 1.0.');
    await rollbackAll(folder.releaseStore, undefined, { gate: gate({ mayGo: 'any' }) });
    expect(await live()).toEqual(['one', 'shows-not']);
  });

  test('refuses a shell that shows a fragment without a lender', async () => {
    const borrows = [{ remote: 'mf-content', name: 'Blocks' }];
    const [first, second] = [await publishOne('aaaa', {}), await publishOne('bbbb', { borrows })];
    await releaseVersions(folder.releaseStore, { shell: first, 'mf-content': 'lends-not' });
    await expect(releaseVersion(folder.releaseStore, 'shell', second, { gate: gate() })).rejects.toThrow(
      'The shell shows the fragment Blocks of mf-content, which mf-content@lends-not does not lend',
    );
  });
});

test('a shell that is incomplete in the store blocks releases, and can be rolled back from', async () => {
  const shell = await publishShell((await built('aaaa')).buildDir, folder.releaseStore.files);
  const { now } = await releaseVersion(folder.releaseStore, 'mf-account', 'one');
  await releaseVersion(folder.releaseStore, 'shell', shell);
  await folder.releaseStore.files.remove(`shell/${shell}/offer.json`);
  await expect(
    releaseVersion(folder.releaseStore, 'mf-search', 'shows-not', { gate: gate() }),
  ).rejects.toThrow(`shell/${shell}/offer.json is not in the store.`);
  await rollbackAll(folder.releaseStore, now.id, { gate: gate({ mayGo: 'any' }) });
  expect((await readCurrent(folder.releaseStore))?.composition.shell).toBeUndefined();
});
