import { fromAny } from '@total-typescript/shoehorn';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Composition } from '../../releases/composition';
import { storeDir } from '../../releases/release/release-store';
import { bundleWith, publishedFolder } from '../../releases/release/published.fixture';
import { setRedirects } from '../../releases/release/redirects';
import { builtShells } from '../../releases/release/built-shell.fixture';
import { publishShell } from '../../releases/release/publish-shell';
import { releaseVersions, releaseVersion } from '../../releases/release/release-versions';
import { HANGING, reasonFor, THROWING } from './broken-remote.fixture';
import { sha384 } from './integrity.fixture';
import { RemoteHost, type RemoteHostOptions } from './remote-host';

const folder = publishedFolder();
const built = builtShells();
const log = { info: jest.fn(), error: jest.fn() };
const opening = jest.fn();
const scope = { react: { text: 'shared ', opening } };
let host: RemoteHost;

const options = (): RemoteHostOptions => ({
  source: folder.releaseStore,
  lastGoodFile: join(folder.dir, 'last-good.json'),
  scope,
  log,
});
/** Versions that the server remembers serving. */
const lastGood = async () => {
  const { remotes } = JSON.parse(await readFile(join(folder.dir, 'last-good.json'), 'utf8')) as Composition;
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { version, previous }]) => [
      name,
      [version, ...previous.map((old) => old.version)],
    ]),
  );
};

const put = (version: string, code?: string) => folder.put('mf-search', version, code);

/** Makes a version live in the registry, and lets the host see it. */
async function release(version: string, name = 'mf-search'): Promise<void> {
  await releaseVersion(folder.releaseStore, name, version);
  await host.refresh();
}

const live = (name: 'mf-search' | 'mf-content' = 'mf-search') =>
  host.current().remotes.get(name)?.ref.version;

/** Starts another server. */
async function startAnother(): Promise<void> {
  host = new RemoteHost(options());
  await host.refresh();
}

beforeEach(() => {
  jest.clearAllMocks();
  host = new RemoteHost(options());
});
afterEach(() => {
  host.stop();
  jest.useRealTimers();
});

test('an empty store is logged once, and once when it is filled', async () => {
  await host.refresh();
  await host.refresh();
  expect(log.error.mock.calls).toEqual([
    [{}, expect.stringMatching(/^Nothing is released: the release store is empty, and pages answer 503\./)],
  ]);
  await put('aaa');
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  await host.refresh();
  await host.refresh();
  expect(log.info.mock.calls.filter(([, line]) => line === 'The release store is filled.')).toHaveLength(1);
});

test('the browser files of a version come to this machine when it is loaded, not when a browser asks', async () => {
  const files = {
    'server.cjs': sha384(bundleWith('aaa')),
    'entry.js': 'sha384-x',
    'load.home.1a2b.js': 'sha384-y',
  };
  await folder.put('mf-search', 'aaa', undefined, { files });
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const bring = jest.fn(() => Promise.resolve());
  host = new RemoteHost({ ...options(), source: { ...folder.releaseStore, bring } });
  await host.refresh();
  expect(bring.mock.calls).toEqual([['remotes/mf-search/aaa/entry.js']]);
});

test('a store that cannot be read is not called empty', async () => {
  await releaseVersions(folder.releaseStore, {});
  await folder.write('store/pointers/channels/live/9999999999', '{ half');
  await host.refresh();
  expect(log.error).toHaveBeenCalled();
  expect(log.error.mock.calls.filter(([, line]) => String(line).includes('is empty'))).toEqual([]);
});

test('a server that starts and cannot load a version serves the newest before it that works', async () => {
  await put('aaa');
  await put('bbb', THROWING);
  await put('ccc', '<!doctype html>');
  for (const version of ['aaa', 'bbb', 'ccc'])
    await releaseVersion(folder.releaseStore, 'mf-search', version);
  await startAnother();
  expect(live()).toBe('aaa');
  expect([reasonFor(log, 'ccc'), reasonFor(log, 'bbb')]).toEqual([
    expect.stringContaining('Unexpected'),
    'no',
  ]);
  expect(log.error.mock.calls[0]?.[1]).toBe(
    'mf-search@ccc cannot be loaded; versions before it are tried, and without one its places show a message.',
  );
  expect(log.info).toHaveBeenCalledWith({ remote: 'mf-search', version: 'aaa' }, 'mf-search@aaa is loaded.');
});

describe('a server that is started', () => {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('serves the live version, follows the channel, and stops following when it is stopped', async () => {
    await put('aaa');
    await put('bbb');
    await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
    await host.start();
    expect(live()).toBe('aaa');
    await releaseVersion(folder.releaseStore, 'mf-search', 'bbb');
    await until(() => live() === 'bbb');
    host.stop();
    const refresh = jest.spyOn(fromAny<{ look: () => unknown }, unknown>(host), 'look');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(refresh).not.toHaveBeenCalled();
  });

  test('waits no longer than eight seconds for remotes that hang', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    for (const version of ['aaa', 'bbb', 'ccc', 'ddd']) {
      await put(version, HANGING);
      await releaseVersion(folder.releaseStore, 'mf-search', version);
    }
    let started = false;
    const starting = host.start().then(() => (started = true));
    const opened = async (times: number) => {
      while (opening.mock.calls.length < times) await new Promise((resolve) => setImmediate(resolve));
    };
    await opened(1);
    await jest.advanceTimersByTimeAsync(3000);
    await opened(2);
    await jest.advanceTimersByTimeAsync(3000);
    await opened(3);
    await jest.advanceTimersByTimeAsync(1999);
    expect(started).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await starting;
    expect(live()).toBeUndefined();
    host.stop();
    await jest.advanceTimersByTimeAsync(10_000);
  });
});

