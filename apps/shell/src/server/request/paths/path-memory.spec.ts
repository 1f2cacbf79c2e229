import type { SharedStore } from '../../cache/shared-store';
import { type PathMeaning, PathMemory, pathMeaning, toFoundPage, toMeaning } from './path-memory';
import * as v from 'valibot';

const takes = (value: unknown): boolean => v.is(pathMeaning, value);

describe('the memory of a path', () => {
  test('stores the page that a vendor knows and finds it again', () => {
    const meaning = { kind: 'page', type: 'detail', id: 'p1' } as const;
    expect(toMeaning(meaning)).toEqual(meaning);
    expect(toFoundPage(meaning)).toEqual(meaning);
    const slug = { kind: 'page', type: 'page' } as const;
    expect(toMeaning(slug)).toEqual(slug);
    expect(toFoundPage(slug)).toEqual(slug);
  });

  test('stores no page of the route table', () => {
    expect(
      toMeaning({ kind: 'page', at: { owner: 'mf-checkout', page: 'cart' }, type: 'route' }),
    ).toBeUndefined();
  });

  test('accepts only complete entries from a file or another server', () => {
    expect(takes({ kind: 'page', type: 'navigation', id: 'c1' })).toBe(true);
    expect(takes({ kind: 'page', type: 'page' })).toBe(true);
    expect(takes({ kind: 'moved', to: '/nl/' })).toBe(true);
    expect(takes({ kind: 'page', type: 'elders' })).toBe(false);
    expect(takes({ kind: 'page', type: 'detail', id: 7 })).toBe(false);
    expect(takes({ kind: 'moved' })).toBe(false);
    expect(takes({ kind: 'gone', type: 'page' })).toBe(false);
    expect(takes(null)).toBe(false);
  });
});

const page: PathMeaning = { kind: 'page', type: 'detail', id: 'p1' };
const DAY_MS = 86_400_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function sharedStore() {
  const kept = new Map<string, string>();
  const store = {
    read: jest.fn(async (key: string) => kept.get(key)),
    write: jest.fn((key: string, text: string) => void kept.set(key, text)),
    close: () => undefined,
  } satisfies SharedStore;
  return { store, kept };
}

test('remembers a path for seven days', async () => {
  const memory = new PathMemory();
  memory.learn('nl/jurk', page);
  expect(await memory.recall('nl/jurk')).toEqual({ meaning: page, saidAt: Date.now() });
  expect(await memory.recall('nl/anders')).toBeUndefined();
  jest.advanceTimersByTime(7 * DAY_MS - 1);
  expect(await memory.recall('nl/jurk')).toMatchObject({ meaning: page });
  jest.advanceTimersByTime(2);
  expect(await memory.recall('nl/jurk')).toBeUndefined();
});

test('counts a change only when the entry of a path differs', () => {
  const memory = new PathMemory();
  memory.learn('a', page);
  memory.learn('a', page);
  expect(memory.changes).toBe(1);
  memory.learn('a', { ...page, id: 'p2' });
  memory.forget('a');
  memory.forget('a');
  expect(memory.changes).toBe(3);
  expect(memory.all()).toEqual([]);
});

test('does not keep overlong paths', async () => {
  const memory = new PathMemory();
  memory.learn('a'.repeat(201), page);
  memory.learn('b'.repeat(200), page);
  expect(memory.all().map(([path]) => path)).toEqual(['b'.repeat(200)]);
});

test('the least used of too many paths is dropped', async () => {
  const memory = new PathMemory();
  for (let count = 0; count < 20_001; count += 1) memory.learn(`path-${count}`, page);
  expect(memory.all()).toHaveLength(20_000);
  expect(await memory.recall('path-0')).toBeUndefined();
});

test('servers share learned paths at once and then hourly, and share forgotten paths too', async () => {
  const { store } = sharedStore();
  const [one, other] = [new PathMemory(store), new PathMemory(store)];
  one.learn('a', page);
  one.learn('a', page);
  expect(store.write).toHaveBeenCalledTimes(1);
  expect(store.write).toHaveBeenCalledWith('path:a', expect.any(String), 7 * 86_400);
  jest.advanceTimersByTime(3_599_999);
  one.learn('a', page);
  expect(store.write).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  one.learn('a', page);
  expect(store.write).toHaveBeenCalledTimes(2);
  expect((await other.recall('a'))?.meaning).toEqual(page);
  expect((await other.recall('a'))?.meaning).toEqual(page);
  expect(store.read).toHaveBeenCalledTimes(1);
  one.forget('a');
  expect(await new PathMemory(store).recall('a')).toBeUndefined();
});

test.each(['', 'no json', '{"meaning":{"kind":"page","type":"evil"},"saidAt":1}', '{"meaning":null}'])(
  'an invalid entry in the shared store (%j) is ignored',
  async (text) => {
    const { store, kept } = sharedStore();
    kept.set('path:a', text);
    expect(await new PathMemory(store).recall('a')).toBeUndefined();
  },
);

test('takes over the paths of an earlier server with their age and order', async () => {
  const memory = new PathMemory();
  const now = Date.now();
  memory.takeOver([
    ['recent', { meaning: page, saidAt: now - DAY_MS }],
    ['old', { meaning: page, saidAt: now - 7 * DAY_MS }],
    ['older', { meaning: page, saidAt: now - 6 * DAY_MS }],
  ]);
  expect(memory.all().map(([path]) => path)).toEqual(['recent', 'older']);
  jest.advanceTimersByTime(DAY_MS + 1);
  expect(await memory.recall('older')).toBeUndefined();
  expect(await memory.recall('recent')).toEqual({ meaning: page, saidAt: now - DAY_MS });
});
