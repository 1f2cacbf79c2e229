import { inTime, OutOfTimeError } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<string>(() => undefined);

test('work that ends in time keeps its result or failure, and leaves no timer', async () => {
  const late = jest.fn(() => 'late');
  await expect(inTime(Promise.resolve('here'), 1000, late)).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('no')), 1000, late)).rejects.toThrow('no');
  expect([jest.getTimerCount(), late.mock.calls]).toEqual([0, []]);
});

test('late work is an error with its subject', async () => {
  const waiting = expect(inTime(never, 1000, 'The manifest')).rejects;
  jest.advanceTimersByTime(1000);
  await waiting.toEqual(new OutOfTimeError('The manifest did not come within 1000 ms'));
});

test('late work is replaced by another result, and its later failure is ignored', async () => {
  const failing = Promise.withResolvers<string>();
  const shown = inTime(failing.promise, 1000, async () => 'instead');
  jest.advanceTimersByTime(1000);
  expect(await shown).toBe('instead');
  failing.reject(new Error('late'));
  await jest.advanceTimersByTimeAsync(0);
});
