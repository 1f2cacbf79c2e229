import { FORM_STEPS, LOGIN_STEPS, RateLimit } from './rate-limit.ts';

/** Number of successful tries, at most 100, with a pause of `pause` seconds between them. */
function triesLetIn(steps: typeof LOGIN_STEPS, pause: number): number {
  const time = { now: 0 };
  const limit = new RateLimit(steps, () => time.now);
  for (let count = 0; count < 100; count += 1) {
    try {
      limit.take('emma');
    } catch {
      return count;
    }
    time.now += pause * 1000;
  }
  return 100;
}

test('the more tries, the longer the wait between two', () => {
  expect([0, 9, 10, 29, 30, 59, 60].map((pause) => triesLetIn(LOGIN_STEPS, pause))).toEqual([
    10, 10, 15, 15, 20, 20, 100,
  ]);
  expect([0, 30, 60, 90].map((pause) => triesLetIn(FORM_STEPS, pause))).toEqual([3, 5, 10, 100]);
});

test('another key and a forgotten one are let through the limit', () => {
  const time = { now: 0 };
  const limit = new RateLimit(FORM_STEPS, () => time.now);
  for (let count = 0; count < 3; count += 1) limit.take('emma');
  expect(() => limit.take('emma')).toThrow('try again in 30 seconds');
  expect(() => limit.take('joris')).not.toThrow();
  limit.forget('emma');
  expect(() => limit.take('emma')).not.toThrow();
});
