import { rm } from 'node:fs/promises';
import { builtShells } from './built-shell.fixture';
import { readCurrent } from './update-channel';
import { storeDir } from './release-store';
import { rollOut, NotLoaded, liveSentence } from './rollout';
import { publishedFolder } from './published.fixture';
import { publishShell } from './publish-shell';
import { quarantineRelease } from './quarantine';
import { setRedirects } from './redirects';
import type { ShellStatus } from './running-shell';
import { rollback, releaseVersion } from './release-versions';

const folder = publishedFolder();
const built = builtShells();
const entry = folder.live;
/** A shell that serves a version of the remote. */
const serving = (version: string): ShellStatus => ({ serves: { 'mf-search': version } });

beforeEach(async () => {
  for (const version of ['aaa', 'bbb']) await folder.put('mf-search', version);
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
});

/** Releases `bbb` beside a shell that gives these answers in turn, the last one repeatedly. */
const release = (...words: [ShellStatus, ...ShellStatus[]]) => {
  // The number of questions must not depend on the machine's speed.
  const isTaken = words.some((word) => typeof word === 'object' && word.serves['mf-search'] === 'bbb');
  const ask = jest.fn<Promise<ShellStatus>, []>();
  const [last] = words.slice(-1);
  for (const word of words.slice(0, -1)) ask.mockResolvedValueOnce(word);
  ask.mockResolvedValue(last ?? 'no shell');
  const change = () => releaseVersion(folder.releaseStore, 'mf-search', 'bbb');
  return {
    ask,
    done: rollOut({
      releaseStore: folder.releaseStore,
      change,
      ask,
      timeoutMs: isTaken ? 60_000 : 0,
      pauseMs: 5,
    }),
  };
};

test('remotes that the shell does not serve as composed are named', async () => {
  const { done } = release(serving('aaa'), { serves: { 'mf-search': 'bbb' }, amiss: ['mf-content'] });
  expect(await done).toMatchObject({ shell: 'serves it', amiss: ['mf-content'] });
});

test('a release is done when the running shell serves the new version', async () => {
  const { ask, done } = release(serving('aaa'), serving('aaa'), 'no answer', serving('bbb'));
  expect(await done).toMatchObject({ shell: 'serves it', done: { channel: 'live' } });
  expect(ask).toHaveBeenCalledTimes(4);
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});

test.each(['no shell', 'no answer'] as const)('%s is not waited for', async (word) => {
  const { ask, done } = release(word);
  expect(await done).toMatchObject({ shell: word });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});

test.each<[string, ShellStatus, string]>([
  ['keeps what it has', serving('aaa'), 'The running shell did not take mf-search@bbb'],
  ['ends', 'no shell', 'The running shell ended when it was to take mf-search@bbb'],
  [
    'falls silent',
    'no answer',
    'The running shell does not answer any more since it was to take mf-search@bbb',
  ],
])('a running shell that %s leaves what is live as it was', async (_what, word, sentence) => {
  const { done } = release(serving('aaa'), word);
  await expect(done).rejects.toThrow(NotLoaded);
  await expect(done).rejects.toThrow(
    `${sentence}; its log says why. Nothing was changed: mf-search@aaa is live.`,
  );
  expect(await entry()).toEqual({ version: 'aaa', previous: [] });
});

test.each([
  [{ version: 'aaa' }, 'live', 'Nothing was changed: mf-search@aaa is live.'],
  [{ version: 'aaa' }, 'preview/x', 'Nothing was changed: mf-search@aaa is in preview/x.'],
  [undefined, 'preview/x', 'No version of mf-search is in preview/x.'],
])('%j of the channel %s is reported with its channel', (remote, channel, sentence) => {
  expect(liveSentence('mf-search', remote, channel)).toBe(sentence);
});

test('a first version that is not taken leaves none', async () => {
  await rm(storeDir(folder.dir) + '/pointers', { recursive: true });
  const { done } = release({ serves: {} });
  await expect(done).rejects.toThrow('No version of mf-search is live.');
  expect(await entry()).toBeUndefined();
});

test('a rollback that is not taken is as if it had not been', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'bbb');
  const change = () => rollback(folder.releaseStore, 'mf-search');
  const ask = () => Promise.resolve(serving('bbb'));
  const done = rollOut({ releaseStore: folder.releaseStore, change, ask, timeoutMs: 0, pauseMs: 5 });
  await expect(done).rejects.toThrow('did not take mf-search@aaa');
  expect(await entry()).toEqual({ version: 'bbb', previous: ['aaa'] });
});

test('a shell build that cannot run is rejected at once with the reason, and the channel is restored', async () => {
  const publishOne = async (mark: string) =>
    publishShell((await built(mark)).buildDir, folder.releaseStore.files);
  const [first, second] = [await publishOne('aaaa'), await publishOne('bbbb')];
  await releaseVersion(folder.releaseStore, 'shell', first);
  const said = { serves: { shell: first }, shellProblem: { build: second, why: 'It needs react 20.' } };
  const release = rollOut({
    releaseStore: folder.releaseStore,
    change: () => releaseVersion(folder.releaseStore, 'shell', second),
    ask: async () => said,
    timeoutMs: 60_000,
  });
  await expect(release).rejects.toThrow(
    `It needs react 20. The running shell did not take shell@${second}; its log says why. Nothing was changed: shell@${first} is live.`,
  );
  expect((await readCurrent(folder.releaseStore))?.composition.shell?.version).toBe(first);
});

