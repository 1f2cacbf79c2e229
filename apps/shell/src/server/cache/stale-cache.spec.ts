import type { SharedStore } from './shared-store';
import { StaleCache } from './stale-cache';

interface Answer {
  text: string;
}

/** A store in memory, shared by several servers. */
function storeInMemory(): SharedStore {
  const kept = new Map<string, string>();
  return {
    read: async (key) => kept.get(key),
    write: (key, text) => void kept.set(key, text),
    close: () => undefined,
  };
}

const cacheWith = (shared: SharedStore, freshSeconds = 60) =>
  new StaleCache<Answer>({ name: 'test', freshSeconds, max: 10, shared });

const answering = (text: string) => jest.fn(() => Promise.resolve({ text }));
const failing = () => jest.fn(() => Promise.reject<Answer>(new Error('vendor is down')));

describe('two servers behind one store', () => {
  test('answer alike, and ask the vendor once', async () => {
    const store = storeInMemory();
    const [one, other] = [cacheWith(store), cacheWith(store)];
    const [first, second] = [answering('blóuse €'), answering('other')];
    await one.read('a', first);
    expect(await other.read('a', second)).toEqual({ text: 'blóuse €' });
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test('lose nothing when one of them dies, even when the vendor dies too', async () => {
    const store = storeInMemory();
    await cacheWith(store, 0.001).read('a', answering('kept'));
    expect(await cacheWith(store).read('a', failing())).toEqual({ text: 'kept' });
  });

  test('use the answer that the other server fetched when their own fetch fails', async () => {
    const store = storeInMemory();
    const failure = Promise.withResolvers<Answer>();
    const unlucky = jest.fn(() => failure.promise);
    const asked = cacheWith(store).read('a', unlucky);
    while (unlucky.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await cacheWith(store).read('a', answering('fetched by the other'));
    failure.reject(new Error('vendor is down'));
    expect(await asked).toEqual({ text: 'fetched by the other' });
  });
});
