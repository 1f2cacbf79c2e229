import { inTime, TooLate } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('settles like a promise that is in time, and leaves no timer', async () => {
  await expect(inTime(Promise.resolve('here'), 'It', 1000)).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('no')), 'It', 1000)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects as too late when a promise exceeds its limit', async () => {
  const waiting = expect(inTime(new Promise(() => undefined), 'The manifest', 1000)).rejects;
  jest.advanceTimersByTime(1000);
  await waiting.toEqual(new TooLate('The manifest did not come within 1000 ms'));
});
