import { readBootState } from './read-boot-state';

const frame = { config: {}, stores: {} };
const state = { payload: { href: '/nl/' } };

const app = (): HTMLElement =>
  Object.assign(document.createElement('div'), {}) as HTMLElement & { dataset: DOMStringMap };

function appWith(): HTMLElement {
  const element = app();
  Object.assign(element.dataset, { frame: '/_state/f.json', state: '/_state/p.json?of=%2Fnl%2F' });
  return element;
}

/** Answers to successive requests for the page's state; the last one repeats. */
function answering(...answers: (() => Promise<Partial<Response>>)[]): jest.Mock {
  let turn = 0;
  const ask = jest.fn(async (href: string) => {
    if (href === '/_state/f.json') return { ok: true, status: 200, json: async () => frame };
    return (answers[turn++] ?? answers.at(-1))?.();
  });
  Object.assign(globalThis, { fetch: ask });
  return ask;
}

const good = async () => ({ ok: true, status: 200, json: async () => state });
const page = async () => ({
  ok: true,
  status: 200,
  json: () => Promise.reject(new SyntaxError('Unexpected token <')),
});

const asked = (ask: jest.Mock): number =>
  ask.mock.calls.filter(([href]) => String(href).startsWith('/_state/p')).length;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the state consists of the two files that the document names', async () => {
  answering(good);
  expect(await readBootState(appWith())).toEqual({ frame, state });
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server in trouble', async () => ({ ok: false, status: 503 })],
  ['a page in place of the state', page],
])('after %s the state is requested again', async (_what, broken) => {
  const ask = answering(broken, broken, good);
  const reading = readBootState(appWith());
  await jest.advanceTimersByTimeAsync(3000);
  expect(await reading).toEqual({ frame, state });
  expect(asked(ask)).toBe(3);
});

test('a state that never comes rejects with address and status after six requests', async () => {
  const ask = answering(async () => ({ ok: false, status: 500 }));
  const reading = readBootState(appWith());
  const failure = expect(reading).rejects.toThrow('[GET] "/_state/p.json?of=%2Fnl%2F": 500');
  await jest.advanceTimersByTimeAsync(60_000);
  await failure;
  expect(asked(ask)).toBe(6);
});

test('a page whose state is gone reloads its document once, then rejects', async () => {
  answering(async () => ({ ok: false, status: 410 }));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  void readBootState(appWith());
  await jest.advanceTimersByTimeAsync(10);
  // jsdom reports that it cannot load documents.
  expect(String(error.mock.calls)).toMatch(/navigation|reload/);
  await expect(readBootState(appWith())).rejects.toThrow('a new document did not help');
});

test('a state whose two files are both gone does not reject at first', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 410 }) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = jest.fn();
  readBootState(appWith()).catch(failed);
  await jest.advanceTimersByTimeAsync(10);
  expect(failed).not.toHaveBeenCalled();
});
