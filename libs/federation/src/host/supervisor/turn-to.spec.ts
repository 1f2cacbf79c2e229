import type { ShellBuild } from './members';
import type { WorkerMessage, PrimaryMessage } from './messages';
import type { Listener } from './serving-process';
import { Supervisor } from './supervisor';

interface Fake extends Listener {
  pid: number;
  build: string;
  told: PrimaryMessage[];
  killed: NodeJS.Signals[];
}

const addEnded = () => undefined;
const blame = jest.fn();
const log = { info: jest.fn(), error: jest.fn() };
let processes: Fake[];
let supervisor: Supervisor;

const build = (name: string): ShellBuild => ({
  name,
  start: (listener) => {
    const fake: Fake = { ...listener, pid: processes.length + 1, build: name, told: [], killed: [] };
    processes.push(fake);
    return {
      pid: fake.pid,
      tell: (message) => void fake.told.push(message),
      kill: (signal) => void fake.killed.push(signal),
    };
  },
});

const at = (index: number): Fake => {
  const found = processes[index];
  if (!found) throw new Error(`There is no process ${index}.`);
  return found;
};
const serve = async (index: number): Promise<void> => {
  for (const say of ['here', 'serving'] as const) at(index).said({ say } as WorkerMessage);
  await jest.advanceTimersByTimeAsync(0);
};
const leave = (index: number) => at(index).ended(0, null);
const isLeaving = ({ told }: Fake) => told.some(({ tell }) => tell === 'leave');
const leaving = () => processes.filter(isLeaving).map(({ pid }) => pid);
const builds = () => processes.map((each) => each.build);

/** Two serving processes of the build `old`. */
beforeEach(async () => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: 0 });
  processes = [];
  supervisor = new Supervisor({ count: 2, build: build('old'), log, blame, addEnded });
  const started = supervisor.start();
  await serve(0);
  await serve(1);
  await started;
});
afterEach(() => jest.useRealTimers());

