import { moveCanary, readCanary, removeCanary, type Canary } from '@weefsel/federation/composition';
import type { Snapshot } from '@weefsel/federation/server';
import { folderPointers, StoreAway } from '@weefsel/federation/store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CanaryWatch } from './canary-watch';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-canary-'));
afterAll(() => rmSync(dir, { recursive: true }));
const pointers = folderPointers(dir);
const canary: Canary = {
  composition: '0123456789abcdef',
  against: 'fedcba9876543210',
  percent: 5,
  since: '2026-11-23T06:00:00.000Z',
  blockSeconds: 60,
  waitSeconds: 300,
};

function watching(hold = async (id: string) => ({ composition: id }) as Snapshot) {
  const said: string[] = [];
  const note = (_details: object, message: string) => void said.push(message);
  const store = { ...pointers };
  const remotes = { hold: jest.fn(hold), isServable: () => true };
  return { said, store, remotes, watch: new CanaryWatch(store, remotes, { info: note, error: note }) };
}

async function put(change: Partial<Canary> = {}): Promise<void> {
  await moveCanary(pointers, { ...canary, ...change }, await readCanary(pointers));
}
afterEach(async () => {
  const found = await readCanary(pointers).catch(() => undefined);
  if (found) await removeCanary(pointers, found);
});

test('a canary is there from when it is loaded until it ends, and is loaded once', async () => {
  const { watch, said, remotes } = watching();
  await watch.look();
  expect(watch.current()).toBeUndefined();
  await put();
  await watch.look();
  await put({ percent: 25 });
  await watch.look();
  expect(watch.current()).toEqual({
    canary: { ...canary, percent: 25 },
    snapshot: { composition: canary.composition },
  });
  expect(remotes.hold).toHaveBeenCalledTimes(1);
  const found = await readCanary(pointers);
  if (found) await removeCanary(pointers, found);
  await watch.look();
  expect(watch.current()).toBeUndefined();
  expect(said).toEqual([
    'The canary 0123456789abcdef is shown to 5 % of new visits.',
    'The canary 0123456789abcdef is shown to 25 % of new visits.',
    'No canary is shown any more.',
  ]);
});

test('a canary that cannot be loaded is not shown, which is logged once', async () => {
  const { watch, said } = watching(() => Promise.reject(new Error('broken')));
  await put();
  await watch.look();
  await watch.look();
  expect(watch.current()).toBeUndefined();
  expect(said).toEqual(['The canary cannot be followed.']);
});

test('a canary continues while the store is unreachable', async () => {
  const { watch, store } = watching();
  await put();
  await watch.look();
  store.read = () => Promise.reject(new StoreAway('away'));
  await watch.look();
  expect(watch.current()?.canary.composition).toBe(canary.composition);
});

test('a canary with a damaged pointer is no longer shown', async () => {
  const { watch, store } = watching();
  await put();
  await watch.look();
  store.read = async () => ({ value: '{}', tag: '1' });
  await watch.look();
  expect(watch.current()).toBeUndefined();
});

test('a canary is hidden while one of its versions is kept out', async () => {
  const { watch, remotes } = watching();
  await put();
  await watch.look();
  remotes.isServable = () => false;
  expect(watch.current()).toBeUndefined();
  remotes.isServable = () => true;
  expect(watch.current()?.canary.composition).toBe(canary.composition);
});

test('a canary is followed from the start until the stop', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { watch } = watching();
  const look = jest.spyOn(watch, 'look').mockResolvedValue();
  await watch.start();
  jest.advanceTimersByTime(3000);
  expect(look).toHaveBeenCalledTimes(11);
  watch.stop();
  jest.advanceTimersByTime(3000);
  expect(look).toHaveBeenCalledTimes(11);
  await watch.start();
  jest.advanceTimersByTime(3000);
  expect(look).toHaveBeenCalledTimes(12);
  jest.useRealTimers();
});
