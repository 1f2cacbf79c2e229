import { fromPartial } from '@total-typescript/shoehorn';
import type { Socket } from 'node:net';
import type { Guilty } from './members';
import type { WorkerMessage, PrimaryMessage } from './messages';
import type { Report } from './reports';
import type { Listener, StartProcess } from './serving-process';
import { Supervisor } from './supervisor';

const FROZEN = {
  kind: 'frozen' as const,
  ms: 600,
  remote: 'mf-search@1a2b',
  stack: ['at Page'],
} satisfies Report;

interface Fake extends Listener {
  pid: number;
  told: PrimaryMessage[];
  killed: NodeJS.Signals[];
}

/** Sum of counts, with 1000 for each unplanned end. */
const addEnded = (before: unknown, last: unknown, isPlanned: boolean) =>
  Number(before ?? 0) + Number(last ?? 0) + (isPlanned ? 0 : 1000);
const log = { info: jest.fn(), error: jest.fn() };

function supervised(count = 2) {
  const processes: Fake[] = [];
  const blame = jest.fn<void, [Guilty]>();
  const start: StartProcess = (listener) => {
    const fake: Fake = { ...listener, pid: processes.length + 1, told: [], killed: [] };
    processes.push(fake);
    return {
      pid: fake.pid,
      tell: (message) => void fake.told.push(message),
      kill: (signal) => void fake.killed.push(signal),
    };
  };
  const supervisor = new Supervisor({ count, build: { name: 'old', start }, log, blame, addEnded });
  const at = (index: number): Fake => {
    const found = processes[index];
    if (!found) throw new Error(`There is no process ${index}.`);
    return found;
  };
  const say = (index: number, ...sayings: WorkerMessage['say'][]) => {
    for (const each of sayings) at(index).said({ say: each } as WorkerMessage);
  };
  return { supervisor, processes, blame, at, say };
}

/** A supervisor with two serving processes. */
async function serving() {
  const all = supervised();
  const started = all.supervisor.start();
  for (const index of [0, 1]) all.say(index, 'here', 'serving');
  await started;
  return all;
}

const toldOf = ({ told }: Fake, tell: PrimaryMessage['tell']) =>
  told.filter((message) => message.tell === tell);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => jest.useRealTimers());

test('starts the other processes when the first one serves, and sends that one the quarantine list', async () => {
  const { supervisor, processes, at, say } = supervised(3);
  const started = supervisor.start();
  expect(processes).toHaveLength(1);
  say(0, 'here', 'serving');
  expect(processes).toHaveLength(3);
  expect(at(0).told).toContainEqual({ tell: 'quarantine', releases: [] });
  for (const index of [1, 2]) say(index, 'here', 'serving');
  await started;
});

test('a server whose first process ends before it serves does not start', async () => {
  const { supervisor, processes, at } = supervised();
  const started = supervisor.start();
  at(0).ended(1, null);
  await expect(started).rejects.toThrow('The first process ended with code 1 before it served.');
  expect(processes).toHaveLength(1);
});

test('a hanging process is killed and replaced at once, and the others receive the version that caused it', async () => {
  const { processes, blame, at, say } = await serving();
  at(0).reported(FROZEN);
  expect(at(0).killed).toEqual(['SIGKILL']);
  const message = { tell: 'quarantine', releases: ['mf-search@1a2b'] };
  expect(at(1).told).toContainEqual(message);
  at(0).ended(null, 'SIGKILL');
  jest.advanceTimersByTime(0);
  expect(processes).toHaveLength(3);
  say(2, 'here');
  expect(at(2).told).toEqual([message]);
  expect(blame.mock.calls).toEqual([
    [
      {
        release: 'mf-search@1a2b',
        why: 'It blocked a process for 600 ms or more; the process was ended.',
        stack: ['at Page'],
      },
    ],
  ]);
  expect(log.error.mock.calls).toEqual([
    [
      expect.objectContaining({ process: 1, remote: 'mf-search@1a2b', stack: ['at Page'] }),
      'Process 1 hung because of mf-search@1a2b; another takes its place.',
    ],
  ]);
});

test('two that hang in the same version blame it once', async () => {
  const { blame, at } = await serving();
  at(0).reported(FROZEN);
  at(1).reported(FROZEN);
  expect(blame).toHaveBeenCalledTimes(1);
});

test('an end caused by a version blames that version, and an end without a known cause blames none', async () => {
  const { processes, blame, at } = await serving();
  at(0).reported({ kind: 'ends', remote: 'mf-search@1a2b', stack: ['at load'] });
  at(0).ended(0, null);
  at(1).ended(null, 'SIGABRT');
  expect(blame.mock.calls).toEqual([
    [{ release: 'mf-search@1a2b', why: 'It ended a process (code 0).', stack: ['at load'] }],
  ]);
  jest.advanceTimersByTime(0);
  expect(processes).toHaveLength(4);
});

