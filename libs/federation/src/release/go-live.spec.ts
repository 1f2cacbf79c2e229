/** @jest-environment node */
import { goLive, NotTaken } from './go-live';
import { publishedFolder } from './published.fixture';
import { readRegistry } from './registry';
import type { Word } from './running-shell';
import { rollback, switchTo } from './switch';

const folder = publishedFolder();
const entry = async () => (await readRegistry(folder.dir)).remotes['mf-search'];

beforeEach(async () => {
  for (const version of ['aaa', 'bbb']) await folder.put('mf-search', version);
  await switchTo(folder.dir, 'mf-search', 'aaa');
});

/** Releases `bbb` beside a shell that says these words in turn, the last of them from then on. */
const release = (...words: [Word, ...Word[]]) => {
  // Whether there is time for another question must not depend on the machine.
  const isTaken = words.some((word) => typeof word === 'object' && word.serves === 'bbb');
  const ask = jest.fn<Promise<Word>, []>();
  const [last] = words.slice(-1);
  for (const word of words.slice(0, -1)) ask.mockResolvedValueOnce(word);
  ask.mockResolvedValue(last ?? 'no shell');
  const change = () => switchTo(folder.dir, 'mf-search', 'bbb');
  return {
    ask,
    done: goLive({ remotesDir: folder.dir, change, ask, patienceMs: isTaken ? 60_000 : 0, pauseMs: 5 }),
  };
};

test('a release is done when the running shell serves the new version', async () => {
  const { ask, done } = release({ serves: 'aaa' }, { serves: 'aaa' }, 'no answer', { serves: 'bbb' });
  expect(await done).toMatchObject({ shell: 'serves it', done: { now: { version: 'bbb' } } });
  expect(ask).toHaveBeenCalledTimes(4);
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});

test.each(['no shell', 'no answer'] as const)('%s is not waited for', async (word) => {
  const { ask, done } = release(word);
  expect(await done).toMatchObject({ shell: word });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});

test.each<[string, Word, string]>([
  ['keeps what it has', { serves: 'aaa' }, 'The running shell did not take mf-search@bbb'],
  ['ends', 'no shell', 'The running shell ended when it was to take mf-search@bbb'],
  [
    'falls silent',
    'no answer',
    'The running shell does not answer any more since it was to take mf-search@bbb',
  ],
])('a running shell that %s leaves the registry as it was', async (_what, word, sentence) => {
  const { done } = release({ serves: 'aaa' }, word);
  await expect(done).rejects.toThrow(NotTaken);
  await expect(done).rejects.toThrow(
    `${sentence}; its log says why. The registry is as it was: mf-search@aaa is live.`,
  );
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
});

test('a first version that is not taken leaves none', async () => {
  await folder.write('registry.json', '{ "remotes": {} }');
  const { done } = release({ serves: undefined });
  await expect(done).rejects.toThrow('No version of mf-search is live.');
  expect(await entry()).toBeUndefined();
});

test('a rollback that is not taken is as if it had not been', async () => {
  await switchTo(folder.dir, 'mf-search', 'bbb');
  const change = () => rollback(folder.dir, 'mf-search');
  const ask = () => Promise.resolve<Word>({ serves: 'bbb' });
  const done = goLive({ remotesDir: folder.dir, change, ask, patienceMs: 0, pauseMs: 5 });
  await expect(done).rejects.toThrow('did not take mf-search@aaa');
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});
