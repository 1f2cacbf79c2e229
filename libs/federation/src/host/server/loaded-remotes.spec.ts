import type { LiveRemote } from './live-remote';
import { LoadedRemotes } from './loaded-remotes';

const log = { info: jest.fn(), error: jest.fn() };
beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.useRealTimers());

const remote = (build: string) => ({ name: 'mf-search', build }) as LiveRemote;
const release = (version: string) => ({ version });

test('a version is loaded once for all requests, and again after it was dropped', async () => {
  const load = jest.fn((_name: string, { version }: { version: string }) => Promise.resolve(remote(version)));
  const loaded = new LoadedRemotes(load, log);
  const ask = () => loaded.load('mf-search', release('aaa'), 'so');
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toBe(other);
  loaded.keepOnly(new Set(one ? [one] : []));
  expect(await ask()).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
  loaded.keepOnly(new Set());
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load is logged once with the alternative, and is not retried at once', async () => {
  const load = jest.fn(() => Promise.reject<LiveRemote>(new Error('no')));
  const loaded = new LoadedRemotes(load, log);
  for (let turn = 0; turn < 3; turn += 1)
    expect(await loaded.load('mf-search', release('bad'), 'aaa stays live')).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls).toEqual([
    [
      { remote: 'mf-search', version: 'bad', err: expect.objectContaining({ message: 'no' }) },
      'mf-search@bad cannot be loaded; aaa stays live.',
    ],
  ]);
});

test('a later request waits until one second after the loading began; the first waits for its outcome', async () => {
  jest.useFakeTimers();
  const slow = Promise.withResolvers<LiveRemote>();
  const loaded = new LoadedRemotes(() => slow.promise, log);
  const ask = () => loaded.load('mf-search', release('aaa'), 'so');
  const first = ask();
  await jest.advanceTimersByTimeAsync(600);
  let late: unknown = 'nothing yet';
  void ask().then((found) => (late = found));
  await jest.advanceTimersByTimeAsync(399);
  expect(late).toBe('nothing yet');
  await jest.advanceTimersByTimeAsync(1);
  expect(late).toBeUndefined();
  slow.resolve(remote('aaa'));
  expect((await first)?.build).toBe('aaa');
  expect((await ask())?.build).toBe('aaa');
});
