/** @jest-environment node */
import type { Socket } from 'node:net';
import { log, serving, supervised, toldOf } from './supervised.fixture';

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);
const leaves = (all: Awaited<ReturnType<typeof serving>>) =>
  all.processes.map((fake) => toldOf(fake, 'leave').length > 0);
const runs = ({ processes }: Awaited<ReturnType<typeof serving>>) => processes.map((fake) => fake.runs);

test('processes turn to another build one after the other, each once another serves in its place', async () => {
  const all = await serving();
  const turned = all.supervisor.turnTo(all.build('new'));
  expect(runs(all)).toEqual(['old', 'old', 'new']);
  all.say(2, 'here');
  await settled();
  expect([runs(all).length, all.supervisor.runs(), leaves(all)]).toEqual([3, 'old', [false, false, false]]);
  all.say(2, 'serving');
  await settled();
  expect([runs(all), all.supervisor.runs()]).toEqual([['old', 'old', 'new', 'new'], 'new']);
  expect(leaves(all)).toEqual([true, false, false, false]);
  all.say(3, 'here', 'serving');
  expect(await turned).toBe(true);
  expect(leaves(all)).toEqual([true, true, false, false]);
});

test('who left gets no connection any more, counts for nothing, and is not replaced when it ends', async () => {
  const all = await serving();
  const served = { composition: 'c1', amiss: [], remotes: {} };
  all.at(0).said({ say: 'served', served });
  const turned = all.supervisor.turnTo(all.build('new'));
  for (const index of [2, 3]) {
    all.say(index, 'here', 'serving');
    await settled();
  }
  await turned;
  expect(toldOf(all.at(2), 'served').at(-1)).toEqual({ tell: 'served', processes: [] });
  all.supervisor.enter({ destroy: jest.fn() } as unknown as Socket);
  expect(all.processes.map((fake) => toldOf(fake, 'connection').length)).toEqual([0, 0, 1, 0]);
  for (const index of [0, 1]) all.at(index).ended(0, null);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(runs(all)).toEqual(['old', 'old', 'new', 'new']);
  expect(log.error).not.toHaveBeenCalled();
});

test('who ends before it serves leaves the others as they are, and nobody takes its place', async () => {
  const all = await serving();
  const turned = all.supervisor.turnTo(all.build('new'));
  all.at(2).ended(1, null);
  expect(await turned).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([runs(all), all.supervisor.runs()]).toEqual([['old', 'old', 'new'], 'old']);
  expect(leaves(all)).toEqual([false, false, false]);
});

test('who does not come to serve within 30 s is ended, and the others stay', async () => {
  const all = await serving();
  const turned = all.supervisor.turnTo(all.build('new'));
  for (let second = 0; second < 32; second += 1) {
    for (const fake of all.processes) fake.reported({ kind: 'alive' });
    await jest.advanceTimersByTimeAsync(1000);
    if (second < 29) expect(all.at(2).killed).toEqual([]);
  }
  expect(all.at(2).killed).toContain('SIGKILL');
  all.at(2).ended(null, 'SIGKILL');
  expect(await turned).toBe(false);
  expect([all.at(0).killed, all.at(1).killed, leaves(all)]).toEqual([[], [], [false, false, false]]);
});

test('when the second does not serve, one of each goes on, and a later turn takes up the rest', async () => {
  const all = await serving();
  const build = all.build('new');
  const turned = all.supervisor.turnTo(build);
  all.say(2, 'here', 'serving');
  await settled();
  all.at(3).ended(1, null);
  expect(await turned).toBe(false);
  expect(leaves(all)).toEqual([true, false, false, false]);
  const again = all.supervisor.turnTo(build);
  all.say(4, 'here', 'serving');
  expect(await again).toBe(true);
  expect(leaves(all)).toEqual([true, true, false, false, false]);
});

