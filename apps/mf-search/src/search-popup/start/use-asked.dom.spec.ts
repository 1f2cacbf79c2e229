import { act, renderHook } from '@testing-library/react';
import { useAsked, type Asked } from './use-asked';

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const never = () => new Promise<string[]>(() => undefined);
const show = (first: Asked<string>) =>
  renderHook((question: Asked<string>) => useAsked(question), { initialProps: first });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('is undefined until the answer is there', async () => {
  const { result } = show({ key: 'a', ask: () => Promise.resolve(['trui']) });
  expect(result.current).toBeUndefined();
  await pass(0);
  expect(result.current).toEqual(['trui']);
  expect(logged).not.toHaveBeenCalled();
});

test('a request that fails, or takes 5 seconds, results in an empty list and a log entry', async () => {
  const failing = show({ key: 'a', ask: () => Promise.reject(new Error('away')) });
  const unheard = show({ key: 'a', ask: never });
  await pass(4999);
  expect([failing.result.current, unheard.result.current]).toEqual([[], undefined]);
  await pass(1);
  expect(unheard.result.current).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a late answer is ignored', async () => {
  const { result } = show({
    key: 'a',
    ask: () => new Promise((resolve) => setTimeout(() => resolve(['trui']), 6000)),
  });
  await pass(7000);
  expect(result.current).toEqual([]);
});

test('another request aborts the first one, and nothing is logged after unmounting', async () => {
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return never();
  };
  const { result, rerender, unmount } = show({ key: 'a', ask });
  rerender({ key: 'b', ask: () => Promise.resolve(['jas']) });
  await pass(0);
  expect(result.current).toEqual(['jas']);
  expect(signals[0]?.aborted).toBe(true);
  unmount();
  await pass(6000);
  expect(logged).not.toHaveBeenCalled();
});
