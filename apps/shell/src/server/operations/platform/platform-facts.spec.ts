import { fromPartial } from '@total-typescript/shoehorn';
import { trustedKeys } from '@weefsel/federation/composition';
import {
  keysDir,
  openReleaseStore,
  startCanary,
  storeDir,
  releaseVersion,
} from '@weefsel/federation/release';
import type { Snapshot } from '@weefsel/federation/server';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformFacts } from './platform-facts';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-platform-'));
afterAll(() => rmSync(dir, { recursive: true }));

function put(version: string, files: Record<string, string>): void {
  const folder = join(storeDir(dir), 'files/remotes/mf-search', version);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries({ 'manifest.json': '{}', ...files }))
    writeFileSync(join(folder, name), content);
}

const ref = {
  version: 'one',
  base: '/remotes/mf-search/one/',
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: [] },
  pages: { listing: { js: ['page.js'], css: ['page.css'] } },
  fragments: {},
};
const snapshot = fromPartial<Snapshot>({
  composition: 'l1',
  remotes: new Map([['mf-search', { name: 'mf-search', build: 'one', ref }]]),
});

test('channels, the canary, bytes as they are sent and the history are read from the store', async () => {
  put('one', {
    'remoteEntry.js': 'x'.repeat(900),
    'remoteEntry.js.br': 'x'.repeat(90),
    'entry.js': '12345',
    'page.js': '12',
    'page.css': '123',
  });
  put('two', {});
  const releaseStore = openReleaseStore({ DATA_DIR: dir }, { by: 'Anna' });
  const live = await releaseVersion(releaseStore, 'mf-search', 'one');
  const { now } = await startCanary(releaseStore, { 'mf-search': 'two' }, { percent: 5 });
  const keys = trustedKeys(keysDir(dir));
  const facts = await platformFacts({
    store: releaseStore,
    keys,
    shown: () => [snapshot],
    faults: async () => [],
  })();
  expect(facts.channels).toEqual([
    { name: 'live', id: live.now.id, versions: { 'mf-search': 'one' } },
    { name: 'canary', id: now.id, versions: { 'mf-search': 'two' } },
  ]);
  expect(facts.canary).toMatchObject({ canary: { percent: 5 }, verdict: 'wait' });
  expect(facts.bytes).toEqual([{ page: 'mf-search/listing', release: 'mf-search@one', js: 97, css: 3 }]);
  expect(facts.history.map(({ what }) => what)).toEqual(['canary mf-search, 5 %', 'release mf-search']);
});
