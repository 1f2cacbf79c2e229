import { documentEnd } from '../server/render/document';
import { fetchAhead, startScripts } from './page-scripts';

const mainScript = { href: '/assets/main.1.js', integrity: 'sha384-a' };
const scriptsBefore = [{ href: '/assets/react.1.js', integrity: 'sha384-b' }];
const sheets = [{ href: '/assets/main.1.css', integrity: 'sha384-c' }];
const REMOTE = '/remotes/mf-search/a/remoteEntry.js';
const state = { frame: '/_state/f.json', page: '/_state/p.json' };

const sources = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const last = (src: string) => [...document.head.querySelectorAll(`script[src="${src}"]`)].at(-1);
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const fetched = jest.fn<Promise<{ blob: () => Promise<unknown> }>, [string, RequestInit]>();
/** Paths of the fetched files. */
const asked = () => fetched.mock.calls.map(([href]) => new URL(href, location.href).pathname);
const fail = (src: string) => last(src)?.dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue({ blob: async () => undefined });
  Object.assign(window, { fetch: fetched });
  document.head.replaceChildren();
  document.body.innerHTML = documentEnd({
    head: {},
    state,
    mainScript,
    scriptsBefore,
    sheets,
    hints: [REMOTE],
  });
});
afterEach(() => jest.useRealTimers());

test('the main script starts together with those that it waits for', () => {
  startScripts();
  startScripts();
  expect(sources()).toEqual(['/assets/react.1.js', '/assets/main.1.js']);
});

test('whole style sheets are only hinted: the code links them once it is there', () => {
  startScripts();
  const hint = document.head.querySelector('link[as="style"]');
  expect(['rel', 'href', 'integrity'].map((name) => hint?.getAttribute(name))).toEqual([
    'preload',
    '/assets/main.1.css',
    'sha384-c',
  ]);
});

test('the scripts start once, after the delay that the document sets', () => {
  document.body.innerHTML = documentEnd({ head: {}, state, mainScript, hints: [], heldSeconds: 5 });
  startScripts();
  startScripts();
  jest.advanceTimersByTime(4999);
  expect(sources()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sources()).toEqual(['/assets/main.1.js']);
});

test('each script that fails to load is requested again separately, after growing pauses', () => {
  startScripts();
  fail('/assets/react.1.js');
  jest.advanceTimersByTime(1000);
  expect(sources()).toEqual(['/assets/react.1.js', '/assets/main.1.js', '/assets/react.1.js']);
  expect(last('/assets/react.1.js')?.getAttribute('integrity')).toBe('sha384-b');
  fail('/assets/react.1.js');
  jest.advanceTimersByTime(1999);
  expect(sources()).toHaveLength(3);
  jest.advanceTimersByTime(1);
  expect(sources()).toHaveLength(4);
});

test('all scripts are fetched ahead with their state files, each once, without a link that preloads a script', () => {
  fetchAhead();
  expect(preloaded()).toEqual(['/assets/main.1.css', state.frame, state.page]);
  expect(asked()).toEqual([REMOTE, '/assets/react.1.js', '/assets/main.1.js']);
  expect(sources()).toEqual([]);
  fetched.mockClear();
  startScripts();
  expect(asked()).toEqual([]);
  expect(preloaded()).toEqual(['/assets/main.1.css', state.frame, state.page]);
  expect(sources()).toEqual(['/assets/react.1.js', '/assets/main.1.js']);
});

test('hinted files are fetched along with the main script, and noted as links without a rel', () => {
  startScripts();
  expect(asked()).toEqual([REMOTE]);
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(REMOTE), undefined);
  expect(document.head.querySelector(`link[href="${REMOTE}"]`)?.getAttribute('rel')).toBeNull();
});

test('all files are fetched ahead with low priority and without links, also when one of them fails', async () => {
  const read = jest.fn();
  fetched.mockImplementation(async (href) => {
    if (href.endsWith('.css')) throw new TypeError('offline');
    return { blob: async () => read() };
  });
  fetchAhead({ priority: 'low' });
  await Promise.resolve();
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(5);
  expect(fetched.mock.calls.every(([, haste]) => haste.priority === 'low')).toBe(true);
  expect(asked()).toEqual([
    '/assets/main.1.css',
    state.frame,
    state.page,
    REMOTE,
    '/assets/react.1.js',
    '/assets/main.1.js',
  ]);
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
  fetchAhead();
  startScripts();
  expect(asked()).toHaveLength(6);
});