test('processes are replaced one by one, and each leaves once its successor serves', async () => {
  const turned = supervisor.turnTo(build('new'));
  expect(builds()).toEqual(['old', 'old', 'new']);
  expect(leaving()).toEqual([]);
  await serve(2);
  expect(leaving()).toEqual([1]);
  expect(builds()).toEqual(['old', 'old', 'new', 'new']);
  await serve(3);
  expect(leaving()).toEqual([1, 2]);
  expect(await turned).toBe(true);
  leave(0);
  leave(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(processes).toHaveLength(4);
  expect([supervisor.runs(), log.error.mock.calls]).toEqual(['new', []]);
});

test('a leaving process is no longer listed among the serving ones', async () => {
  const served = { shell: 'old', composition: 'c1', amiss: [], remotes: {} };
  at(0).said({ say: 'served', served });
  at(1).said({ say: 'served', served });
  void supervisor.turnTo(build('new'));
  await serve(2);
  at(2).said({ say: 'served', served: { ...served, shell: 'new' } });
  const last = at(1).told.findLast(({ tell }) => tell === 'served');
  expect(last).toEqual({
    tell: 'served',
    processes: [
      { pid: 2, ...served },
      { pid: 3, ...served, shell: 'new' },
    ],
  });
});

test('when a process of the other build ends before it serves, all stay as they are', async () => {
  const turned = supervisor.turnTo(build('broken'));
  at(2).ended(1, null);
  expect(await turned).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(builds()).toEqual(['old', 'old', 'broken']);
  expect([leaving(), supervisor.runs()]).toEqual([[], 'old']);
});

test('a process of the new build that does not serve in time is killed, and no old process leaves', async () => {
  const turned = supervisor.turnTo(build('slow'));
  for (let second = 0; second < 35; second += 1) {
    for (const each of processes) each.reported({ kind: 'alive' });
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect([at(0).killed, at(2).killed[0]]).toEqual([[], 'SIGKILL']);
  at(2).ended(null, 'SIGKILL');
  expect([await turned, leaving()]).toEqual([false, []]);
});

test('switches to another build at once while no process runs and the next start is delayed', async () => {
  // Makes the pauses longer than zero.
  for (const index of [0, 1, 2, 3]) {
    at(index).ended(7, null);
    await jest.advanceTimersByTimeAsync(index < 2 ? 1000 : 0);
    if (index < 2) await serve(index + 2);
  }
  const turned = supervisor.turnTo(build('new'));
  expect(builds()).toEqual(['old', 'old', 'old', 'old', 'new']);
  await serve(4);
  expect([await turned, supervisor.runs()]).toEqual([true, 'new']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(builds().slice(5)).toEqual(['new']);
});

test('an old process that ends during the switch is replaced by the new build, without surplus processes', async () => {
  const turned = supervisor.turnTo(build('new'));
  await serve(2);
  // The last old process ends while its successor is starting.
  at(1).ended(1, null);
  await jest.advanceTimersByTimeAsync(0);
  expect(builds()).toEqual(['old', 'old', 'new', 'new', 'new']);
  await serve(4);
  await serve(3);
  expect(await turned).toBe(true);
  expect(processes.filter((each) => each.build === 'new' && !isLeaving(each))).toHaveLength(2);
});

test('a switch that failed half-way can be reversed', async () => {
  const turned = supervisor.turnTo(build('new'));
  await serve(2);
  at(3).ended(1, null);
  expect(await turned).toBe(false);
  const back = supervisor.turnTo(build('old'));
  await serve(4);
  expect(await back).toBe(true);
  expect(leaving()).toEqual([1, 3]);
});

test('all processes receive the problem of a build, also a later one, until it is cleared', async () => {
  const problem = { build: 'broken', why: 'It needs react 20.' };
  supervisor.tellProblem(problem);
  expect(at(0).told).toContainEqual({ tell: 'shell-problem', problem });
  at(1).ended(1, null);
  await jest.advanceTimersByTimeAsync(0);
  await serve(2);
  expect(at(2).told).toContainEqual({ tell: 'shell-problem', problem });
  supervisor.tellProblem(undefined);
  expect(at(2).told.at(-1)).toEqual({ tell: 'shell-problem', problem: undefined });
});

test('a server falls back to the build it was started with when the live build does not serve', async () => {
  processes = [];
  const own = build('own');
  const another = new Supervisor({
    count: 1,
    build: build('live'),
    otherwise: own,
    log,
    blame: jest.fn(),
    addEnded,
  });
  const started = another.start();
  at(0).ended(1, null);
  expect(builds()).toEqual(['live', 'own']);
  await serve(1);
  await started;
  expect(another.runs()).toBe('own');
});

describe('a build that was turned to lately', () => {
  /** Makes both processes run it and removes those of the former build. */
  const turnTo = async (name: string) => {
    const first = processes.length;
    const turned = supervisor.turnTo(build(name));
    await serve(first);
    await serve(first + 1);
    await turned;
    for (const [index, each] of processes.entries()) if (isLeaving(each)) leave(index);
  };
  /** Makes the last started process serve, and end after a while. */
  const endLast = async (afterMs = 0, end = (last: Fake) => last.ended(7, null)) => {
    await serve(processes.length - 1);
    for (let passed = 0; passed < afterMs; passed += 1000) {
      for (const each of processes) each.reported({ kind: 'alive' });
      await jest.advanceTimersByTimeAsync(1000);
    }
    end(at(processes.length - 1));
    // Maximum time until another is started in its place.
    await jest.advanceTimersByTimeAsync(1000);
  };

  test('is blamed, once, when its processes end again and again', async () => {
    await turnTo('new');
    await endLast(2000);
    await endLast(2000);
    expect(blame).not.toHaveBeenCalled();
    await endLast(2000, (last) => {
      last.reported({ kind: 'ends', stack: ['at exit (main.cjs:1)'] });
      last.ended(7, null);
    });
    const why =
      '3 processes of it ended within 8 s after the first served, the last with code 7, and no remote was found to do that.';
    expect(blame.mock.calls).toEqual([[{ release: 'shell@new', why, stack: ['at exit (main.cjs:1)'] }]]);
    for (let more = 0; more < 3; more += 1) await endLast();
    expect(blame).toHaveBeenCalledTimes(1);
  });

  test('is not blamed for what a remote did', async () => {
    await turnTo('new');
    const remote = 'mf-search@1a2b';
    for (let times = 0; times < 5; times += 1)
      await endLast(0, (last) => {
        last.reported({ kind: 'ends', remote, stack: ['at load'] });
        last.ended(0, null);
      });
    expect(blame.mock.calls.map(([{ release }]) => release)).toEqual([remote]);
  });

  test('is not blamed for ends after five minutes', async () => {
    await turnTo('new');
    await endLast();
    await endLast(301_000);
    for (let times = 0; times < 3; times += 1) await endLast();
    expect(blame).not.toHaveBeenCalled();
  });

  test('is not blamed when it served well before', async () => {
    for (let times = 0; times < 3; times += 1) await endLast();
    await turnTo('new');
    await turnTo('old');
    for (let times = 0; times < 3; times += 1) await endLast();
    expect(blame).not.toHaveBeenCalled();
  });
});
