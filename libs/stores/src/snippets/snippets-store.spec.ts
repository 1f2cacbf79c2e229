import { autorun } from 'mobx';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { SnippetsStore } from './snippets-store';

const list = [
  { key: 'headless.header.cart', value: 'Winkelwagen' },
  { key: 'headless.listing.seen', value: '{seen} van {total} gezien' },
];
const texts = new Map(list.map(({ key, value }) => [key, value]));

/** A store whose server answers, one after the other, what it is given. */
function someSnippets(...answers: (typeof list | Error)[]) {
  let calls = 0;
  const store = new SnippetsStore({
    snippets: async () => {
      const answer = answers[calls++] ?? list;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { store, calls: () => calls };
}

describe('the texts', () => {
  test('are empty for a key that nobody knows [VAL-02]', () => {
    const { store } = someSnippets();
    store.provide(texts);
    expect(store.text('headless.header.cart')).toBe('Winkelwagen');
    expect(store.text('headless.header.account')).toBe('');
    expect(store.text('constructor' as SnippetKey)).toBe('');
  });

  test('have values filled in; a place without a value stays visible', () => {
    const { store } = someSnippets();
    store.provide(texts);
    expect(store.text('headless.listing.seen', { seen: 48, total: '1.739' })).toBe('48 van 1.739 gezien');
    expect(store.text('headless.listing.seen', { seen: 0 })).toBe('0 van {total} gezien');
  });

  test('that are addresses lead nowhere when they are scripts or disguised hosts', () => {
    const { store } = someSnippets();
    const address = (value: string) => {
      store.provide(new Map([['headless.link.contact.url', value]]));
      return store.text('headless.link.contact.url');
    };
    expect(['/nl/contact/', 'javascript:alert(1)', '//evil.example', '\\evil.example'].map(address)).toEqual([
      '/nl/contact/',
      '#',
      '#',
      '#',
    ]);
  });

  test('are fetched once, also when asked for twice at the same time [SRV-01]', async () => {
    const { store, calls } = someSnippets();
    expect([store.loading, store.initialized]).toEqual([false, false]);
    const both = [store.load(), store.load()];
    expect(store.loading).toBe(true);
    await Promise.all(both);
    await store.load();
    expect(calls()).toBe(1);
    expect([store.loading, store.initialized, store.error]).toEqual([false, true, null]);
    expect(store.list).toEqual(list);
  });

  test('that could not be fetched are logged and tried for again [SRV-01]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = someSnippets(new Error('server away'));
    await store.load();
    expect(store.error?.message).toBe('server away');
    expect(logged).toHaveBeenCalledTimes(1);
    await store.load();
    expect(store.text('headless.header.cart')).toBe('Winkelwagen');
    expect(store.error).toBeNull();
    logged.mockRestore();
  });

  test('that a page used are the only ones that travel to the browser', () => {
    const { store } = someSnippets();
    store.provide(texts);
    store.text('headless.listing.seen', { seen: 1, total: 2 });
    store.text('headless.header.account');
    expect(JSON.parse(JSON.stringify(store))).toEqual({
      'headless.listing.seen': '{seen} van {total} gezien',
    });
  });

  test('of an area can be taken along before they are used', () => {
    const { store } = someSnippets();
    store.provide(texts);
    store.carry('header', 'cart');
    expect(store.toJSON()).toEqual({ 'headless.header.cart': 'Winkelwagen' });
  });

  test('are read again by those who show them only when one that was asked for is another one', () => {
    const store = new SnippetsStore({ snippets: async () => [] }, { 'headless.common.close': 'Sluiten' });
    const seen: string[] = [];
    const stop = autorun(() =>
      seen.push(store.text('headless.common.close') + store.text('headless.header.cart')),
    );
    store.provide(
      new Map([
        ['headless.common.close', 'Sluiten'],
        ['headless.common.retry', 'Nog eens'],
      ]),
    );
    expect(seen).toEqual(['Sluiten']);
    store.provide(
      new Map([
        ['headless.common.close', 'Sluiten'],
        ['headless.header.cart', ' of terug'],
      ]),
    );
    store.provide(
      new Map([
        ['headless.common.close', 'Dicht'],
        ['headless.header.cart', ' of terug'],
      ]),
    );
    expect(seen).toEqual(['Sluiten', 'Sluiten of terug', 'Dicht of terug']);
    stop();
  });
});
