import { PAYLOAD_TIMEOUT_MS, requestPayload } from './payload-request';

test('a request that fails while its page is being left rejects only after the time limit', async () => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('NetworkError')) });
  dispatchEvent(new Event('beforeunload'));
  const failed = jest.fn();
  requestPayload(new URL('https://shop.test/nl/dames/'), new AbortController().signal).catch(failed);
  await jest.advanceTimersByTimeAsync(PAYLOAD_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});
