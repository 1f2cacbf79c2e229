import { fromAny } from '@total-typescript/shoehorn';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleWith, publishedFolder } from '../../releases/release/published.fixture';
import { setRedirects } from '../../releases/release/redirects';
import { promote } from '../../releases/release/promote';
import { rollback, releaseVersion } from '../../releases/release/release-versions';
import { HANGING, reasonFor, THROWING } from './broken-remote.fixture';
import { RemoteHost, type RemoteHostOptions } from './remote-host';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
const evaluated = jest.fn();
const opening = jest.fn();
const scope = { react: { text: 'shared ', evaluated, opening } };
let host: RemoteHost;

const options = (): RemoteHostOptions => ({
  source: folder.releaseStore,
  lastGoodFile: join(folder.dir, 'last-good.json'),
  scope,
  log,
});

const put = (version: string, code?: string, files: Record<string, string> = {}) =>
  folder.put('mf-search', version, code, { files });

/** Makes a version live in the live channel, and lets the host see it. */
async function release(version: string, name = 'mf-search'): Promise<void> {
  await releaseVersion(folder.releaseStore, name, version);
  await host.refresh();
}

const live = (name: 'mf-search' | 'mf-content' = 'mf-search') =>
  host.current().remotes.get(name)?.ref.version;

beforeEach(() => {
  jest.clearAllMocks();
  host = new RemoteHost(options());
});
afterEach(() => {
  host.stop();
  jest.useRealTimers();
});

test('loads the version of the live channel and lends it the shell’s modules', async () => {
  await put('aaa');
  await release('aaa');
  const view = fromAny<() => string, unknown>(
    host.current().remotes.get('mf-search')?.views.get('page/listing'),
  );
  expect(view()).toBe('shared aaa');
});

test('a request keeps the snapshot that it started with', async () => {
  await put('aaa');
  await release('aaa');
  const pinned = host.current();
  await put('bbb');
  await release('bbb');
  expect(live()).toBe('bbb');
  expect(pinned.remotes.get('mf-search')?.ref.version).toBe('aaa');
});

test.each([
  ['is garbage', '<!doctype html>'],
  ['throws when it is read', THROWING],
  ['has no entry', 'module.exports = {}'],
  ['wants a module that the shell does not lend', 'require("mobx")'],
  [
    'has a page without a view',
    'module.exports = { default: { pages: { listing: { view: async () => ({}), load: async () => ({}) } }, fragments: {} } }',
  ],
])('a version whose server bundle %s never replaces the one that works', async (_case, code) => {
  await put('aaa');
  await release('aaa');
  await put('bad', code);
  await release('bad');
  expect(live()).toBe('aaa');
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a server bundle that was changed after publishing is refused', async () => {
  const published = bundleWith('one');
  const integrity = `sha384-${createHash('sha384').update(published).digest('base64')}`;
  await put('aaa', `${published} /* tampered */`, { 'server.cjs': integrity });
  await release('aaa');
  expect(live()).toBeUndefined();
});

test('pages carry the hashes of what browsers fetch, and of nothing that only servers run', async () => {
  const published = bundleWith('one');
  const hash = `sha384-${createHash('sha384').update(published).digest('base64')}`;
  const fetched = {
    'remoteEntry.js': 'sha384-a',
    'page.listing.1a2b.js': 'sha384-b',
    'page.listing.3c4d.css': 'sha384-c',
  };
  await put('aaa', published, { 'server.cjs': hash, 'load.listing.5e6f.js': 'sha384-d', ...fetched });
  await release('aaa');
  expect(host.current().remotes.get('mf-search')?.ref.integrity).toEqual(fetched);
});

test('a remote whose files hang is down, and other remotes go live', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((listening) => silent.listen(0, listening));
  const base = `http://localhost:${(silent.address() as AddressInfo).port}/`;
  const serverDir = join(folder.dir, 'hanging');
  await mkdir(serverDir);
  await writeFile(join(serverDir, 'server.cjs'), bundleWith('never'));
  await put('aaa', bundleWith('one'));
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  const development = { 'mf-content': { base, serverDir } };
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const withHanging = new RemoteHost({ ...options(), scope: { react: {} }, development });
  await withHanging.refresh();
  expect([...withHanging.current().remotes.keys()]).toEqual(['mf-search']);
  expect(limit).toHaveBeenCalledWith(60_000);
  limit.mockRestore();
  silent.closeAllConnections();
  silent.close();
});

