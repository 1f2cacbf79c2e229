import { at, inStock } from '../../demo/backend/src/commerce/testing/test-shop';
import { WalkedBrowser } from './walked-browser';

const { id } = at(inStock, 0);

let browser: WalkedBrowser;
beforeEach(() => {
  browser = new WalkedBrowser();
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const { sessionStorage } = browser;
  Object.assign(globalThis, {
    window: { ...quiet, location: { origin: 'http://shop.test' } },
    sessionStorage,
  });
});
afterEach(() => browser.close());

const cartOf = (tab: WalkedBrowser['tab'] | undefined) => tab?.stores.cart.lines.map((line) => line.id);

describe('a browser that is walked through', () => {
  test('has no tab until one is opened, and shows the one that was opened last', async () => {
    expect(() => browser.tab).toThrow('There is no tab.');
    await browser.open();
    await browser.open();
    expect(browser.tabs).toHaveLength(2);
    expect(browser.active).toBe(1);
    expect(browser.tab).toBe(browser.tabs[1]);
    expect(browser.tab.checkout.isReady).toBe(true);
  });

  test('has the shop’s time', () => {
    browser.shop.time.now += 7;
    expect(browser.now).toBe(browser.shop.time.now);
  });

  test('has one session: a change in one tab shows in the others once all has settled', async () => {
    await browser.open();
    await browser.open();
    await expect(browser.tab.stores.cart.add(id)).resolves.toBe('added');
    expect(browser.token).not.toBe('');
    await browser.settled();
    expect(browser.tabs.map(cartOf)).toEqual([[id], [id]]);
  });

  test('forgets a tab that is closed, and shows the first', async () => {
    await browser.open();
    await browser.open();
    const [first, second] = browser.tabs;
    browser.closeTab(3);
    expect(browser.tabs).toEqual([first]);
    expect(browser.tab).toBe(first);
    await first?.stores.cart.add(id);
    await browser.settled();
    expect(cartOf(second)).toEqual([]);
  });

  test('reads everything again when a tab is reloaded, and keeps what is the tab’s own', async () => {
    await browser.open();
    await browser.tab.stores.cart.add(id);
    sessionStorage.setItem('note', 'kept');
    const before = browser.tab;
    await browser.reload();
    expect(browser.tab).not.toBe(before);
    expect(browser.tabs).toHaveLength(1);
    expect(cartOf(browser.tab)).toEqual([id]);
    expect(sessionStorage.getItem('note')).toBe('kept');
    await browser.tab.stores.cart.remove(id);
    await browser.settled();
    expect(cartOf(before)).toEqual([id]);
  });

  test('keeps what a tab stores for that tab', async () => {
    await browser.open();
    sessionStorage.setItem('note', 'first');
    await browser.open();
    expect(sessionStorage.getItem('note')).toBeNull();
    browser.active = 0;
    expect(sessionStorage.getItem('note')).toBe('first');
    sessionStorage.removeItem('note');
    expect(sessionStorage.getItem('note')).toBeNull();
  });

  test('asks for no heads: there is nothing in them to walk by', async () => {
    await browser.open();
    const { transport } = browser;
    const asked = { url: 'http://commerce.test/store-api/context', headers: {}, timeoutMs: 1, maxBytes: 1 };
    const retry = { times: 0, methods: new Set<never>(), statuses: new Set<never>(), delayMs: () => 0 };
    await expect(transport({ ...asked, retry, method: 'HEAD' })).rejects.toThrow('no heads');
    await browser.settled();
  });
});
