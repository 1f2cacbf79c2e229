import { heldIfLeft } from './being-left';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

const isHeld = async (ended?: AbortSignal): Promise<boolean> => {
  let held = true;
  void heldIfLeft(ended).then(() => (held = false));
  await jest.advanceTimersByTimeAsync(0);
  return held;
};

test('a failure is held back from the first sign of leaving, until the page is shown again', async () => {
  expect(await isHeld()).toBe(false);
  dispatchEvent(new Event('beforeunload'));
  expect(await isHeld()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(await isHeld()).toBe(false);
});

test('a page that a download kept is not being left for ever', async () => {
  dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(7900);
  expect(await isHeld()).toBe(true);
  jest.advanceTimersByTime(200);
  expect(await isHeld()).toBe(false);
});

test('a failure is held back no longer than its request may take', async () => {
  dispatchEvent(new Event('beforeunload'));
  const limit = new AbortController();
  let held = true;
  void heldIfLeft(limit.signal).then(() => (held = false));
  await jest.advanceTimersByTimeAsync(5000);
  expect(held).toBe(true);
  limit.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(held).toBe(false);
  expect(await isHeld(limit.signal)).toBe(false);
});