test('who hangs during a turn is replaced, and as many serve in the end as before', async () => {
  const all = await serving();
  const turned = all.supervisor.turnTo(all.build('new'));
  all.at(0).ended(null, 'SIGKILL');
  await settled();
  expect(runs(all)).toEqual(['old', 'old', 'new', 'old']);
  all.say(3, 'here', 'serving');
  all.say(2, 'here', 'serving');
  await settled();
  all.say(4, 'here', 'serving');
  expect(await turned).toBe(true);
  expect(runs(all)).toEqual(['old', 'old', 'new', 'old', 'new']);
  expect(leaves(all)).toEqual([false, true, false, true, false]);
});

test('who is replaced after one of the new build served runs that too', async () => {
  const all = await serving();
  const turned = all.supervisor.turnTo(all.build('new'));
  all.say(2, 'here', 'serving');
  await settled();
  all.at(1).ended(1, null);
  await settled();
  expect(runs(all)).toEqual(['old', 'old', 'new', 'new', 'new']);
  for (const index of [3, 4]) all.say(index, 'here', 'serving');
  await settled();
  expect(await turned).toBe(true);
  expect(leaves(all).filter((hasLeft) => !hasLeft)).toHaveLength(3);
  expect(leaves(all)[1]).toBe(false);
});

test('who was to be replaced after a pause is not, when the turn has filled its place meanwhile', async () => {
  const all = await serving();
  all.at(1).ended(1, null);
  await settled();
  all.say(2, 'here', 'serving');
  const turned = all.supervisor.turnTo(all.build('new'));
  all.say(3, 'here', 'serving');
  await settled();
  all.at(2).ended(1, null);
  all.say(4, 'here', 'serving');
  expect(await turned).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(runs(all)).toEqual(['old', 'old', 'old', 'new', 'new']);
});

test('a turn to what all run is done at once', async () => {
  const all = await serving();
  expect(await all.supervisor.turnTo(all.build('old'))).toBe(true);
  expect(all.processes).toHaveLength(2);
});

test('a server that stops ends a turn, the one that was coming as well, and begins none', async () => {
  const all = await serving();
  const turned = all.supervisor.turnTo(all.build('new'));
  const stopped = all.supervisor.stop(5000);
  await settled();
  expect(all.processes.map(({ killed }) => killed)).toEqual([['SIGTERM'], ['SIGTERM'], ['SIGTERM']]);
  for (const index of [0, 1, 2]) all.at(index).ended(0, null);
  expect([await turned, await stopped]).toEqual([false, { cut: false }]);
  expect(await all.supervisor.turnTo(all.build('new'))).toBe(false);
  expect(all.processes).toHaveLength(3);
});

test('a server whose first build does not serve begins with the other', async () => {
  const { supervisor, processes, at, say } = supervised(1, 'its own');
  const started = supervisor.start();
  at(0).ended(1, null);
  expect([processes.map((fake) => fake.runs), supervisor.runs()]).toEqual([['old', 'its own'], 'its own']);
  say(1, 'here', 'serving');
  await started;
});

test('a server on which the other build does not serve either does not start', async () => {
  const { supervisor, at } = supervised(1, 'its own');
  const started = supervisor.start();
  for (const index of [0, 1]) at(index).ended(1, null);
  await expect(started).rejects.toThrow('The first process ended with code 1 before it served.');
});

test('all know why a build does not run here, who comes later too, until it does', async () => {
  const all = await serving();
  const problem = { build: 'new', why: 'It needs react 19.3.1.' };
  all.supervisor.tellProblem(problem);
  all.at(1).ended(1, null);
  await settled();
  all.say(2, 'here');
  for (const index of [0, 2])
    expect(toldOf(all.at(index), 'shell-problem')).toEqual([{ tell: 'shell-problem', problem }]);
  all.supervisor.tellProblem(undefined);
  expect(toldOf(all.at(0), 'shell-problem').at(-1)).toEqual({ tell: 'shell-problem', problem: undefined });
});
