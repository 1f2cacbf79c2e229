import { createHttp } from './create-http';
import { NetworkError } from './errors';

const failed = new NetworkError({ method: 'GET', url: 'https://vendor.test/cart' });
const http = createHttp({ baseUrl: 'https://vendor.test', transport: () => Promise.reject(failed) });

afterEach(() => dispatchEvent(new Event('pageshow')));

test('a call that fails in a page that is being left has not failed yet', async () => {
  const stop = new AbortController();
  dispatchEvent(new Event('beforeunload'));
  const told = jest.fn();
  const call = http.request('GET', '/cart', { signal: stop.signal }).catch(told);
  await new Promise((later) => setTimeout(later, 20));
  expect(told).not.toHaveBeenCalled();
  stop.abort(new Error('no longer wanted'));
  await call;
  expect(told).toHaveBeenCalledWith(new Error('no longer wanted'));
});

test('a call that fails in a page that stays has failed at once', async () => {
  await expect(http.request('GET', '/cart')).rejects.toBe(failed);
});
