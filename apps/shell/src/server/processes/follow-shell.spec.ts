/** @jest-environment node */
import type { ShellBuild, ShellProblem } from '@weefsel/federation/supervisor';
import { ShellFollower } from './follow-shell';

const log = { info: jest.fn(), error: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => jest.useRealTimers());

const LOOK_MS = 500;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const buildOf = (name: string): ShellBuild => ({ name, start: jest.fn() });

/** A server that runs its own build, and what becomes of it when a channel names others. */
function followed(named?: string) {
  let live = named;
  let runs = 'own';
  const bring = jest.fn(async ({ version }: { version: string }) => buildOf(version));
  const turnTo = jest.fn(async ({ name = '' }: ShellBuild) => {
    runs = name;
    return true;
  });
  const problems: (ShellProblem | undefined)[] = [];
  const follower = new ShellFollower({
    live: async () => ({
      composition: live ? { shell: { version: live, manifest: 'x', previous: [] } } : {},
    }),
    bring,
    log,
  });
  const turns = {
    runs: () => runs,
    turnTo,
    tellProblem: (problem: ShellProblem | undefined) => void problems.push(problem),
  };
  return {
    follower,
    bring,
    turnTo,
    problems,
    name: (version: string | undefined) => (live = version),
    run: (version: string) => (runs = version),
    follow: async (first?: ShellBuild) => {
      follower.follow(turns, first);
      await pass(0);
    },
    turned: () => turnTo.mock.calls.map(([{ name }]) => name),
  };
}

const why = (version: string, reason: string) => ({
  build: version,
  why: `The shell@${version} does not run here. ${reason}`,
});

test('a server begins with what is live; with its own where nothing is named or was released', async () => {
  expect((await followed('one').follower.first())?.name).toBe('one');
  expect(await followed().follower.first()).toBeUndefined();
  const unreleased = new ShellFollower({ live: async () => undefined, bring: jest.fn(), log });
  expect(await unreleased.first()).toBeUndefined();
});

test('all turn to what is named, once for each time that it changes', async () => {
  const { follow, name, turned, problems, follower } = followed();
  await follow();
  expect(turned()).toEqual([]);
  for (const version of ['one', 'two', 'one']) {
    name(version);
    await pass(3 * LOOK_MS);
  }
  name(undefined);
  await pass(3 * LOOK_MS);
  expect(turned()).toEqual(['one', 'two', 'one']);
  expect(problems).toEqual([undefined]);
  follower.stop();
});

test('what cannot be begun with is told, and tried again after a while', async () => {
  const { follow, follower, bring, problems, turned } = followed('one');
  bring.mockRejectedValueOnce(new Error('It needs react 19.3.1, here is none.'));
  expect(await follower.first()).toBeUndefined();
  await follow();
  expect(problems).toEqual([why('one', 'It needs react 19.3.1, here is none.')]);
  await pass(29_000);
  expect(turned()).toEqual([]);
  await pass(2000);
  expect(turned()).toEqual(['one']);
  expect(problems.at(-1)).toBeUndefined();
  follower.stop();
});

test('what was begun with and did not come to serve is told, and tried again after a while', async () => {
  const { follow, follower, problems, turned } = followed('one');
  await follow(await follower.first());
  const reason = 'A process of it ended, or was not there in time, before it served: its log says why.';
  expect(problems).toEqual([why('one', reason)]);
  await pass(29_000);
  expect(turned()).toEqual([]);
  await pass(2000);
  expect([turned(), problems.at(-1)]).toEqual([['one'], undefined]);
  follower.stop();
});

test('what was begun with and serves is no problem', async () => {
  const { follow, follower, run, problems } = followed('one');
  const first = await follower.first();
  run('one');
  await follow(first);
  expect(problems).toEqual([undefined]);
  follower.stop();
});

test.each([
  ['cannot be brought', 'The store is away.'],
  [
    'does not come to serve',
    'A process of it ended, or was not there in time, before it served: its log says why.',
  ],
])('a build that %s is told, logged, and tried again, later each time', async (case_, reason) => {
  const { follow, follower, bring, turnTo, problems } = followed('one');
  if (case_ === 'cannot be brought') bring.mockRejectedValue(new Error(reason));
  else turnTo.mockResolvedValue(false);
  await follow();
  expect(problems).toEqual([undefined, why('one', reason)]);
  expect(log.error.mock.calls).toEqual([
    [
      { shell: 'one' },
      `The shell@one does not run here. ${reason} What serves goes on; it is tried again in 30 s.`,
    ],
  ]);
  for (const [seconds, tries] of [
    ...[
      [29, 1],
      [2, 2],
      [58, 2],
      [3, 3],
    ],
  ] as [number, number][]) {
    await pass(seconds * 1000);
    expect(bring).toHaveBeenCalledTimes(tries);
  }
  await pass(3_600_000);
  expect(log.error.mock.lastCall?.[1]).toContain('it is tried again in 600 s.');
  follower.stop();
});

test('a problem is over when the build serves, and the next one is tried again as soon as the first', async () => {
  const { follow, follower, name, turnTo, problems } = followed('one');
  turnTo.mockResolvedValueOnce(false);
  await follow();
  await pass(31_000);
  expect(problems.at(-1)).toBeUndefined();
  turnTo.mockResolvedValueOnce(false);
  name('two');
  await pass(LOOK_MS);
  expect(problems.at(-1)?.build).toBe('two');
  expect(log.error.mock.lastCall?.[1]).toContain('it is tried again in 30 s.');
  follower.stop();
});

test.each([['two'], [undefined]])(
  'a problem is forgotten when the channel names %s instead, and that is turned to at once',
  async (next) => {
    const { follow, follower, name, bring, problems, turned } = followed('one');
    bring.mockRejectedValueOnce(new Error('No.'));
    await follow();
    expect(problems.at(-1)?.build).toBe('one');
    name(next);
    await pass(LOOK_MS);
    expect(problems.at(-1)).toBeUndefined();
    expect(turned()).toEqual(next ? [next] : []);
    follower.stop();
  },
);

test('after a turn that broke off halfway, all turn back to what they ran when that is named again', async () => {
  const { follow, follower, name, turnTo, turned } = followed('one');
  await follow();
  turnTo.mockResolvedValueOnce(false);
  for (const version of ['two', 'one']) {
    name(version);
    await pass(LOOK_MS);
  }
  expect(turned()).toEqual(['one', 'two', 'one']);
  follower.stop();
});

test('who stops looks no more, and a turn that ends then is no problem', async () => {
  const { follow, follower, name, turnTo, problems, turned } = followed('one');
  const turn = Promise.withResolvers<boolean>();
  turnTo.mockReturnValueOnce(turn.promise);
  await follow();
  follower.stop();
  turn.resolve(false);
  name('two');
  await pass(60_000);
  expect([turned(), problems]).toEqual([['one'], [undefined]]);
  expect(log.error).not.toHaveBeenCalled();
});