test('a build of the shell is waited for until all processes run it, whatever was wrong with another', async () => {
  const build = await publishShell((await built('aaaa')).buildDir, folder.releaseStore.files);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    // Another build's problem does not matter.
    return { serves: asked > 5 ? { shell: build } : {}, shellProblem: { build: 'another', why: 'Gone.' } };
  };
  const change = () => releaseVersion(folder.releaseStore, 'shell', build);
  const { shell } = await rollOut({
    releaseStore: folder.releaseStore,
    change,
    ask,
    timeoutMs: 60_000,
    pauseMs: 5,
  });
  expect(shell).toBe('serves it');
});

test('a build that comes into quarantine while servers turn to it is not waited for any longer', async () => {
  const [one, two] = [
    await publishShell((await built('aaaa')).buildDir, folder.releaseStore.files),
    await publishShell((await built('bbbb')).buildDir, folder.releaseStore.files),
  ];
  await releaseVersion(folder.releaseStore, 'shell', one);
  const change = () => releaseVersion(folder.releaseStore, 'shell', two);
  const ask = jest.fn<Promise<ShellStatus>, []>().mockResolvedValue({ serves: { shell: one } });
  const waiting = rollOut({
    releaseStore: folder.releaseStore,
    change,
    ask,
    timeoutMs: 3_600_000,
    pauseMs: 5,
  });
  const said = expect(waiting).rejects.toThrow(
    /^It is in quarantine since .*: 3 processes of it ended\. .* Nothing was changed: shell@/,
  );
  while ((await readCurrent(folder.releaseStore))?.composition.shell?.version !== two);
  const why = '3 processes of it ended.';
  await quarantineRelease(folder.releaseStore, { release: `shell@${two}`, why, stack: [] });
  await said;
  expect((await readCurrent(folder.releaseStore))?.composition.shell).toMatchObject({ version: one });
});

test('a remote that is released while the build of the shell beside it is in quarantine is waited for', async () => {
  const build = await publishShell((await built('aaaa')).buildDir, folder.releaseStore.files);
  await releaseVersion(folder.releaseStore, 'shell', build);
  const shellProblem = { build, why: `The shell@${build} is in quarantine.` };
  const { ask, done } = release(
    { serves: { 'mf-search': 'aaa', shell: 'before' }, shellProblem },
    { serves: { 'mf-search': 'aaa', shell: 'before' }, shellProblem },
    { serves: { 'mf-search': 'bbb', shell: 'before' }, shellProblem },
  );
  expect(await done).toMatchObject({ shell: 'serves it' });
  expect(ask).toHaveBeenCalledTimes(3);
});

const current = async () => (await readCurrent(folder.releaseStore))?.id;

/** Replaces the redirects beside a shell that gives these answers in turn. */
const redirect = (ask: () => Promise<ShellStatus>, timeoutMs = 60_000) =>
  rollOut({
    releaseStore: folder.releaseStore,
    change: () => setRedirects(folder.releaseStore, { '/nl/oud/': { to: '/nl/nieuw/' } }),
    ask,
    timeoutMs,
    pauseMs: 5,
  });

test('redirects, without another version, are waited for by the composition', async () => {
  const before = await current();
  let asked = 0;
  const { done, shell } = await redirect(async () => {
    asked += 1;
    const composition = asked > 3 ? await current() : before;
    return { serves: { 'mf-search': 'aaa' }, ...(composition && { composition }) };
  });
  expect([shell, asked]).toEqual(['serves it', 4]);
  expect(await current()).toBe(done.now.id);
});

test('redirects are served too with a later release of another', async () => {
  let served = await current();
  const { shell } = await redirect(async () => {
    const isAsked = (await current()) !== served;
    if (isAsked) served = (await releaseVersion(folder.releaseStore, 'mf-search', 'bbb')).now.id;
    return { serves: { 'mf-search': 'aaa' }, ...(served && { composition: served }) };
  });
  expect(shell).toBe('serves it');
});

test.each<[string, string, (before: string) => ShellStatus]>([
  [
    'keeps its composition',
    'did not take',
    (composition) => ({ serves: { 'mf-search': 'aaa' }, composition }),
  ],
  ['ends', 'ended when it was to take', () => 'no shell'],
])('redirects beside a shell that %s are withdrawn', async (_what, reason, answer) => {
  const before = (await current()) ?? '';
  const ask = jest.fn<Promise<ShellStatus>, []>().mockResolvedValueOnce({ serves: {}, composition: before });
  ask.mockResolvedValue(answer(before));
  const done = redirect(ask, 0);
  await expect(done).rejects.toThrow(NotLoaded);
  await expect(done).rejects.toThrow(
    new RegExp(
      `^The running shell ${reason} the composition \\w{16}; its log says why\\. Nothing was changed: the composition ${before} is live\\.$`,
    ),
  );
  expect(await current()).toBe(before);
});