test('a version that cannot be loaded is in the log, with the reason and what is live instead', async () => {
  await put('aaa');
  await release('aaa');
  await put('bad', THROWING);
  await release('bad');
  expect(log.error).toHaveBeenCalledWith(
    { remote: 'mf-search', version: 'bad', err: expect.objectContaining({ message: 'no' }) },
    'mf-search@bad cannot be loaded; mf-search@aaa stays live.',
  );
});

test('a version that failed is tried again, but not at every look', async () => {
  const clock = jest.spyOn(Date, 'now');
  const now = Date.now();
  await put('bad', THROWING);
  await release('bad');
  await host.refresh();
  expect(log.error).toHaveBeenCalledTimes(1);
  await put('bad');
  await host.refresh();
  expect(live()).toBeUndefined();
  clock.mockReturnValue(now + 60_000);
  await host.refresh();
  expect(live()).toBe('bad');
  clock.mockRestore();
});

test('a running server goes back no further than what it serves', async () => {
  await put('aaa');
  await put('bbb');
  await release('aaa');
  await release('bbb');
  await rollback(folder.releaseStore, 'mf-search');
  await host.refresh();
  expect(live()).toBe('aaa');
  await put('bad', THROWING);
  await release('bbb');
  await release('bad');
  expect(live()).toBe('bbb');
});

test('a remote that never opens holds up no release, no rollback and no start of others', async () => {
  await put('aaa');
  await folder.put('mf-content', 'xxx');
  await folder.put('mf-content', 'yyy');
  await release('aaa');
  await put('bad', HANGING);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  await releaseVersion(folder.releaseStore, 'mf-search', 'bad');
  const refused = host.refresh();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  while (opening.mock.calls.length === 0) await turn();
  // An opening that takes longer than a second is not waited for.
  jest.advanceTimersByTime(1000);
  const others = async (version: string) => {
    while (live('mf-content') !== version) {
      await fromAny<{ look: () => Promise<void> }, unknown>(host).look();
      jest.advanceTimersByTime(1);
      await turn();
    }
  };
  await releaseVersion(folder.releaseStore, 'mf-content', 'xxx');
  await others('xxx');
  await releaseVersion(folder.releaseStore, 'mf-content', 'yyy');
  await others('yyy');
  await rollback(folder.releaseStore, 'mf-content');
  await others('xxx');
  expect(log.error).not.toHaveBeenCalled();
  expect(host.current().amiss).toEqual(['mf-search']);
  await jest.advanceTimersByTimeAsync(2000);
  await refused;
  expect(live()).toBe('aaa');
  expect(reasonFor(log, 'bad')).toBe('page "listing" cannot be opened: it did not come within 3000 ms');
});

test('applies all changes of a composition at the same time', async () => {
  await put('aaa');
  await folder.put('mf-content', 'xxx');
  await release('aaa');
  await release('xxx', 'mf-content');
  await put('bbb');
  await folder.put('mf-content', 'yyy');
  await releaseVersion(folder.releaseStore, 'mf-search', 'bbb', { channel: 'preview/both' });
  await releaseVersion(folder.releaseStore, 'mf-content', 'yyy', { channel: 'preview/both' });
  await promote(folder.releaseStore, 'preview/both');
  const seen = new Set<string>();
  const done = host.refresh().then(() => true);
  while (!(await Promise.race([done, new Promise<false>((resolve) => setImmediate(resolve, false))])))
    seen.add(`${live()} ${live('mf-content')}`);
  seen.add(`${live()} ${live('mf-content')}`);
  expect([...seen]).toEqual(['aaa xxx', 'bbb yyy']);
  expect(host.current().amiss).toEqual([]);
});

test('while a version is being opened it is not opened a second time', async () => {
  await put('aaa', `require('react').evaluated(); ${bundleWith('aaa')}`);
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  await Promise.all([host.refresh(), host.refresh(), host.refresh()]);
  expect(evaluated).toHaveBeenCalledTimes(1);
});

test('a damaged channel leaves everything as it is', async () => {
  await put('aaa');
  await release('aaa');
  await folder.write('store/pointers/channels/live/9999999999', '{ half');
  await host.refresh();
  expect(live()).toBe('aaa');
});

test('moves of addresses come with the snapshot, one object as long as they are the same [ROU-06]', async () => {
  await setRedirects(folder.releaseStore, { '/nl/oud/': { to: '/nl/nieuw/' } });
  await host.refresh();
  const { redirects } = host.current();
  await host.refresh();
  expect(host.current().redirects).toBe(redirects);
  expect(redirects).toEqual({ '/nl/oud/': { to: '/nl/nieuw/' } });
});
