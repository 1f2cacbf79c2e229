/** @jest-environment node */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { bundleWith, publishedFolder } from '../release/published.fixture';
import { setRedirects } from '../release/redirects';
import { lastGoodFile, registryFile } from '../release/registry';
import { switchTo } from '../release/switch';
import { HANGING, reasonFor, THROWING } from './broken-remote.fixture';
import { RemoteHost } from './remote-host';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
const opening = jest.fn();
const scope = { react: { text: 'shared ', opening } };
let host: RemoteHost;

const put = (version: string, code?: string) => folder.put('mf-search', version, code);

/** Makes a version live in the registry, and lets the host see it. */
async function release(version: string, name = 'mf-search'): Promise<void> {
  await switchTo(folder.dir, name, version);
  await host.refresh();
}

const live = (name: 'mf-search' | 'mf-content' = 'mf-search') =>
  host.current().remotes.get(name)?.ref.version;

/** Another server that starts now. */
async function startAnother(): Promise<void> {
  host = new RemoteHost({ remotesDir: folder.dir, scope, log });
  await host.refresh();
}

beforeEach(() => {
  jest.clearAllMocks();
  host = new RemoteHost({ remotesDir: folder.dir, scope, log });
});
afterEach(() => {
  host.stop();
  jest.useRealTimers();
});

test('a server that starts and cannot load a version serves the newest before it that works', async () => {
  await put('aaa');
  await put('bbb', THROWING);
  await put('ccc', '<!doctype html>');
  for (const version of ['aaa', 'bbb', 'ccc']) await switchTo(folder.dir, 'mf-search', version);
  await startAnother();
  expect(live()).toBe('aaa');
  expect([reasonFor(log, 'ccc'), reasonFor(log, 'bbb')]).toEqual([
    expect.stringContaining('Unexpected'),
    'no',
  ]);
  expect(log.error.mock.calls[0]?.[1]).toBe(
    'mf-search@ccc cannot be loaded; versions before it are tried, and without one its places show a message.',
  );
  expect(log.info).toHaveBeenCalledWith({ remote: 'mf-search', version: 'aaa' }, 'mf-search@aaa is live.');
});

describe('a server that is started', () => {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('has what is live, follows the registry by itself, and stops to when it is stopped', async () => {
    await put('aaa');
    await put('bbb');
    await switchTo(folder.dir, 'mf-search', 'aaa');
    await host.start();
    expect(live()).toBe('aaa');
    await switchTo(folder.dir, 'mf-search', 'bbb');
    await until(() => live() === 'bbb');
    host.stop();
    const refresh = jest.spyOn(host as unknown as { look: () => unknown }, 'look');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(refresh).not.toHaveBeenCalled();
  });

  test('waits no longer than eight seconds for remotes that hang', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    for (const version of ['aaa', 'bbb', 'ccc', 'ddd']) {
      await put(version, HANGING);
      await switchTo(folder.dir, 'mf-search', version);
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
  'a server that starts with a %s registry serves what served last',
  async (how) => {
    await put('aaa');
    await put('bbb', THROWING);
    await folder.put('mf-content', 'xxx');
    await release('aaa');
    await release('xxx', 'mf-content');
    await setRedirects(folder.dir, { '/a': { to: '/b' } });
    await release('bbb');
    if (how === 'lost') await rm(registryFile(folder.dir));
    else await folder.write('registry.json', '{ half');
    await startAnother();
    expect([live(), live('mf-content')]).toEqual(['aaa', 'xxx']);
    expect(host.current().redirects).toEqual({ '/a': { to: '/b' } });
  },
);

test('what served last is kept with what can be gone back to', async () => {
  await put('aaa');
  await put('bbb');
  await release('aaa');
  await release('bbb');
  expect(await folder.read('last-good-registry.json')).toEqual({
    remotes: { 'mf-search': { version: 'bbb', previous: ['aaa'] } },
  });
  await put('bad', THROWING);
  await release('bad');
  await startAnother();
  expect(await folder.read('last-good-registry.json')).toEqual({
    remotes: { 'mf-search': { version: 'bbb', previous: ['aaa'] } },
  });
});

test('what a development server gives is never kept', async () => {
  const serverDir = join(folder.dir, 'development');
  await mkdir(serverDir);
  await writeFile(join(serverDir, 'server.cjs'), bundleWith('dev'));
  const manifest = {
    name: 'mf-search',
    entry: '',
    door: { js: [], css: [] },
    pages: {},
    fragments: {},
    files: {},
  };
  const server = createServer((_request, answer) => answer.end(JSON.stringify(manifest)));
  await new Promise<void>((listening) => server.listen(0, listening));
  const base = `http://localhost:${(server.address() as AddressInfo).port}/`;
  host = new RemoteHost({
    remotesDir: folder.dir,
    scope,
    development: { 'mf-search': { base, serverDir } },
    log,
  });
  await folder.put('mf-content', 'xxx');
  await release('xxx', 'mf-content');
  expect([live(), live('mf-content')]).toEqual(['dev', 'xxx']);
  expect(JSON.parse(await readFile(lastGoodFile(folder.dir), 'utf8'))).toEqual({
    remotes: { 'mf-content': { version: 'xxx', previous: [] } },
  });
  server.closeAllConnections();
  server.close();
});

test('built-ins that a remote changed after it was loaded are put back, and it is said which', async () => {
  // Of the process, not of this test's own realm; nobody uses it.
  const shared = new Script('RegExp.prototype').runInThisContext() as { compile: unknown };
  const { compile } = shared;
  await host.refresh();
  expect(log.error).not.toHaveBeenCalled();
  shared.compile = () => 'poison';
  await host.refresh();
  expect(shared.compile).toBe(compile);
  expect(log.error).toHaveBeenCalledWith(
    { changed: ['RegExp.prototype.compile'] },
    'Built-ins were changed; they are as they were.',
  );
});
