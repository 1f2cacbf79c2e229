import {
  NetworkError,
  readOnce,
  TimeoutError,
  type RetryRule,
  type TransportRequest,
  type TransportResponse,
} from '@weefsel/api-clients';
import { VendorGuard } from './vendor-guard';

type Behaviour = (request: TransportRequest) => Promise<TransportResponse>;

const says =
  (status: number, headers: Record<string, string> = {}, text = '{}'): Behaviour =>
  async () => ({ status, statusText: '', headers, text });
const isDead: Behaviour = async (request) => {
  throw new NetworkError(request);
};
/** Never responds: the transport times out. */
const hangs: Behaviour = (request) =>
  new Promise((_, reject) => setTimeout(() => reject(new TimeoutError(request)), request.timeoutMs));

const never: RetryRule = { ...readOnce, times: 0 };

/** A vendor behind its guard, with replaceable behaviour. */
function guarded(first: Behaviour, { timeoutMs = 3000 } = {}) {
  let behaviour = first;
  const seen: TransportRequest[] = [];
  const log = { warn: jest.fn(), info: jest.fn() };
  const request = (more: Partial<TransportRequest> = {}): TransportRequest => ({
    method: 'GET',
    url: 'http://vendor.test/read',
    headers: {},
    timeoutMs: 10_000,
    maxBytes: 1000,
    retry: never,
    ...more,
  });
  const guard = new VendorGuard({
    name: 'commerce',
    timeoutMs,
    probe: (transport) => transport(request({ url: 'http://vendor.test/probe' })),
    log,
    transport: (asked) => {
      seen.push(asked);
      return behaviour(asked);
    },
  });
  guards.push(guard);
  return {
    guard,
    log,
    seen,
    ask: (more?: Partial<TransportRequest>) => guard.transport(request(more)),
    becomes: (next: Behaviour) => (behaviour = next),
    paths: () => seen.map(({ url }) => new URL(url).pathname),
  };
}

const guards: VendorGuard[] = [];
const failureOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (error: unknown) => error,
  );
const statusOf = (asking: Promise<TransportResponse>) => asking.then(({ status }) => status);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  guards.splice(0).forEach((guard) => guard.stop());
  jest.useRealTimers();
});

test('a hanging vendor delays two calls, and later calls fail at once', async () => {
  const { ask, guard, seen } = guarded(hangs);
  for (const isAway of [false, true]) {
    const failed = failureOf(ask());
    await jest.advanceTimersByTimeAsync(3000);
    expect(await failed).toMatchObject({ name: 'TimeoutError', statusText: 'timeout of 3000ms exceeded' });
    expect(guard.isAway).toBe(isAway);
  }
  for (let searches = 0; searches < 6; searches += 1) {
    expect(await failureOf(ask())).toMatchObject({
      name: 'NetworkError',
      cause: new Error('commerce is away; it was not asked.'),
    });
  }
  expect(seen).toHaveLength(2);
});

test('probes a vendor in the background, and sends calls again soon after it is back', async () => {
  const { ask, becomes, guard, log, paths } = guarded(isDead);
  await failureOf(ask());
  expect(guard.isAway).toBe(false);
  await failureOf(ask());
  expect(guard.isAway).toBe(true);
  await jest.advanceTimersByTimeAsync(1500);
  expect(paths()).toEqual(['/read', '/read', '/probe', '/probe']);
  expect(guard.isAway).toBe(true);
  becomes(says(200));
  await jest.advanceTimersByTimeAsync(700);
  expect(guard.isAway).toBe(false);
  expect(await statusOf(ask())).toBe(200);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info.mock.calls).toEqual([[{ vendor: 'commerce' }, 'commerce is back.']]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(paths().slice(4)).toEqual(['/probe', '/read']);
});

test('calls are answered again less than five seconds after a vendor stops hanging', async () => {
  const { ask, becomes, guard } = guarded(hangs);
  const waiting = [failureOf(ask()), failureOf(ask())];
  await jest.advanceTimersByTimeAsync(3000);
  await Promise.all(waiting);
  // The worst moment: a probe has just begun to wait.
  await jest.advanceTimersByTimeAsync(701);
  becomes(says(200));
  await jest.advanceTimersByTimeAsync(2200 + 700);
  expect(guard.isAway).toBe(false);
});

test.each<[string, Behaviour, number, string]>([
  ['does not respond', hangs, 2, 'timeout of 3000ms exceeded'],
  [
    'cannot be reached',
    (request) => Promise.reject(new NetworkError(request, new Error('connect ECONNREFUSED'))),
    2,
    '[GET] "http://vendor.test/read": 0 Network Error: connect ECONNREFUSED',
  ],
  ['is broken', says(502), 5, 'answered 502'],
])('the log of an outage has its cause: a vendor that %s', async (_, behaviour, times, cause) => {
  const { ask, log } = guarded(behaviour);
  const asked = Array.from({ length: times }, () => ask().catch(() => undefined));
  await jest.advanceTimersByTimeAsync(3000);
  await Promise.all(asked);
  const details = { vendor: 'commerce', cause: expect.stringContaining(cause) };
  expect(log.warn.mock.calls).toEqual([[details, expect.stringMatching(/^commerce is away;/)]]);
});

