import type { Transport } from '@weefsel/api-clients';
import { STORAGE_KEYS } from '@weefsel/contracts';
import { browserCartCopyStorage, type CartCopyStorage } from '@weefsel/stores';
import { ACCESS_KEY, openTestShop } from '../../demo/backend/src/commerce/testing/test-shop';
import { BrowserTab } from './browser-tab';

/**
 * A browser with some tabs and the demo's commerce vendor. Requests are injected instead of sent.
 * Real browsers take a second per step. Fake backends only repeat their author's assumptions.
 */
export class WalkedBrowser {
  readonly shop = openTestShop();
  readonly #texts = new Map<string, string>();
  readonly #watchers = new Map<CartCopyStorage, () => void>();
  readonly tabs: BrowserTab[] = [];
  /** Index of the active tab. */
  active = 0;
  /** Session token in the cookie. */
  token = '';
  #underWay = 0;

  get now(): number {
    return this.shop.time.now;
  }

  get tab(): BrowserTab {
    const tab = this.tabs[this.active];
    if (!tab) throw new Error('There is no tab.');
    return tab;
  }

  /** Injects a request into the shop. */
  readonly transport: Transport = async ({ method, url, headers, body }) => {
    this.#underWay += 1;
    try {
      const { pathname, search } = new URL(url);
      if (method === 'HEAD') throw new Error('The walk asks for no heads.');
      const answer = await this.shop.app.inject({
        ...{ method, url: pathname + search, headers },
        ...(body !== undefined && { payload: body }),
      });
      const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const text = answer.body;
      return { status: answer.statusCode, statusText: '', headers: Object.fromEntries(entries), text };
    } finally {
      this.#underWay -= 1;
    }
  };

  /** Cart copy of one tab. Other tabs are notified when its content changes. */
  #cartCopy(): CartCopyStorage {
    const copy = browserCartCopyStorage({
      get: (key) => this.#texts.get(key) ?? null,
      set: (key, text) => {
        const isNew = this.#texts.get(key) !== text;
        this.#texts.set(key, text);
        if (!isNew) return;
        for (const [other, hear] of this.#watchers) if (other !== copy) setImmediate(hear);
      },
      watch: (_key, changed) => {
        this.#watchers.set(copy, () => changed(this.#texts.get(STORAGE_KEYS.cart) ?? null));
        return () => void this.#watchers.delete(copy);
      },
    });
    return copy;
  }

  #newTab(kept: Map<string, string>): BrowserTab {
    const tokens = { read: () => this.token, write: (token: string) => void (this.token = token) };
    const cartCopy = () => this.#cartCopy();
    return new BrowserTab({ tokens, transport: this.transport, accessToken: ACCESS_KEY, cartCopy }, kept);
  }

  /** Session storage of the active tab. */
  readonly sessionStorage = {
    getItem: (key: string) => this.tabs[this.active]?.kept.get(key) ?? null,
    setItem: (key: string, text: string) => void this.tabs[this.active]?.kept.set(key, text),
    removeItem: (key: string) => void this.tabs[this.active]?.kept.delete(key),
  };

  async open(): Promise<void> {
    this.tabs.push(this.#newTab(new Map()));
    this.active = this.tabs.length - 1;
    await this.#begin();
  }

  async close(): Promise<void> {
    await this.settled();
    await this.shop.close();
  }

  async #begin(): Promise<void> {
    await this.tab.stores.resume();
    await this.tab.checkout.start();
  }

  /** Waits until no request is pending in any tab. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#underWay > 0) quiet = -1;
    }
  }

  closeTab(which: number): void {
    const [closed] = this.tabs.splice(which % this.tabs.length, 1);
    this.active = 0;
    if (closed) this.#watchers.delete(closed.cartCopy);
  }

  async reload(): Promise<void> {
    const { kept } = this.tab;
    this.#watchers.delete(this.tab.cartCopy);
    this.tabs[this.active] = this.#newTab(kept);
    await this.#begin();
  }
}
