import { join } from 'node:path';
import { publishedFolder } from '../../releases/release/published.fixture';
import { releaseVersions, releaseVersion } from '../../releases/release/release-versions';
import { THROWING } from './broken-remote.fixture';
import { RemoteHost } from './remote-host';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
const evaluated = jest.fn();
let host: RemoteHost;
const WINTER = { channel: 'preview/winter' };

const counted = (text: string) => `require('react').evaluated('${text}'); module.exports = { default: {
  pages: { listing: { view: async () => ({ Page: () => '${text}' }), load: async () => ({ load: async () => 1 }) } },
  fragments: {} } };`;

beforeEach(async () => {
  jest.clearAllMocks();
  host = new RemoteHost({
    source: folder.releaseStore,
    lastGoodFile: join(folder.dir, 'last-good.json'),
    scope: { react: { evaluated } },
    log,
  });
  for (const version of ['one', 'two']) await folder.put('mf-search', version, counted(`search ${version}`));
  await folder.put('mf-content', 'one', counted('content one'));
  await releaseVersions(folder.releaseStore, { 'mf-search': 'one', 'mf-content': 'one' });
  await host.refresh();
});
afterEach(() => host.stop());

const versions = async (channel = 'preview/winter') => {
  const snapshot = await host.preview(channel);
  return snapshot && Object.fromEntries([...snapshot.remotes].map(([name, { build }]) => [name, build]));
};

test('a preview is answered with its own composition, and what is live with the live one', async () => {
  const { now } = await releaseVersion(folder.releaseStore, 'mf-search', 'two', WINTER);
  expect(await versions()).toEqual({ 'mf-search': 'two', 'mf-content': 'one' });
  expect((await host.preview('preview/winter'))?.composition).toBe(now.id);
  expect(host.current().remotes.get('mf-search')?.build).toBe('one');
});

test('loads remotes shared by two compositions once, and a preview once for several requests', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', WINTER);
  await Promise.all([versions(), versions()]);
  await versions();
  expect(evaluated.mock.calls.flat().sort()).toEqual(['content one', 'search one', 'search two']);
});

test('a preview that moves is followed', async () => {
  const clock = jest.spyOn(Date, 'now');
  const now = Date.now();
  clock.mockReturnValue(now);
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', WINTER);
  expect(await versions()).toMatchObject({ 'mf-search': 'two' });
  await releaseVersion(folder.releaseStore, 'mf-search', 'one', WINTER);
  clock.mockReturnValue(now + 1100);
  expect(await versions()).toMatchObject({ 'mf-search': 'one' });
  clock.mockRestore();
});

test('a preview with a remote that cannot be loaded is not shown, and the reason is logged', async () => {
  await folder.put('mf-search', 'bad', THROWING);
  await releaseVersion(folder.releaseStore, 'mf-search', 'bad', WINTER);
  expect(await versions()).toBeUndefined();
  expect(log.error.mock.calls.map(([, message]) => message as string)).toEqual([
    'mf-search@bad cannot be loaded; the preview that it is in is not shown.',
    'A preview cannot be shown; what is live is.',
  ]);
});

test('a channel that is not there is no preview, and no fault', async () => {
  expect(await versions('preview/summer')).toBeUndefined();
  expect(log.error).not.toHaveBeenCalled();
});

test('a release of what is live leaves a preview that is held as it is', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'two', WINTER);
  await versions();
  await folder.put('mf-content', 'two', counted('content two'));
  await releaseVersion(folder.releaseStore, 'mf-content', 'two');
  await host.refresh();
  evaluated.mockClear();
  expect(await versions()).toEqual({ 'mf-search': 'two', 'mf-content': 'one' });
  expect(evaluated).not.toHaveBeenCalled();
});