test('a second outage of a vendor is logged and watched again', async () => {
  const { ask, becomes, guard, log } = guarded(isDead);
  for (const round of [1, 2]) {
    becomes(isDead);
    await failureOf(ask());
    await failureOf(ask());
    expect(log.warn).toHaveBeenCalledTimes(round);
    becomes(says(200));
    await jest.advanceTimersByTimeAsync(700);
    expect(guard.isAway).toBe(false);
  }
});

test('a 429 stops further calls until the retry time that it names', async () => {
  const { ask, becomes, guard, paths } = guarded(says(429, { 'retry-after': '4' }));
  expect(await statusOf(ask({ retry: readOnce }))).toBe(429);
  expect(guard.isAway).toBe(true);
  await Promise.all(Array.from({ length: 50 }, () => failureOf(ask({ retry: readOnce }))));
  becomes(says(200));
  await jest.advanceTimersByTimeAsync(3999);
  expect(paths()).toEqual(['/read']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(paths()).toEqual(['/read', '/probe']);
  expect(guard.isAway).toBe(false);
});

test('concurrent calls that get a 429 are not retried', async () => {
  const { ask, seen } = guarded(says(429));
  await Promise.all(Array.from({ length: 7 }, () => statusOf(ask({ retry: readOnce }))));
  expect(seen).toHaveLength(7);
});

test('four broken answers in a row are passed on as they are, five of them are a vendor that is away', async () => {
  const { ask, guard } = guarded(says(500));
  for (let count = 1; count <= 4; count += 1) expect(await statusOf(ask())).toBe(500);
  expect(guard.isAway).toBe(false);
  expect(await statusOf(ask())).toBe(500);
  expect(guard.isAway).toBe(true);
});

test('a good answer resets the count of failures', async () => {
  const { ask, becomes, guard } = guarded(isDead);
  await failureOf(ask());
  becomes(says(200));
  await ask();
  becomes(isDead);
  await failureOf(ask());
  expect(guard.isAway).toBe(false);
  await failureOf(ask());
  expect(guard.isAway).toBe(true);
});

test('refusals with 404 never mark a vendor as away', async () => {
  const { ask, guard } = guarded(says(404));
  for (let count = 0; count < 20; count += 1) expect(await statusOf(ask())).toBe(404);
  expect(guard.isAway).toBe(false);
});

test('a call that reads is tried again after a failure, one that changes something never is', async () => {
  const { ask, seen } = guarded(says(502));
  const reading = statusOf(ask({ retry: readOnce }));
  await jest.advanceTimersByTimeAsync(79);
  expect(seen).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await reading).toBe(502);
  expect(seen).toHaveLength(2);
  expect(await statusOf(ask({ method: 'POST', retry: readOnce }))).toBe(502);
  expect(seen).toHaveLength(3);
});

test('the second try may bring the answer, also after a connection that broke', async () => {
  for (const failing of [says(503), isDead]) {
    const { ask, becomes } = guarded(failing);
    const asked = statusOf(ask({ retry: readOnce }));
    await jest.advanceTimersByTimeAsync(10);
    becomes(says(200));
    await jest.advanceTimersByTimeAsync(80);
    expect(await asked).toBe(200);
  }
});

test('a call that waited in vain is not tried again, nor one that was refused', async () => {
  const { ask, becomes, seen } = guarded(hangs);
  const failed = failureOf(ask({ retry: readOnce }));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await failed).toMatchObject({ name: 'TimeoutError' });
  becomes(says(404));
  expect(await statusOf(ask({ retry: readOnce }))).toBe(404);
  expect(seen).toHaveLength(2);
});

test('however patient a call’s own rule is, it is tried three times at most', async () => {
  const { ask, seen } = guarded(says(503));
  const asked = statusOf(ask({ retry: { ...readOnce, times: 5, delayMs: (count) => 100 * count } }));
  await jest.advanceTimersByTimeAsync(100 + 200);
  expect(await asked).toBe(503);
  expect(seen).toHaveLength(3);
});

test('a caller who gives up is not held, and what the vendor does then still counts', async () => {
  const { ask, guard, seen } = guarded(hangs);
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(ask({ signal })).rejects.toThrow('too late');
  expect(seen).toHaveLength(0);
  const share = new AbortController();
  const failed = [failureOf(ask({ signal: share.signal })), failureOf(ask({ signal: share.signal }))];
  await jest.advanceTimersByTimeAsync(1000);
  share.abort(new Error('share used up'));
  expect(await Promise.all(failed)).toEqual([new Error('share used up'), new Error('share used up')]);
  expect(guard.isAway).toBe(false);
  await jest.advanceTimersByTimeAsync(2000);
  expect(guard.isAway).toBe(true);
});

test('nothing is tried again for a caller who gave up', async () => {
  const { ask, seen } = guarded(says(502));
  const caller = new AbortController();
  const failed = failureOf(ask({ retry: readOnce, signal: caller.signal }));
  await jest.advanceTimersByTimeAsync(10);
  caller.abort(new Error('left'));
  expect(await failed).toEqual(new Error('left'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(seen).toHaveLength(1);
});

test('a call less patient than the vendor’s limit keeps its own', async () => {
  const { ask, seen } = guarded(says(200));
  await ask({ timeoutMs: 1500 });
  await ask({ timeoutMs: 300_000 });
  expect(seen.map(({ timeoutMs }) => timeoutMs)).toEqual([1500, 3000]);
});

test('a guard that is stopped asks no more', async () => {
  const { ask, guard, seen } = guarded(isDead);
  await failureOf(ask());
  await failureOf(ask());
  guard.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seen).toHaveLength(2);
});
