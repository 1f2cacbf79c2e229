import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore, releaseVersions } from '@weefsel/federation/release';
import { logStart } from './log-start';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-start-'));
afterAll(() => rmSync(dir, { recursive: true }));
const log = { info: jest.fn(), warn: jest.fn() };
beforeEach(() => jest.clearAllMocks());

const started = async (dataDir: string, misspelt: string[] = []) => {
  const config = {
    host: 'localhost',
    port: 4200,
    shopOrigin: 'https://shop.example',
    dataDir,
    commerceEndpoint: 'https://commerce.example/store-api',
    contentApiHost: 'https://content.example',
    searchBaseUrl: 'https://search.example',
    misspelt,
  };
  await logStart(config, 'abc123', log, {});
  const [[facts, line]] = log.info.mock.calls;
  return { facts, line: String(line) };
};

test('a started server names address, build, composition, store and vendors in one line', async () => {
  const dataDir = join(dir, 'filled');
  const releaseStore = openReleaseStore({ DATA_DIR: dataDir }, { by: 'Anna' });
  const { now } = await releaseVersions(releaseStore, {});
  expect((await started(dataDir)).line).toBe(
    'Serving: address http://localhost:4200, shop https://shop.example, build abc123, ' +
      `composition ${now.id}, store ${dataDir}/store, commerce https://commerce.example/store-api, ` +
      'content https://content.example, search https://search.example.',
  );
});

test.each([
  ['an empty store', async () => undefined, 'none: nothing is released'],
  [
    'a damaged store',
    async (dataDir: string) => {
      const channel = join(dataDir, 'store/pointers/channels/live');
      await mkdir(channel, { recursive: true });
      await writeFile(join(channel, '0000000001'), '{ half');
    },
    expect.stringMatching(/^unknown: /),
  ],
])('%s has its reason in place of a composition', async (what, prepare, composition) => {
  const dataDir = join(dir, what.replaceAll(' ', '-'));
  await prepare(dataDir);
  expect((await started(dataDir)).facts).toMatchObject({ composition });
});

test('misspelt settings are warnings', async () => {
  await started(join(dir, 'misspelt'), ['REDIS_URI is not a setting. Did you mean REDIS_URL?']);
  expect(log.warn.mock.calls).toEqual([['REDIS_URI is not a setting. Did you mean REDIS_URL?']]);
});
