import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCanary } from '../../libs/federation/src/releases/composition/index.ts';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  publishShell,
  readCurrent,
  RefusedRelease,
  startCanary,
  releaseVersions,
} from '../../libs/federation/src/releases/release/index.ts';
import { refusalOf } from '../rehearsal/refusal-of.ts';
import { promoteCommand } from './switch-commands.ts';
import { readOptions } from './options.ts';
import { releaseBuilt } from './publish-commands.ts';

jest.mock('../rehearsal/refusal-of.ts', () => ({ refusalOf: jest.fn(async () => undefined) }));
const rehearsed = jest.mocked(refusalOf);

const folder = publishedFolder();
const built = builtShells();
/** Manifest fields that fit the shell. */
const FITTING = { shared: {}, contract: '1.0', bundled: [] };
const live = async () => (await readCurrent(folder.releaseStore))?.composition.remotes['mf-search']?.version;

/** A build of mf-search with some pages. */
async function build(pages: readonly string[]): Promise<{ name: string; distDir: string }> {
  const distDir = join(folder.dir, 'dist');
  const none = { js: [], css: [] };
  const manifest = {
    name: 'mf-search',
    remoteEntry: 'remoteEntry.js',
    entry: { js: ['entry.js'], css: [] },
    pages: Object.fromEntries(pages.map((page) => [page, none])),
    fragments: {},
    files: {},
    ...FITTING,
  };
  const description = { pages: {}, fragments: [], storage: [], events: [] };
  const files = {
    'browser/manifest.json': JSON.stringify(manifest),
    'browser/remoteEntry.js': '',
    'browser/entry.js': '',
    'server/server.cjs': '',
    'server/description.json': JSON.stringify(description),
    'types.json.gz': gzipSync(JSON.stringify({ files: {}, imports: {}, roots: [], entries: {} })),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(distDir, file)), { recursive: true });
    await writeFile(join(distDir, file), content);
  }
  return { name: 'mf-search', distDir };
}

/** A shell and a remote with the page `listing` are live. */
beforeEach(async () => {
  rehearsed.mockClear();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { buildDir } = await built('aaaa');
  await folder.put('mf-search', 'aaa');
  const shell = await publishShell(buildDir, folder.releaseStore.files);
  await releaseVersions(folder.releaseStore, { shell, 'mf-search': 'aaa' });
});
afterEach(() => jest.restoreAllMocks());

test('a dropped page is refused before anything is rehearsed', async () => {
  const releasing = releaseBuilt(folder.releaseStore, readOptions([]), [await build(['search'])]);
  await expect(releasing).rejects.toThrow(
    /has no page listing, which mf-search@aaa shows to shoppers.*Nothing was changed\.$/,
  );
  expect(rehearsed).not.toHaveBeenCalled();
  expect(await live()).toBe('aaa');
});

test('a dropped page is refused while lint still runs', async () => {
  const checks = { done: new Promise<void>(() => undefined), stop: () => undefined };
  const releasing = releaseBuilt(folder.releaseStore, readOptions([]), [await build(['search'])], {
    checks,
  });
  await expect(releasing).rejects.toThrow('has no page listing');
});

test('a failure of lint refuses a build that passes the gate', async () => {
  const before = await folder.releaseStore.files.list('remotes/mf-search/');
  const checks = { done: Promise.reject(new RefusedRelease('Its lint failed.')), stop: () => undefined };
  const fitting = await build(['listing', 'search']);
  const releasing = releaseBuilt(folder.releaseStore, readOptions([]), [fitting], { checks });
  await expect(releasing).rejects.toThrow('Its lint failed.');
  expect(rehearsed).not.toHaveBeenCalled();
  expect(await live()).toBe('aaa');
  expect(await folder.releaseStore.files.list('remotes/mf-search/')).toEqual(before);
});

test('a build that passes the gate is rehearsed, and released', async () => {
  await releaseBuilt(folder.releaseStore, readOptions([]), [await build(['listing', 'search'])]);
  expect(rehearsed).toHaveBeenCalledTimes(1);
  expect(await live()).not.toBe('aaa');
});

test('an unchanged build ends the release at once, and the checks', async () => {
  const same = await build(['listing', 'search']);
  await releaseBuilt(folder.releaseStore, readOptions([]), [same]);
  const id = (await readCurrent(folder.releaseStore))?.id;
  const checks = { done: new Promise<void>(() => undefined), stop: jest.fn() };
  const { text } = await releaseBuilt(folder.releaseStore, readOptions([]), [same], { checks });
  expect(text).toMatch(/^live stays at \w+: it has these versions already\./);
  expect(checks.stop).toHaveBeenCalledTimes(1);
  expect(rehearsed).toHaveBeenCalledTimes(1);
  expect((await readCurrent(folder.releaseStore))?.id).toBe(id);
});

test('a preview that drops a page is not promoted, and not rehearsed for it', async () => {
  await folder.put('mf-search', 'bbb', undefined, { pages: {}, ...FITTING });
  await releaseVersions(folder.releaseStore, { 'mf-search': 'bbb' }, { channel: 'preview/winter' });
  const promoting = promoteCommand(folder.releaseStore, readOptions(['preview/winter']));
  await expect(promoting).rejects.toThrow('mf-search@bbb has no page listing');
  expect(rehearsed).not.toHaveBeenCalled();
  expect(await live()).toBe('aaa');
});

test('Ctrl-C before the release ends the command with a sentence', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  rehearsed.mockImplementationOnce(async () => void process.emit('SIGINT'));
  await releaseBuilt(folder.releaseStore, readOptions([]), [await build(['listing'])]);
  expect(exit).toHaveBeenCalledWith(130);
  expect(write.mock.calls.flat().join('')).toContain('Stopped: nothing was released.');
  expect(process.listenerCount('SIGINT')).toBe(0);
});

test('a second canary is refused before anything is published, and the first goes on', async () => {
  await folder.put('mf-search', 'bbb', undefined, FITTING);
  const { now } = await startCanary(folder.releaseStore, { 'mf-search': 'bbb' }, { percent: 5 });
  const before = await folder.releaseStore.files.list('remotes/mf-search/');
  const second = readOptions(['--canary', '10']);
  await expect(releaseBuilt(folder.releaseStore, second, [await build(['listing'])])).rejects.toThrow(
    'Another canary is on. End it first',
  );
  expect(await folder.releaseStore.files.list('remotes/mf-search/')).toEqual(before);
  expect((await readCanary(folder.releaseStore.pointers))?.composition).toBe(now.id);
});
