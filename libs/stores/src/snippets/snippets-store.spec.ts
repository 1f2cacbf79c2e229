import { autorun } from 'mobx';
import type { SnippetArea, SnippetKey } from '@weefsel/contracts/snippets';
import { SnippetsStore } from './snippets-store';

const list = [
  { key: 'headless.header.cart', value: 'Winkelwagen' },
  { key: 'headless.listing.seen', value: '{seen} van {total} gezien' },
];
const texts = new Map(list.map(({ key, value }) => [key, value]));

/** A store whose server returns the given answers in turn. */
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

/** Shows a text of another owner, whose keys do not compile here. */
const shownBy =
  (store: SnippetsStore) =>
  (key: string, values?: Record<string, string | number>): string =>
    store.text(key as SnippetKey, values);

describe('the texts', () => {
  test('are readable words for an unknown key, which is reported once, and never empty [VAL-02]', () => {
    const told: string[] = [];
    const store = new SnippetsStore({ snippets: async () => [] }, {}, (key) => void told.push(key));
    store.provide(texts);
    const shown = shownBy(store);
    expect(shown('headless.header.cart')).toBe('Winkelwagen');
    expect(shown('headless.header.myAccount', { name: 'Noor' })).toBe('My account');
    expect(shown('headless.header.myAccount')).toBe('My account');
    expect(shown('constructor')).toBe('Constructor');
    expect(shown('headless.link.gone.url')).toBe('#');
    expect(told).toEqual(['headless.header.myAccount', 'constructor', 'headless.link.gone.url']);
  });

  test('are empty while they load; a key that is unknown afterwards is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = someSnippets();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(shownBy(store)('headless.header.account')));
    expect(logged).not.toHaveBeenCalled();
    await store.load();
    expect(seen).toEqual(['', 'Account']);
    expect(logged).toHaveBeenCalledWith('[snippets] Nobody has a text "headless.header.account".');
    stop();
    logged.mockRestore();
  });

  test('that the page lacks are fetched when they are shown, in one request', async () => {
    const { store, calls } = someSnippets();
    const seen: string[][] = [];
    const keys = ['headless.header.cart', 'headless.listing.seen'];
    const stop = autorun(() => seen.push(keys.map((key) => shownBy(store)(key))));
    await new Promise(setImmediate);
    expect(seen).toEqual([['', ''], list.map(({ value }) => value)]);
    expect(calls()).toBe(1);
    stop();
  });

  test('for an unknown key are the same in the browser as on the server', () => {
    const onServer = new SnippetsStore({ snippets: async () => [] }, {}, () => undefined);
    onServer.provide(texts);
    const words = shownBy(onServer)('headless.header.account');
    expect(onServer.toJSON()).toEqual({ 'headless.header.account': words });
    const inBrowser = new SnippetsStore({ snippets: async () => [] }, onServer.toJSON());
    expect(shownBy(inBrowser)('headless.header.account')).toBe(words);
  });

  test('that the page brought stay, also when the list is of a server that does not have them', async () => {
    const store = new SnippetsStore({ snippets: async () => list }, { 'headless.new': 'Nieuw' });
    await store.load();
    expect(shownBy(store)('headless.new')).toBe('Nieuw');
    expect(shownBy(store)('headless.header.cart')).toBe('Winkelwagen');
  });

  test('are fetched anew for a remote that came later', async () => {
    const { store, calls } = someSnippets(list, [{ key: 'headless.later', value: 'Later' }]);
    await store.load();
    await store.renew();
    expect(calls()).toBe(2);
    expect(shownBy(store)('headless.later')).toBe('Later');
  });

  test('have values filled in; a place without a value stays visible', () => {
    const { store } = someSnippets();
    store.provide(texts);
    expect(shownBy(store)('headless.listing.seen', { seen: 48, total: '1.739' })).toBe('48 van 1.739 gezien');
    expect(shownBy(store)('headless.listing.seen', { seen: 0 })).toBe('0 van {total} gezien');
  });

  test('that are addresses lead nowhere when they are scripts or disguised hosts', () => {
    const { store } = someSnippets();
    const address = (value: string) => {
      store.provide(new Map([['headless.link.contact.url', value]]));
      return shownBy(store)('headless.link.contact.url');
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
    expect(shownBy(store)('headless.header.cart')).toBe('Winkelwagen');
    expect(store.error).toBeNull();
    logged.mockRestore();
  });

  test('that a page used are the only ones that travel to the browser', () => {
    const { store } = someSnippets();
    store.provide(texts);
    shownBy(store)('headless.listing.seen', { seen: 1, total: 2 });
    expect(JSON.parse(JSON.stringify(store))).toEqual({
      'headless.listing.seen': '{seen} van {total} gezien',
    });
  });

  test('of an area can be taken along before they are used', () => {
    const { store } = someSnippets();
    store.provide(texts);
    store.carry('header' as SnippetArea, 'cart' as SnippetArea);
    expect(store.toJSON()).toEqual({ 'headless.header.cart': 'Winkelwagen' });
  });

  test('notify their readers only when a text in use has changed', () => {
    const store = new SnippetsStore(
      { snippets: async () => [] },
      { 'headless.common.close': 'Sluiten', 'headless.header.cart': '' },
    );
    const close = (text: string, cart: string): [string, string][] => [
      ['headless.common.close', text],
      ['headless.header.cart', cart],
    ];
    const seen: string[] = [];
    const stop = autorun(() =>
      seen.push(shownBy(store)('headless.common.close') + shownBy(store)('headless.header.cart')),
    );
    store.provide(new Map([...close('Sluiten', ''), ['headless.common.retry', 'Nog eens']]));
    expect(seen).toEqual(['Sluiten']);
    store.provide(new Map(close('Sluiten', ' of terug')));
    store.provide(new Map(close('Dicht', ' of terug')));
    expect(seen).toEqual(['Sluiten', 'Sluiten of terug', 'Dicht of terug']);
    stop();
  });
});
