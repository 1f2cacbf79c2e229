import { CommerceError } from '@weefsel/api-clients';
import { retryWhenAllowed } from './retry-when-allowed';

const BARE = { method: 'POST', url: '/account/register', status: 429, statusText: '' } as const;
const refused = (status: number, seconds: unknown, headers: Record<string, string> = {}) =>
  new CommerceError({
    ...{ method: 'POST', url: '/account/register', status, statusText: '', headers },
    body: { errors: [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds } } }] },
  });

/** Sends to a backend that first refuses with these errors. */
function sending(...errors: readonly Error[]) {
  const left = [...errors];
  const send = jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
  });
  const waits = jest.fn();
  const open = new AbortController();
  const sent = retryWhenAllowed(send, waits, open.signal).then(
    () => 'sent',
    (error: unknown) => error,
  );
  return { send, waits, sent, leave: () => open.abort() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an accepted request is sent once, without a wait', async () => {
  const { send, waits, sent } = sending();
  await expect(sent).resolves.toBe('sent');
  expect([send.mock.calls.length, waits.mock.calls]).toEqual([1, []]);
});

test.each([
  ['the seconds of the error', refused(429, 10)],
  ['the header', refused(429, undefined, { 'retry-after': '10' })],
])('a refusal for too many tries is waited out by %s', async (_, error) => {
  const { send, waits, sent } = sending(error);
  await jest.advanceTimersByTimeAsync(9999);
  expect([send.mock.calls.length, waits.mock.calls]).toEqual([1, [[10]]]);
  await jest.advanceTimersByTimeAsync(1);
  await expect(sent).resolves.toBe('sent');
  expect([send.mock.calls.length, waits.mock.calls]).toEqual([2, [[10], [undefined]]]);
});

test.each([
  ['of another kind', refused(400, 10)],
  ['with a wait of more than two minutes', refused(429, 121)],
  ['without a wait', refused(429, undefined)],
  ['with a wait of no seconds', refused(429, 0)],
  ['without any details', new CommerceError({ ...BARE, body: { errors: [{}] } })],
  ['with an odd wait', refused(429, 'soon')],
  ['by the network', new Error('away')],
])('a refusal %s is passed on at once', async (_, error) => {
  const { send, waits, sent } = sending(error);
  await expect(sent).resolves.toBe(error);
  expect([send.mock.calls.length, waits.mock.calls]).toEqual([1, []]);
});

test('a refusal with a wait of two minutes is waited out', async () => {
  const { sent } = sending(refused(429, 120));
  await jest.advanceTimersByTimeAsync(120_000);
  await expect(sent).resolves.toBe('sent');
});

test('a refusal after the page was left is passed on without a wait', async () => {
  const error = refused(429, 10);
  const { send, waits, sent, leave } = sending(error);
  leave();
  await expect(sent).resolves.toBe(error);
  expect([send.mock.calls.length, waits.mock.calls]).toEqual([1, []]);
});

test('the fifth refusal is the last', async () => {
  const { send, sent } = sending(...Array.from({ length: 9 }, () => refused(429, 1)));
  await jest.advanceTimersByTimeAsync(9000);
  await expect(sent).resolves.toBeInstanceOf(CommerceError);
  expect(send).toHaveBeenCalledTimes(5);
});

test('nothing is sent any more for a page that was left', async () => {
  const error = refused(429, 60);
  const { send, waits, sent, leave } = sending(error);
  await jest.advanceTimersByTimeAsync(1000);
  leave();
  await expect(sent).resolves.toBe(error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([send.mock.calls.length, waits.mock.calls]).toEqual([1, [[60], [undefined]]]);
  expect(jest.getTimerCount()).toBe(0);
});
