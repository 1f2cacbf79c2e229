import { BUILD_CHECK_MS, BuildCheck } from './build-check';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const watch = (readLatest: () => Promise<string>) => {
  const build = new BuildCheck({ own: 'one', readLatest });
  build.start();
  return build;
};

test('asks every 3,600,000 ms for the latest build; a newer one is due at the next navigation [FED-01]', async () => {
  expect(BUILD_CHECK_MS).toBe(3_600_000);
  let latest = 'one';
  const readLatest = jest.fn(async () => latest);
  const build = watch(readLatest);
  await jest.advanceTimersByTimeAsync(BUILD_CHECK_MS - 1);
  expect(readLatest).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect([readLatest.mock.calls.length, build.isOutdated]).toEqual([1, false]);
  latest = 'two';
  await jest.advanceTimersByTimeAsync(BUILD_CHECK_MS);
  expect(build.isOutdated).toBe(true);
});

test('asks when the shopper comes back to the tab, and lives with a server that does not answer [FED-01]', async () => {
  const build = watch(() => Promise.reject(new Error('gone')));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(build.isOutdated).toBe(false);
  const other = watch(async () => 'two');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(other.isOutdated).toBe(true);
});
