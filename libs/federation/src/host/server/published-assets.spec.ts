import { builtShells } from '../../releases/release/built-shell.fixture';
import { publishedFolder } from '../../releases/release/published.fixture';
import { publishShell } from '../../releases/release/publish-shell';
import { PublishedAssets } from './published-assets';

const folder = publishedFolder();
const built = builtShells();
const log = { info: jest.fn(), error: jest.fn() };
const publishOne = async (mark: string) =>
  publishShell((await built(mark)).buildDir, folder.releaseStore.files);

beforeEach(() => jest.clearAllMocks());

test('files of all builds are found, also of one that came since, and what none has is not', async () => {
  const first = await publishOne('aaaa');
  const assets = new PublishedAssets(folder.releaseStore.files, log);
  expect(await assets.pathOf('main.0000aaaa.js')).toBe(`shell/${first}/browser/main.0000aaaa.js`);
  const second = await publishOne('bbbb');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
  expect(await assets.pathOf('main.0000bbbb.js')).toBe(`shell/${second}/browser/main.0000bbbb.js`);
  expect(await assets.pathOf('main.0000cccc.js')).toBeUndefined();
  expect(await assets.pathOf('../server/main.cjs')).toBeUndefined();
});

test('many requests for unknown files list the store once', async () => {
  const list = jest.fn(folder.releaseStore.files.list);
  const assets = new PublishedAssets({ ...folder.releaseStore.files, list }, log);
  await Promise.all(Array.from({ length: 50 }, (_, n) => assets.pathOf(`main.${n}.js`)));
  expect(list).toHaveBeenCalledTimes(1);
});

test('a damaged manifest is logged and hides no other build; an unreachable store yields no path', async () => {
  await folder.releaseStore.files.create('shell-builds/0damaged.json', '{ half');
  const first = await publishOne('aaaa');
  const assets = new PublishedAssets(folder.releaseStore.files, log);
  expect(await assets.pathOf('main.0000aaaa.js')).toContain(first);
  expect(log.error).toHaveBeenCalledTimes(1);
  const away = { ...folder.releaseStore.files, list: () => Promise.reject(new Error('away')) };
  expect(await new PublishedAssets(away, log).pathOf('main.0000aaaa.js')).toBeUndefined();
});
