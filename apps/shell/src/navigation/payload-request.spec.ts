import { isPayloadAnswer, PAYLOAD_TIMEOUT_MS, requestPayload } from './payload-request';

const url = new URL('https://shop.test/nl/dames/?tn_p=2');
const idle = () => new AbortController().signal;

const answering = (answer: (signal: AbortSignal) => Promise<unknown>) => {
  const asked = jest.fn((_path: string, { signal }: { signal: AbortSignal }) => answer(signal));
  Object.assign(globalThis, { fetch: asked });
  return asked;
};
const hanging = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('a navigation fetches the page’s data, never its HTML [FED-05]', async () => {
  const found = { kind: 'redirect', to: '/nl/' };
  const asked = answering(async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', 'x-build': 'b1' }),
    json: async () => found,
  }));
  expect(await requestPayload(url, idle())).toEqual({ found, build: 'b1' });
  expect(asked.mock.calls[0]?.[0]).toBe('/nl/dames/_payload.json?tn_p=2');
});

test('a request that fails names method, address and status [ERR-05]', async () => {
  answering(async () => ({ status: 502, statusText: 'Bad Gateway', headers: new Headers() }));
  await expect(requestPayload(url, idle())).rejects.toMatchObject({
    message: '[GET] "/nl/dames/_payload.json?tn_p=2": 502 Bad Gateway',
    status: 502,
  });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(requestPayload(url, idle())).rejects.toMatchObject({ name: 'NetworkError', status: 0 });
});

test.each([[{}], [{ kind: 'page' }], [null]])('an answer that is no page (%j) is rejected', async (found) => {
  answering(async () => ({
    status: 200,
    statusText: 'OK',
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => found,
  }));
  await expect(requestPayload(url, idle())).rejects.toMatchObject({
    name: 'HttpError',
    message: '[GET] "/nl/dames/_payload.json?tn_p=2": 200 an answer that is no page',
  });
});

test('a request times out after 10,000 ms [FED-04]', async () => {
  jest.useFakeTimers();
  answering(hanging);
  const failed = expect(requestPayload(url, idle())).rejects.toMatchObject({
    name: 'TimeoutError',
    status: 408,
  });
  expect(PAYLOAD_TIMEOUT_MS).toBe(10_000);
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  jest.useRealTimers();
});

test('a navigation that was aborted rejects with an AbortError [FED-05]', async () => {
  answering(hanging);
  const given = new AbortController();
  const asked = requestPayload(url, given.signal);
  given.abort(new DOMException('superseded', 'AbortError'));
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

const payload = {
  href: '/nl/dames/',
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready', data: {} },
  fragments: { above: { remote: 'mf-content', name: 'Blocks', props: {}, content: { state: 'failed' } } },
  remotes: {},
};
const page = (change: object) => ({ kind: 'page', payload: { ...payload, ...change } });

test.each([
  ['a page', page({})],
  ['a page of the shell', page({ owner: null, status: 404 })],
  ['a page that failed', page({ status: 503, content: { state: 'failed' } })],
  ['a way elsewhere', { kind: 'redirect', to: '/nl/' }],
])('%s is an answer', (_what, value) => expect(isPayloadAnswer(value)).toBe(true));

test.each([
  [{}],
  [null],
  [42],
  ['page'],
  [[]],
  [{ kind: 'page' }],
  [{ kind: 'page', payload: null }],
  [{ kind: 'page', payload: {} }],
  [{ kind: 'redirect' }],
  [{ kind: 'redirect', to: 42 }],
  [{ kind: 'other', to: '/nl/', payload }],
  [page({ href: undefined })],
  [page({ page: 1 })],
  [page({ context: null })],
  [page({ status: '200' })],
  [page({ owner: undefined })],
  [page({ head: null })],
  [page({ head: {} })],
  [page({ content: undefined })],
  [page({ content: { state: 'new' } })],
  [page({ fragments: null })],
  [page({ fragments: { above: null } })],
  [page({ fragments: { above: { remote: 'mf-content' } } })],
  [page({ remotes: undefined })],
])('%j is no answer', (value) => expect(isPayloadAnswer(value)).toBe(false));
