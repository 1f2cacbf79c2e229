import { CommerceError, type Product } from '@weefsel/api-clients';
import { observable, runInAction } from 'mobx';
import type { WishlistStorage } from './wishlist-storage';
import { WishlistStore } from './wishlist-store';

/** What the backend answers a refused call with. */
export const refusal = (status: number, code = '') =>
  new CommerceError({ method: 'POST', url: '/', status, statusText: '', body: { errors: [{ code }] } });

const product = (id: string): Product => ({
  id,
  translated: { name: id },
  calculatedPrice: { unitPrice: 10, quantity: 1, totalPrice: 10 },
});

/** A browser's storage that every tab on it shares. */
export class SharedStorage {
  ids: readonly string[] | undefined;
  unmerged = false;
  /** What was saved without script. */
  cookie: readonly string[] = [];
  readonly #tabs = new Map<object, (ids: readonly string[]) => void>();

  tab(): WishlistStorage {
    const own = {};
    return {
      read: () => this.ids,
      write: (ids) => {
        this.ids = ids;
        for (const [tab, changed] of this.#tabs) if (tab !== own) changed(ids);
      },
      isUnmerged: () => this.unmerged,
      setUnmerged: (unmerged) => (this.unmerged = unmerged),
      takeOver: () => {
        if (this.cookie.length === 0) return;
        const ids = [...new Set([...this.cookie, ...(this.ids ?? [])])];
        this.cookie = [];
        this.ids = ids;
        this.unmerged = true;
        for (const [tab, changed] of this.#tabs) if (tab !== own) changed(ids);
      },
      watch: (changed) => {
        this.#tabs.set(own, changed);
        return () => this.#tabs.delete(own);
      },
    };
  }
}

/** A backend with the list of one customer, a browser, and a diary of what was asked. */
export class WishlistShop {
  readonly storage = new SharedStorage();
  readonly diary: string[] = [];
  /** Newest first; null for a customer who never saved anything. */
  server: string[] | null = null;
  /** The next calls of this kind are answered so. */
  broken: Partial<Record<'ids' | 'add' | 'remove' | 'merge' | 'products', Error>> = {};
  /** Not for sale (any more). */
  gone = new Set<string>();
  readonly #customer = observable.box<string | null>(null);

  login(id = 'emma'): void {
    runInAction(() => this.#customer.set(id));
  }

  logout(): void {
    runInAction(() => this.#customer.set(null));
  }

  tab(): WishlistStore {
    return new WishlistStore({
      storage: this.storage.tab(),
      customerId: () => this.#customer.get(),
      byIds: async (ids) => {
        this.#hear('products', `look up ${ids.length}`);
        return ids.filter((id) => !this.gone.has(id)).map(product);
      },
      wishlist: {
        ids: async () => {
          this.#hear('ids', 'read');
          if (!this.server) throw refusal(404, 'CHECKOUT__WISHLIST_NOT_FOUND');
          return [...this.server];
        },
        add: async (id) => {
          this.#hear('add', `add ${id}`);
          if (this.server?.includes(id)) throw refusal(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT');
          this.server = [id, ...(this.server ?? [])];
          return { success: true };
        },
        remove: async (id) => {
          this.#hear('remove', `remove ${id}`);
          if (!this.server?.includes(id)) throw refusal(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND');
          this.server = this.server.filter((other) => other !== id);
          return { success: true };
        },
        merge: async (ids) => {
          this.#hear('merge', `merge ${ids.join(' ')}`);
          this.server = [...new Set([...ids, ...(this.server ?? [])])];
          return { success: true };
        },
      },
    });
  }

  #hear(call: keyof WishlistShop['broken'], line: string): void {
    this.diary.push(line);
    const error = this.broken[call];
    if (error) throw error;
  }
}

/** Lets everything that is under way end. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
