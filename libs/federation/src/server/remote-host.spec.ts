/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setRedirects, switchTo } from '../release/registry';
import { RemoteHost } from './remote-host';

const log = { info: jest.fn(), error: jest.fn() };
let remotesDir: string;
let host: RemoteHost;

const door = (text: string) =>
  `const react = require('react');
   module.exports = { default: { pages: { listing: {
     view: async () => ({ Page: () => react.text + '${text}' }),
     load: async () => ({ load: async () => '${text}' }),
   } }, fragments: {} } };`;

async function put(version: string, code: string, files: Record<string, string> = {}): Promise<void> {
  const dir = join(remotesDir, 'mf-search', version);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'server.cjs'), code);
  const manifest = {
    name: 'mf-search',
    entry: 'remoteEntry.js',
    door: { js: [], css: [] },
    pages: { listing: { js: [], css: [] } },
    fragments: {},
    files,
  };
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest));
}

const live = () => host.current().remotes.get('mf-search')?.ref.version;

beforeEach(async () => {
  remotesDir = await mkdtemp(join(tmpdir(), 'weefsel-host-'));
  host = new RemoteHost({ remotesDir, scope: { react: { text: 'shared ' } }, log });
});
afterEach(async () => {
  host.stop();
  await rm(remotesDir, { recursive: true, force: true });
});

test('takes what the registry says and lends it the shell’s own modules', async () => {
  await put('aaa', door('one'));
  await switchTo(remotesDir, 'mf-search', 'aaa');
  await host.refresh();
  const view = host.current().remotes.get('mf-search')?.views.get('page/listing') as unknown as () => string;
  expect(view()).toBe('shared one');
});

test('a request keeps the snapshot that it started with', async () => {
  await put('aaa', door('one'));
  await switchTo(remotesDir, 'mf-search', 'aaa');
  await host.refresh();
  const pinned = host.current();
  await put('bbb', door('two'));
  await switchTo(remotesDir, 'mf-search', 'bbb');
  await host.refresh();
  expect(live()).toBe('bbb');
  expect(pinned.remotes.get('mf-search')?.ref.version).toBe('aaa');
});

test.each([
  ['is garbage', '<!doctype html>'],
  ['throws when it is read', 'throw new Error("no")'],
  ['has no door', 'module.exports = {}'],
  ['wants a module that the shell does not lend', 'require("mobx")'],
  [
    'has a page without a view',
    'module.exports = { default: { pages: { listing: { view: async () => ({}), load: async () => ({}) } }, fragments: {} } }',
  ],
])('a version whose server bundle %s never replaces the one that works', async (_case, code) => {
  await put('aaa', door('one'));
  await switchTo(remotesDir, 'mf-search', 'aaa');
  await host.refresh();
  await put('bad', code);
  await switchTo(remotesDir, 'mf-search', 'bad');
  await host.refresh();
  expect(live()).toBe('aaa');
  expect(log.error).toHaveBeenCalled();
});

test('a server bundle that was changed after publishing is refused', async () => {
  const published = door('one');
  const integrity = `sha384-${createHash('sha384').update(published).digest('base64')}`;
  await put('aaa', `${published} /* tampered */`, { 'server.cjs': integrity });
  await switchTo(remotesDir, 'mf-search', 'aaa');
  await host.refresh();
  expect(live()).toBeUndefined();
});

test('pages carry the hashes of what browsers fetch, and of nothing that only servers run', async () => {
  const published = door('one');
  const hash = `sha384-${createHash('sha384').update(published).digest('base64')}`;
  const fetched = {
    'remoteEntry.js': 'sha384-a',
    'page.listing.1a2b.js': 'sha384-b',
    'page.listing.3c4d.css': 'sha384-c',
  };
  await put('aaa', published, { 'server.cjs': hash, 'load.listing.5e6f.js': 'sha384-d', ...fetched });
  await switchTo(remotesDir, 'mf-search', 'aaa');
  await host.refresh();
  expect(host.current().remotes.get('mf-search')?.ref.integrity).toEqual(fetched);
});

test('a remote whose files hang is down; what else there is goes live', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((listening) => silent.listen(0, listening));
  const base = `http://localhost:${(silent.address() as AddressInfo).port}/`;
  const serverDir = join(remotesDir, 'hanging');
  await mkdir(serverDir);
  await writeFile(join(serverDir, 'server.cjs'), door('never'));
  await put('aaa', door('one'));
  await switchTo(remotesDir, 'mf-search', 'aaa');
  const development = { 'mf-content': { base, serverDir } };
  const withHanging = new RemoteHost({ remotesDir, scope: { react: {} }, development, log });
  await withHanging.refresh();
  expect([...withHanging.current().remotes.keys()]).toEqual(['mf-search']);
  silent.closeAllConnections();
  silent.close();
});

test('a remote that is missing leaves the others alone, and a damaged registry leaves everything as it is', async () => {
  await put('aaa', door('one'));
  await switchTo(remotesDir, 'mf-search', 'aaa');
  await host.refresh();
  await writeFile(join(remotesDir, 'registry.json'), '{ half');
  await host.refresh();
  expect(live()).toBe('aaa');
});

test('moves of addresses come with the snapshot, one object as long as they are the same [ROU-06]', async () => {
  await setRedirects(remotesDir, { '/nl/oud/': { to: '/nl/nieuw/' } });
  await host.refresh();
  const { redirects } = host.current();
  await host.refresh();
  expect(host.current().redirects).toBe(redirects);
  expect(redirects).toEqual({ '/nl/oud/': { to: '/nl/nieuw/' } });
});
