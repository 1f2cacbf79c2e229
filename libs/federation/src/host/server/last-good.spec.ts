import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '../../releases/composition';
import { temporaryFolder } from '../../releases/store/temporary-folder.fixture';
import { LastGood } from './last-good';

const folder = temporaryFolder();
const log = { info: jest.fn(), error: jest.fn() };
let lastGood: LastGood;
beforeEach(() => {
  jest.clearAllMocks();
  lastGood = new LastGood(join(folder.dir, 'data/last-good.json'), log);
});

const remote = (version: string) => ({ version, manifest: '0'.repeat(64), previous: [] });
const composition = (remotes: Composition['remotes'], redirects?: Composition['redirects']): Composition => ({
  remotes,
  ...(redirects && { redirects }),
  made: { at: '2026-11-23T00:00:00.000Z', by: 'Anna', what: 'release', channel: 'live' },
});

test('reads nothing before anything was served', async () => {
  expect(await lastGood.read()).toBeUndefined();
});

test('keeps the last live version of each remote, also of remotes that are no longer in the composition', async () => {
  lastGood.remember(composition({ 'mf-search': remote('aaa') }));
  lastGood.remember(composition({ 'mf-content': remote('xxx') }));
  lastGood.remember(composition({ 'mf-search': remote('bbb') }, { '/a': { to: '/b' } }));
  await lastGood.settled();
  expect((await lastGood.read())?.composition).toMatchObject({
    remotes: { 'mf-search': remote('bbb'), 'mf-content': remote('xxx') },
    redirects: { '/a': { to: '/b' } },
  });
  expect(await readdir(join(folder.dir, 'data'))).toEqual(['last-good.json']);
});

test('a failed write is logged once, and does not throw', async () => {
  await mkdir(join(folder.dir, 'data/last-good.json/in'), { recursive: true });
  for (let turn = 0; turn < 2; turn += 1) lastGood.remember(composition({}));
  await lastGood.settled();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[1]).toBe(
    `What is live cannot be kept in ${join(folder.dir, 'data/last-good.json')} for the next start.`,
  );
});
