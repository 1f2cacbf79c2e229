import type { Release } from '@weefsel/federation/composition';
import type { ShellBuild } from '@weefsel/federation/supervisor';
import { ShellFollower } from './follow-shell';

let live: string | undefined;
let runs: string;
let unfit: string[];
let out: string[];
/** Builds that the live one can fall back to. */
let before: string[];
let follower: ShellFollower;
const start = jest.fn();
const log = { info: jest.fn(), error: jest.fn() };
const turnTo = jest.fn(async ({ name = '' }: ShellBuild) => {
  if (name.startsWith('broken')) return false;
  runs = name;
  return true;
});
const tellProblem = jest.fn();
const turns = { runs: () => runs, turnTo, tellProblem };
const turnedTo = () => turnTo.mock.calls.map(([{ name }]) => name);
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: 0 });
  runs = 'one';
  live = 'one';
  unfit = [];
  out = [];
  before = [];
  follower = new ShellFollower({
    live: async () => {
      const previous = before.map((version) => ({ version, manifest: '' }));
      const shell = live === undefined ? undefined : { version: live, manifest: '', previous };
      return { composition: shell ? { shell } : {} };
    },
    bring: async ({ version: name }: Release) => {
      if (unfit.includes(name)) throw new Error('It needs react 20.0.0, here is 19.3.1.');
      return { name, start };
    },
    isOut: (build) => out.includes(build),
    log,
  });
});
afterEach(() => {
  follower.stop();
  jest.useRealTimers();
});

test('switches the processes to the live build within a second, once per change', async () => {
  follower.follow(turns, await follower.first());
  await wait(5000);
  live = 'two';
  await wait(1000);
  expect(runs).toBe('two');
  await wait(60_000);
  expect(turnedTo()).toEqual(['one', 'two']);
});

test('a failing build is reported, retried after growing pauses, and cleared by the next build', async () => {
  follower.follow(turns, await follower.first());
  await wait(1000);
  live = 'broken';
  await wait(1000);
  const problem = {
    build: 'broken',
    why: 'The shell@broken does not run here. A process of it ended, or was not there in time, before it served: its log says why.',
  };
  expect(tellProblem.mock.calls.at(-1)).toEqual([problem]);
  expect(log.error.mock.calls).toEqual([
    [{ shell: 'broken' }, `${problem.why} What serves goes on; it is tried again in 30 s.`],
  ]);
  await wait(29_000);
  expect(turnedTo()).toEqual(['one', 'broken']);
  await wait(31_000);
  expect(turnedTo()).toEqual(['one', 'broken', 'broken']);
  live = 'one';
  await wait(1000);
  expect(tellProblem.mock.calls.at(-1)).toEqual([undefined]);
  expect(turnedTo().at(-1)).toBe('one');
});

test('does not start a build that this machine cannot run, and reports the reason', async () => {
  unfit = ['one'];
  const first = await follower.first();
  expect(first).toBeUndefined();
  follower.follow(turns, first);
  await wait(5000);
  expect(tellProblem.mock.calls[0]).toEqual([
    {
      build: 'one',
      why: 'The shell@one does not run here. It needs react 20.0.0, here is 19.3.1.',
    },
  ]);
  expect(turnTo).not.toHaveBeenCalled();
});

test('reports a first build that did not serve', async () => {
  const first = await follower.first();
  runs = 'own';
  follower.follow(turns, first);
  expect(tellProblem.mock.calls[0]?.[0]).toMatchObject({ build: 'one' });
});

test('keeps the running build when the composition names no shell', async () => {
  live = undefined;
  expect(await follower.first()).toBeUndefined();
  follower.follow(turns, undefined);
  await wait(5000);
  expect(turnTo).not.toHaveBeenCalled();
});

test('replaces a quarantined build by the latest earlier one that is not quarantined, and reports it once', async () => {
  before = ['zero', 'null'];
  follower.follow(turns, await follower.first());
  await wait(1000);
  out = ['one', 'zero'];
  await wait(60_000);
  expect(turnedTo()).toEqual(['one', 'null']);
  const problem = {
    build: 'one',
    why: 'The shell@one is in quarantine, which npx weefsel quarantine explains; the one before it answers.',
  };
  expect(tellProblem.mock.calls).toEqual([[undefined], [problem]]);
  expect(log.error.mock.calls).toEqual([[{ shell: 'one' }, problem.why]]);
  // An operator lifts the quarantine.
  out = [];
  await wait(1000);
  expect(turnedTo().at(-1)).toBe('one');
  expect(tellProblem.mock.calls.at(-1)).toEqual([undefined]);
});

test('keeps the running build when all are quarantined, and names no build for a new server', async () => {
  const first = await follower.first();
  out = ['one'];
  follower.follow(turns, first);
  await wait(5000);
  expect(turnTo).not.toHaveBeenCalled();
  expect(await follower.first()).toBeUndefined();
});
