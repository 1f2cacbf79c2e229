import { join } from 'node:path';
import { addToQuarantine, liftQuarantine } from '../../releases/composition';
import { bundleWith, publishedFolder } from '../../releases/release/published.fixture';
import { releaseVersion } from '../../releases/release/release-versions';
import { RemoteHost } from './remote-host';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
const evaluated = jest.fn();
let host: RemoteHost;

const newHost = () =>
  new RemoteHost({
    source: folder.releaseStore,
    lastGoodFile: join(folder.dir, 'last-good.json'),
    scope: { react: { text: '', evaluated } },
    log,
  });

const counted = (version: string) => `require('react').evaluated('${version}'); ${bundleWith(version)}`;

const keepOut = (version: string) =>
  addToQuarantine(folder.releaseStore.pointers, {
    release: `mf-search@${version}`,
    at: 'now',
    by: 'server',
    why: 'It hung.',
    stack: [],
  });

const live = () => host.current().remotes.get('mf-search')?.build;

beforeEach(async () => {
  jest.clearAllMocks();
  host = newHost();
  for (const version of ['one', 'two']) {
    await folder.put('mf-search', version, counted(version));
    await releaseVersion(folder.releaseStore, 'mf-search', version);
  }
  await host.refresh();
});
afterEach(() => host.stop());

test('serves the version before one in quarantine, and reports the remote as amiss', async () => {
  expect([live(), host.current().amiss]).toEqual(['two', []]);
  await keepOut('two');
  await host.refresh();
  expect([live(), host.current().amiss]).toEqual(['one', ['mf-search']]);
  await host.refresh();
  expect(evaluated.mock.calls.flat()).toEqual(['two', 'one']);
});

test('a version is served again when its quarantine is lifted', async () => {
  await keepOut('two');
  await host.refresh();
  await liftQuarantine(folder.releaseStore.pointers, 'mf-search@two');
  await host.refresh();
  expect([live(), host.current().amiss]).toEqual(['two', []]);
});

test('a starting server does not load a version in quarantine', async () => {
  await keepOut('two');
  host.stop();
  evaluated.mockClear();
  host = newHost();
  await host.start();
  expect([live(), evaluated.mock.calls.flat()]).toEqual(['one', ['one']]);
});

test('a version reported to this server is no longer served, even while the store is unreachable', async () => {
  const pinned = host.current();
  jest.spyOn(folder.releaseStore.pointers, 'read').mockRejectedValue(new Error('away'));
  host.keepOut(['mf-search@two']);
  expect([live(), host.current().amiss]).toEqual([undefined, ['mf-search']]);
  expect(pinned.remotes.get('mf-search')?.build).toBe('two');
  await host.refresh();
  expect([live(), host.current().amiss]).toEqual(['one', ['mf-search']]);
});

test('without another version the remote is missing, and comes back with the next release', async () => {
  host.keepOut(['mf-search@two', 'mf-search@one']);
  await host.refresh();
  expect([live(), host.current().amiss]).toEqual([undefined, ['mf-search']]);
  await folder.put('mf-search', 'three', counted('three'));
  await releaseVersion(folder.releaseStore, 'mf-search', 'three');
  await host.refresh();
  expect([live(), host.current().amiss]).toEqual(['three', []]);
});

test('a preview with a version in quarantine is not shown', async () => {
  await folder.put('mf-search', 'three', counted('three'));
  await releaseVersion(folder.releaseStore, 'mf-search', 'three', { channel: 'preview/winter' });
  expect(await host.preview('preview/winter')).toBeDefined();
  host.keepOut(['mf-search@three']);
  expect(await host.preview('preview/winter')).toBeUndefined();
});
