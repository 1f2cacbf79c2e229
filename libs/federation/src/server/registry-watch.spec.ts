/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { registryFile } from '../release/registry';
import { publishedFolder } from '../release/published.fixture';
import { RegistryWatch } from './registry-watch';

const folder = publishedFolder();
const log = { info: jest.fn(), error: jest.fn() };
let watch: RegistryWatch;
beforeEach(() => {
  jest.clearAllMocks();
  watch = new RegistryWatch(folder.dir, log);
});

const registry = (version: string) => ({ remotes: { 'mf-search': { version, previous: [] } } });
const put = (content: object, file = 'registry.json') => folder.write(file, JSON.stringify(content));
const damage = () => folder.write('registry.json', '{ half a docu');

test('a registry is read as it is, again and again', async () => {
  await put(registry('aaa'));
  expect(await watch.read()).toEqual(registry('aaa'));
  await put(registry('bbb'));
  expect(await watch.read()).toEqual(registry('bbb'));
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();
});

test('a shop in which nothing was released yet has an empty one, which is no fault', async () => {
  expect(await watch.read()).toEqual({ remotes: {} });
  await put(registry('aaa'));
  expect(await watch.read()).toEqual(registry('aaa'));
  expect(log.error).not.toHaveBeenCalled();
});

test('a damaged one changes nothing; that is said once, with the reason, and so is that it is well again', async () => {
  await put(registry('aaa'));
  await watch.read();
  await damage();
  for (let turn = 0; turn < 3; turn += 1) expect(await watch.read()).toEqual(registry('aaa'));
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    {
      err: expect.objectContaining({ message: expect.stringContaining('registry.json is damaged') }),
      versions: { 'mf-search': 'aaa' },
    },
    'The registry of remotes cannot be read; what was live before goes on. Put back a copy of it.',
  );
  await put(registry('bbb'));
  for (let turn = 0; turn < 3; turn += 1) expect(await watch.read()).toEqual(registry('bbb'));
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledWith({}, 'The registry of remotes is well again.');
  await damage();
  await watch.read();
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('a registry that is lost while the server runs changes nothing either', async () => {
  await put(registry('aaa'));
  await watch.read();
  await rm(registryFile(folder.dir));
  for (let turn = 0; turn < 2; turn += 1) expect(await watch.read()).toEqual(registry('aaa'));
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({
    err: { message: `${registryFile(folder.dir)} is lost.` },
  });
});

test.each([
  ['damaged', damage],
  ['lost', () => Promise.resolve()],
])('a server that starts with a %s one begins with what served last', async (_what, make) => {
  await put(registry('aaa'), 'last-good-registry.json');
  await make();
  expect(await watch.read()).toEqual(registry('aaa'));
  expect(await watch.read()).toEqual(registry('aaa'));
  expect(log.error).toHaveBeenCalledTimes(1);
  await put(registry('bbb'));
  expect(await watch.read()).toEqual(registry('bbb'));
});

test('with nothing to go by the registry is empty, and all that is wrong is said once', async () => {
  await damage();
  await folder.write('last-good-registry.json', '[]');
  for (let turn = 0; turn < 3; turn += 1) expect(await watch.read()).toEqual({ remotes: {} });
  expect(log.error.mock.calls.map(([, message]) => message as string)).toEqual([
    'What was live before this start cannot be read.',
    'The registry of remotes cannot be read; what was live before goes on. Put back a copy of it.',
  ]);
});