test.each(['damaged', 'lost'])(
  'a server that starts with a %s store serves what served last',
  async (how) => {
    await put('aaa');
    await put('bbb', THROWING);
    await folder.put('mf-content', 'xxx');
    await release('aaa');
    await release('xxx', 'mf-content');
    await setRedirects(folder.releaseStore, { '/a': { to: '/b' } });
    await release('bbb');
    if (how === 'lost') await rm(join(storeDir(folder.dir), 'pointers'), { recursive: true });
    else await folder.write('store/pointers/channels/live/9999999999', '{ half');
    await startAnother();
    expect([live(), live('mf-content')]).toEqual(['aaa', 'xxx']);
    expect(host.current().redirects).toEqual({ '/a': { to: '/b' } });
  },
);

test('remembers the version served last with its earlier ones, and none that fails to load', async () => {
  await put('aaa');
  await put('bbb');
  await release('aaa');
  await release('bbb');
  expect(await lastGood()).toEqual({ 'mf-search': ['bbb', 'aaa'] });
  await put('bad', THROWING);
  await release('bad');
  await startAnother();
  expect(await lastGood()).toEqual({ 'mf-search': ['bbb', 'aaa'] });
});

test('a remote of a development server is not remembered, and stays without its output', async () => {
  const serverDir = join(folder.dir, 'development');
  await mkdir(serverDir);
  await writeFile(join(serverDir, 'server.cjs'), bundleWith('dev'));
  const manifest = {
    name: 'mf-search',
    remoteEntry: '',
    entry: { js: [], css: [] },
    pages: {},
    fragments: {},
    files: {},
  };
  const server = createServer((_request, answer) => answer.end(JSON.stringify(manifest)));
  await new Promise<void>((listening) => server.listen(0, listening));
  const base = `http://localhost:${(server.address() as AddressInfo).port}/`;
  host = new RemoteHost({ ...options(), development: { 'mf-search': { base, serverDir } } });
  await folder.put('mf-content', 'xxx');
  await release('xxx', 'mf-content');
  expect([live(), live('mf-content')]).toEqual(['dev', 'xxx']);
  expect(await lastGood()).toEqual({ 'mf-content': ['xxx'] });

  log.error.mockClear();
  await rm(join(serverDir, 'server.cjs'));
  await host.refresh();
  await host.refresh();
  expect(live()).toBe('dev');
  expect(log.error.mock.calls).toEqual([
    [
      { remote: 'mf-search' },
      'mf-search has no development build; its last build stays. Save one of its files, or start nx serve again.',
    ],
  ]);
  server.closeAllConnections();
  server.close();
});

test('a development server without a build is in the log', async () => {
  const development = { 'mf-search': { base: 'http://localhost:1/', serverDir: join(folder.dir, 'none') } };
  host = new RemoteHost({ ...options(), development });
  await host.refresh();
  expect(log.error).toHaveBeenCalledWith(
    { remote: 'mf-search' },
    'mf-search has no development build; its pages answer 503. Save one of its files, or start nx serve again.',
  );
});

test('restores built-ins that were changed after loading, and logs their names', async () => {
  // The process's built-in, not that of this test's realm; unused elsewhere.
  const shared = new Script('RegExp.prototype').runInThisContext() as { compile: unknown };
  const { compile } = shared;
  await put('aaa');
  await release('aaa');
  expect(log.error).not.toHaveBeenCalled();
  shared.compile = () => 'poison';
  await host.refresh();
  expect(shared.compile).toBe(compile);
  expect(log.error).toHaveBeenCalledWith(
    { changed: ['RegExp.prototype.compile'] },
    'Built-ins were changed; they are as they were.',
  );
});

test('a process that will be replaced keeps its composition when another shell build goes live', async () => {
  const files = folder.releaseStore.files;
  const [one, two] = [
    await publishShell((await built('aaaa')).buildDir, files),
    await publishShell((await built('bbbb')).buildDir, files),
  ];
  host = new RemoteHost({ ...options(), shell: { build: one, isReplaced: true } });
  await put('first');
  await put('second');
  await releaseVersions(folder.releaseStore, { shell: one, 'mf-search': 'first' });
  await host.refresh();
  const { composition } = host.current();
  await releaseVersions(folder.releaseStore, { shell: two, 'mf-search': 'second' });
  await host.refresh();
  expect([live(), host.current().composition, host.current().shell]).toEqual(['first', composition, one]);
  await startAnother();
  expect([live(), host.current().shell]).toEqual(['second', two]);
});
