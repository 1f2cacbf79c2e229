import { BrowserPartSource, RemoteLoadError, type PagePayload } from '@weefsel/federation/runtime';
import { createNavigation } from './navigation';

const nobody = () => undefined;

const payload: PagePayload = {
  href: '/nl/',
  status: 200,
  owner: 'mf-content',
  page: 'home',
  context: 'general',
  head: { title: 'Weefsel' },
  content: { state: 'ready' },
  fragments: {},
  remotes: {},
};

test('remote code that fails to load is reported to the server, with its release; a rendering error is not', () => {
  const sent = jest.fn((_to: string, _body: string) => true);
  Object.assign(navigator, { sendBeacon: sent });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const base = '/remotes/mf-search/ab12/';
  const ref = {
    version: 'ab12',
    base,
    remoteEntry: 'e.js',
    entry: { js: [], css: [] },
    pages: {},
    fragments: {},
    files: {},
  };
  const source = new BrowserPartSource({ 'mf-search': ref }, () => Promise.reject(new Error('none')));
  const { report } = createNavigation(
    source,
    { load: async () => undefined, renew: async () => undefined },
    { build: 'b1', payload },
    nobody,
  );
  const part = { remote: 'mf-search', kind: 'fragment', name: 'SearchPopup' } as const;
  report(new Error('broken while shown'));
  expect(sent).not.toHaveBeenCalled();
  report(new RemoteLoadError(part, new Error('integrity')));
  expect(sent.mock.calls.map(([to, body]) => [to, JSON.parse(body) as unknown])).toEqual([
    ['/api/violations', [{ type: 'code-not-taken', url: location.href, body: { blockedURL: base } }]],
  ]);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('the build’s manifest is fetched a second after the start, and its redirects apply from then on [FED-03] [ROU-06]', async () => {
  jest.useFakeTimers();
  const json = async () => ({ build: 'b1', redirects: { '/nl/oud/': { to: '/nl/nieuw/' } } });
  const asked = jest.fn(async (_path: string) => ({ ok: true, json }));
  Object.assign(globalThis, { fetch: asked });
  const source = new BrowserPartSource({}, () => Promise.reject(new Error('none')));
  const { load, watch } = createNavigation(
    source,
    { load: async () => undefined, renew: async () => undefined },
    { build: 'b1', payload },
    nobody,
  );
  watch();
  await jest.advanceTimersByTimeAsync(999);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/build/manifest.json']);
  await jest.advanceTimersByTimeAsync(0);
  const request = { url: new URL('/nl/oud/', location.href).href, signal: new AbortController().signal };
  const moved = await load(request).catch((thrown: unknown) => thrown as Response);
  expect((moved as Response).headers.get('location')).toBe('/nl/nieuw/');
  jest.useRealTimers();
});

test('a manifest that fails while its page is being left is logged only after its time limit', async () => {
  jest.useFakeTimers();
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = new TypeError('NetworkError');
  Object.assign(globalThis, { fetch: () => Promise.reject(lost) });
  const source = new BrowserPartSource({}, () => Promise.reject(new Error('none')));
  const texts = { load: async () => undefined, renew: async () => undefined };
  createNavigation(source, texts, { build: 'b1', payload }, nobody).watch();
  dispatchEvent(new Event('beforeunload'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(logged).not.toHaveBeenCalled();
  limit.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(logged.mock.calls).toEqual([[lost]]);
  dispatchEvent(new Event('pageshow'));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['who allows it', 'v_1', { 'x-profile-key': 'v_1' }],
  ['who does not', undefined, {}],
])('a page is asked for with the visitor’s id of a shopper %s [TWK-02]', async (_who, key, headers) => {
  const asked = jest.fn((_path: string, _init: RequestInit) => Promise.reject(new TypeError('offline')));
  Object.assign(globalThis, { fetch: asked });
  const source = new BrowserPartSource({}, () => Promise.reject(new Error('none')));
  const texts = { load: async () => undefined, renew: async () => undefined };
  const { load, prefetch } = createNavigation(source, texts, { build: 'b1', payload }, () => key);
  const request = { url: new URL('/nl/dames/', location.href).href, signal: new AbortController().signal };
  await expect(load(request)).rejects.toThrow();
  prefetch('/nl/heren/');
  expect(asked.mock.calls.map(([path, init]) => [path, init.headers])).toEqual([
    ['/nl/dames/_payload.json', headers],
    ['/nl/heren/_payload.json', headers],
  ]);
});