test('processes that end before they serve are not started again in a hurry', async () => {
  const { processes, at } = await serving();
  for (let index = 0; index < 5; index += 1) {
    at(processes.length - 1).ended(1, null);
    jest.advanceTimersByTime(0);
  }
  const before = processes.length;
  expect(before).toBeLessThan(5);
  jest.advanceTimersByTime(30_000);
  expect(processes.length).toBeGreaterThan(before);
});

test('a process that stops reporting is killed', async () => {
  const { at } = await serving();
  for (let second = 0; second < 20; second += 1) {
    at(1).reported({ kind: 'alive' });
    jest.advanceTimersByTime(1000);
  }
  expect([at(0).killed.at(-1), at(1).killed]).toEqual(['SIGKILL', []]);
});

test('a process under a debugger is not killed, however long it reports nothing', async () => {
  const { at } = await serving();
  at(0).reported({ kind: 'debugged' });
  jest.advanceTimersByTime(600_000);
  expect(at(0).killed).toEqual([]);
});

test('all processes receive the versions that every process serves', async () => {
  const { at } = await serving();
  const served = { composition: 'c1', amiss: [], remotes: { 'mf-search': 'v1' } };
  at(0).said({ say: 'served', served });
  at(1).said({ say: 'served', served: { ...served, composition: 'c2' } });
  const processes = [
    { pid: 1, ...served },
    { pid: 2, ...served, composition: 'c2' },
  ];
  for (const index of [0, 1])
    expect(toldOf(at(index), 'served').at(-1)).toEqual({ tell: 'served', processes });
  at(0).ended(0, null);
  expect(toldOf(at(1), 'served').at(-1)).toEqual({ tell: 'served', processes: processes.slice(1) });
});

test('a purge by one process is sent to all processes', async () => {
  const { at } = await serving();
  at(1).said({ say: 'purge', purge: { keys: ['product:a'], at: 1 } });
  for (const index of [0, 1])
    expect(toldOf(at(index), 'purge')).toEqual([{ tell: 'purge', purge: { keys: ['product:a'], at: 1 } }]);
});

test('a request for counts gets the last counts of every process, also of hung and ended ones', async () => {
  const { processes, at, say } = await serving();
  at(0).said({ say: 'counted', counts: 3 });
  at(0).said({ say: 'counted', counts: 5 });
  at(1).said({ say: 'counted', counts: 20, ask: 1 });
  const server = expect.any(String) as string;
  expect(toldOf(at(1), 'counts')).toEqual([{ tell: 'counts', ask: 1, server, counts: [5, 20] }]);
  at(0).reported(FROZEN);
  at(0).ended(null, 'SIGKILL');
  jest.advanceTimersByTime(0);
  say(2, 'here', 'serving');
  at(2).said({ say: 'counted', counts: 100, ask: 1 });
  expect(toldOf(at(2), 'counts')).toEqual([{ tell: 'counts', ask: 1, server, counts: [1005, 20, 100] }]);
  at(1).ended(1, null);
  at(processes.length - 1).said({ say: 'counted', counts: 101, ask: 2 });
  expect(toldOf(at(processes.length - 1), 'counts').at(-1)).toMatchObject({ counts: [2025, 101] });
});

test('a stop is announced, replaces no process, and kills a process that ignores the signal to end', async () => {
  const { supervisor, processes, at } = await serving();
  supervisor.announceEnd();
  expect(toldOf(at(0), 'closing')).toHaveLength(1);
  const stopped = supervisor.stop(5000);
  await jest.advanceTimersByTimeAsync(0);
  expect(at(0).killed).toEqual(['SIGTERM']);
  at(0).ended(0, null);
  await jest.advanceTimersByTimeAsync(5000);
  expect(at(1).killed).toEqual(['SIGTERM', 'SIGKILL']);
  at(1).ended(null, 'SIGKILL');
  expect(await stopped).toEqual({ cut: true });
  expect(processes).toHaveLength(2);
});

test('a stop during the start is not reported as cut off when all processes end by their signal', async () => {
  const { supervisor, at, say } = supervised(2);
  const started = supervisor.start();
  say(0, 'here', 'serving');
  supervisor.announceEnd();
  const stopped = supervisor.stop(5000);
  await jest.advanceTimersByTimeAsync(0);
  at(0).ended(0, null);
  at(1).ended(null, 'SIGTERM');
  expect(await stopped).toEqual({ cut: false });
  void started;
});

test('connections go to those who serve, and to another when theirs hangs', async () => {
  const { supervisor, at } = await serving();
  const socket = fromPartial<Socket>({ destroy: jest.fn() });
  supervisor.enter(socket);
  expect(toldOf(at(0), 'connection')).toEqual([{ tell: 'connection', connection: 1 }]);
  at(0).reported(FROZEN);
  at(0).ended(null, 'SIGKILL');
  expect(toldOf(at(1), 'connection')).toEqual([{ tell: 'connection', connection: 2 }]);
  at(1).said({ say: 'took', connection: 2 });
  expect(jest.mocked(socket.destroy)).toHaveBeenCalledTimes(1);
});
