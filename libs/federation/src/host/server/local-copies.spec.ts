import { LocalCopies } from './local-copies';

const log = { info: jest.fn(), error: jest.fn() };
const version = (build: string, ...files: string[]) => ({
  name: 'mf-search' as const,
  build,
  ref: { integrity: Object.fromEntries(files.map((file) => [file, 'sha384-x'])) },
});

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('copies every browser file of every version, one after the other', async () => {
  const running = new Set<string>();
  const done: string[] = [];
  const copies = new LocalCopies(async (path) => {
    running.add(path);
    expect(running.size).toBe(1);
    await Promise.resolve();
    running.delete(path);
    done.push(path);
  }, log);
  copies.add(version('aaa', 'entry.js', 'entry.css'));
  copies.add(version('bbb', 'entry.js'));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([
    'remotes/mf-search/aaa/entry.js',
    'remotes/mf-search/aaa/entry.css',
    'remotes/mf-search/bbb/entry.js',
  ]);
  expect(log.error).not.toHaveBeenCalled();
});

test('tries again while the store is away, and logs its failure and its return once each', async () => {
  let isAway = true;
  const bring = jest.fn(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
  new LocalCopies(bring, log).add(version('aaa', 'entry.js', 'entry.css'));
  await jest.advanceTimersByTimeAsync(12_000);
  expect(bring.mock.calls).toEqual(Array(3).fill(['remotes/mf-search/aaa/entry.js']));
  isAway = false;
  await jest.advanceTimersByTimeAsync(5000);
  expect(bring).toHaveBeenCalledTimes(5);
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
});

test('a stopped one asks the store for nothing more', async () => {
  const bring = jest.fn(() => Promise.reject(new Error('away')));
  const copies = new LocalCopies(bring, log);
  copies.add(version('aaa', 'entry.js'));
  await jest.advanceTimersByTimeAsync(0);
  copies.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bring).toHaveBeenCalledTimes(1);
});
