/** @jest-environment node */
import { builtShell } from '../release/built-shell.fixture';
import { publishShell } from '../release';
import { PublishedAssets } from './published-assets';

const shell = builtShell();
const log = { info: jest.fn(), error: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const LOOK_MS = 1000;
const opened = (changes: object = {}) => new PublishedAssets({ ...shell.store, ...changes }, log);

/** Publishes a build with one more chunk of the browser. */
async function published(chunk: string): Promise<string> {
  await shell.build(chunk);
  await shell.write(`browser/${chunk}`, chunk);
  await shell.describe();
  return publishShell(shell.buildDir, shell.store);
}

test('the files of the browser of every build are had, and no others', async () => {
  const one = await published('chunk.0000aaa1.js');
  const two = await published('chunk.0000aaa2.js');
  const assets = opened();
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBe(`shell/${one}/browser/chunk.0000aaa1.js`);
  expect(await assets.pathOf('chunk.0000aaa2.js')).toBe(`shell/${two}/browser/chunk.0000aaa2.js`);
  for (const none of ['chunk.0000aaa3.js', 'server.mjs', 'server/server.mjs', 'offer.json', '__proto__'])
    expect(await assets.pathOf(none)).toBeUndefined();
  expect(log.error).not.toHaveBeenCalled();
});

test('a build that came since is found, after a moment; the store is not asked for each file', async () => {
  const list = jest.fn(shell.store.list);
  const assets = opened({ list });
  await assets.pathOf('chunk.0000aaa1.js');
  const one = await published('chunk.0000aaa1.js');
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBeUndefined();
  expect(list).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(LOOK_MS);
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBe(`shell/${one}/browser/chunk.0000aaa1.js`);
  jest.advanceTimersByTime(LOOK_MS);
  await assets.pathOf('main.0000aaa1.js');
  expect(list).toHaveBeenCalledTimes(2);
});

test('those who ask at once are answered by one look', async () => {
  const one = await published('chunk.0000aaa1.js');
  const list = jest.fn(shell.store.list);
  const assets = opened({ list });
  const [first, second] = await Promise.all(
    ['chunk.0000aaa1.js', 'main.0000aaa1.js'].map((file) => assets.pathOf(file)),
  );
  expect([first, second]).toEqual([
    `shell/${one}/browser/chunk.0000aaa1.js`,
    `shell/${one}/browser/main.0000aaa1.js`,
  ]);
  expect(list).toHaveBeenCalledTimes(1);
});

test('a damaged build is told once, and the files of others are had all the same', async () => {
  const one = await published('chunk.0000aaa1.js');
  await shell.store.create('shell-builds/broken.json', '{"build"');
  const assets = opened();
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBe(`shell/${one}/browser/chunk.0000aaa1.js`);
  jest.advanceTimersByTime(LOOK_MS);
  expect(await assets.pathOf('chunk.0000aaa2.js')).toBeUndefined();
  expect(log.error.mock.calls).toEqual([
    [
      { err: expect.objectContaining({ name: 'DamagedDocument' }) },
      'A build of the shell is damaged, and its files are not served.',
    ],
  ]);
});

test('a store that cannot be had is told of; it is asked again later, and what is known is had meanwhile', async () => {
  const one = await published('chunk.0000aaa1.js');
  const list = jest.fn(shell.store.list);
  const assets = opened({ list });
  await assets.pathOf('chunk.0000aaa1.js');
  const two = await published('chunk.0000aaa2.js');
  list.mockRejectedValueOnce(new Error('away'));
  jest.advanceTimersByTime(LOOK_MS);
  expect(await assets.pathOf('chunk.0000aaa2.js')).toBeUndefined();
  expect(log.error.mock.calls).toEqual([
    [{ err: new Error('away') }, 'The files of other builds of the shell cannot be looked for.'],
  ]);
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBe(`shell/${one}/browser/chunk.0000aaa1.js`);
  jest.advanceTimersByTime(LOOK_MS);
  expect(await assets.pathOf('chunk.0000aaa2.js')).toBe(`shell/${two}/browser/chunk.0000aaa2.js`);
});

test('nobody waits for a store that does not answer for longer than 3 s', async () => {
  const assets = opened({ list: () => new Promise(() => undefined) });
  const asked = assets.pathOf('chunk.0000aaa1.js');
  await jest.advanceTimersByTimeAsync(3000);
  expect(await asked).toBeUndefined();
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a manifest that could not be read is read the next time', async () => {
  const one = await published('chunk.0000aaa1.js');
  const read = jest.fn(shell.store.read).mockResolvedValueOnce(undefined);
  const assets = opened({ read });
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBeUndefined();
  jest.advanceTimersByTime(LOOK_MS);
  expect(await assets.pathOf('chunk.0000aaa1.js')).toBe(`shell/${one}/browser/chunk.0000aaa1.js`);
});
