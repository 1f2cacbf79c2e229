/** @jest-environment node */
import { mkdir, readdir } from 'node:fs/promises';
import { lastGoodFile } from '../release/registry';
import { publishedFolder } from '../release/published.fixture';
import { LastGood } from './last-good';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
let lastGood: LastGood;
beforeEach(() => {
  jest.clearAllMocks();
  lastGood = new LastGood(folder.dir, log);
});
const kept = () => folder.read('last-good-registry.json');
const entry = (version: string) => ({ version, previous: [] });

test('what is live is kept, the newest word last, and what was known of other remotes stays', async () => {
  lastGood.remember({ remotes: { 'mf-search': entry('aaa') } });
  lastGood.remember({ remotes: { 'mf-content': entry('xxx') } });
  lastGood.remember({ remotes: { 'mf-search': entry('bbb') }, redirects: { '/a': { to: '/b' } } });
  await lastGood.settled();
  expect(await kept()).toEqual({
    remotes: { 'mf-search': entry('bbb'), 'mf-content': entry('xxx') },
    redirects: { '/a': { to: '/b' } },
  });
  expect(await readdir(folder.dir)).toEqual(['last-good-registry.json']);
});

test('what cannot be read is written anew', async () => {
  await folder.write('last-good-registry.json', '[]');
  lastGood.remember({ remotes: { 'mf-search': entry('aaa') } });
  await lastGood.settled();
  expect(await kept()).toEqual({ remotes: { 'mf-search': entry('aaa') } });
});

test('a disk that takes nothing is said once and ends nothing', async () => {
  await mkdir(`${lastGoodFile(folder.dir)}/in`, { recursive: true });
  for (let turn = 0; turn < 2; turn += 1) lastGood.remember({ remotes: {} });
  await lastGood.settled();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]).toEqual([
    { err: expect.objectContaining({ code: expect.any(String) }) },
    `What is live cannot be kept in ${lastGoodFile(folder.dir)} for the next start.`,
  ]);
});
