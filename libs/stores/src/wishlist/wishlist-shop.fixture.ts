import { CommerceError, type Product } from '@weefsel/api-clients';
import { observable, runInAction } from 'mobx';
import type { WishlistStorage } from './wishlist-storage';
import { WishlistStore } from './wishlist-store';

/** The backend's error for a refused call. */
export const refusal = (status: number, code = '') =>
  new CommerceError({ method: 'POST', url: '/', status, statusText: '', body: { errors: [{ code }] } });

const product = (id: string): Product => ({
  id,
  translated: { name: id },
  calculatedPrice: { unitPrice: 10, quantity: 1, totalPrice: 10 },
});

/** Storage of a browser, shared by its tabs. */
export class SharedStorage {
  ids: readonly string[] | undefined;
  unmerged = false;
  /** Products that were saved without script. */
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

/** A backend with one customer's list, a browser, and a diary of requests. */
export class WishlistShop {
  readonly storage = new SharedStorage();
  readonly diary: string[] = [];
  /** Newest first; null for a customer who never saved anything. */
  server: string[] | null = null;
  /** Errors for the next calls of each kind. */
  broken: Partial<Record<'ids' | 'add' | 'remove' | 'merge' | 'products', Error>> = {};
  /** Products that are not for sale (any more). */
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

/** Waits until all pending work has ended. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
