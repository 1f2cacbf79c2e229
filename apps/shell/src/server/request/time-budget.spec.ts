import { OutOfTimeError } from '@weefsel/contracts';
import { TimeBudget } from './time-budget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

test('time that one step uses is missing for the next', async () => {
  const budget = new TimeBudget(4000);
  expect(budget.endsAt).toBe(Date.now() + 4000);
  const first = budget.wait(after(3000, 'first'));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await first).toBe('first');
  expect(budget.left).toBe(1000);
  const second = expect(budget.wait(after(2000, 'second'))).rejects.toThrow(
    'The answer did not come within 1000 ms',
  );
  await jest.advanceTimersByTimeAsync(1000);
  await second;
  expect(budget.left).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(budget.left).toBe(0);
});

test('a share ends sooner and leaves the rest to others', async () => {
  const budget = new TimeBudget(4000);
  const share = expect(budget.wait(after(3000, 'late'), 1000)).rejects.toBeInstanceOf(OutOfTimeError);
  await jest.advanceTimersByTimeAsync(1000);
  await share;
  expect(budget.left).toBe(3000);
  const rest = budget.wait(after(2000, 'rest'), 2500);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await rest).toBe('rest');
});

test('passes on an early failure, and ignores a failure after the time is over', async () => {
  const budget = new TimeBudget(100);
  await expect(budget.wait(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const late = expect(
    budget.wait(after(200, 0).then(() => Promise.reject(new Error('late')))),
  ).rejects.toThrow('did not come');
  await jest.advanceTimersByTimeAsync(300);
  await late;
});
