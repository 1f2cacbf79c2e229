import type { CommerceClient } from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isAlreadySo, isNoList, isRefused, withChange, type WishlistChange } from './wishlist-change';
import { WishlistProducts } from './wishlist-products';
import type { WishlistStorage } from './wishlist-storage';

interface Neighbours {
  wishlist: Pick<CommerceClient['wishlist'], 'ids' | 'add' | 'remove' | 'merge'>;
  byIds: CommerceClient['product']['byIds'];
  storage: WishlistStorage;
  /** Id of the logged-in customer; null for other shoppers and guests, who have no list on the server. */
  customerId: () => string | null;
}

/** Minimum time between refreshes, in ms. */
const THROTTLE_MS = 500;

/** Saved product ids: for guests in the browser, for customers on the server and copied to the browser. */
export class WishlistStore {
  /** State of the list. `failed` only when it was never read. */
  state: Loadable<true> = idle;
  /** The list without pending changes. */
  saved: readonly string[] = [];
  pending: readonly WishlistChange[] = [];
  readonly products: WishlistProducts;
  #resumed = false;
  #refreshedAt = -Infinity;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours;
    this.products = new WishlistProducts(neighbours.byIds);
    makeAutoObservable(
      this,
      { state: observableRef, saved: observableRef, pending: observableRef, products: false, has: false },
      { autoBind: true },
    );
  }

  /** Saved ids, newest first. A change shows at once; a failed one is reverted. */
  get ids(): readonly string[] {
    return this.pending.reduce(withChange, this.saved);
  }

  /** Number of saved products, without those known not to be for sale. */
  get count(): number {
    return this.ids.filter((id) => !this.products.isGone(id)).length;
  }

  readonly has = (id: string): boolean => this.ids.includes(id);

  /**
   * Reads the list, including products that were saved without script. Then follows logins, logouts and other tabs.
   * Call it once the session is known. Never rejects.
   */
  async resume(): Promise<void> {
    this.#resumed = true;
    this.#neighbours.storage.takeOver();
    this.#neighbours.storage.watch((ids) => runInAction(() => (this.saved = ids)));
    reaction(this.#neighbours.customerId, (id, before) => this.#becameAnother(id, before));
    await this.#read();
  }

  /** Reads the list again, except within 500 ms of the last refresh. Never rejects. */
  async refresh(): Promise<void> {
    const now = Date.now();
    if (now - this.#refreshedAt < THROTTLE_MS) return;
    this.#refreshedAt = now;
    await this.#read();
  }

  /** Adds a product. Resolves to false on failure, which leaves the list as it was. */
  async add(id: string): Promise<boolean> {
    return this.#change({ kind: 'add', id });
  }

  /** Removes a product. Resolves to false on failure, which leaves the list as it was. */
  async remove(id: string): Promise<boolean> {
    return this.#change({ kind: 'remove', id });
  }

  async #change(change: WishlistChange): Promise<boolean> {
    if (this.has(change.id) === (change.kind === 'add')) return true;
    if (this.#neighbours.customerId() === null) {
      this.#changeHere(change);
      return true;
    }
    this.pending = [...this.pending, change];
    const sent = await this.#inTurn(() => this.#send(change));
    if (sent) void this.refresh();
    return sent;
  }

  async #send(change: WishlistChange): Promise<boolean> {
    const outcome = await this.#tell(change);
    runInAction(() => {
      this.pending = this.pending.filter((other) => other !== change);
      if (outcome === 'refused') this.#changeHere(change);
      if (outcome !== 'done') return;
      this.saved = withChange(this.saved, change);
      // The copy is updated too. Otherwise removed products would return with the next login.
      this.#neighbours.storage.write(withChange(this.#neighbours.storage.read() ?? [], change));
    });
    return outcome !== 'failed';
  }

  async #tell(change: WishlistChange): Promise<'done' | 'refused' | 'failed'> {
    const { wishlist, customerId } = this.#neighbours;
    if (customerId() === null) return 'refused';
    try {
      await (change.kind === 'add' ? wishlist.add(change.id) : wishlist.remove(change.id));
      return 'done';
    } catch (error) {
      if (isAlreadySo(error, change)) return 'done';
      if (isRefused(error)) return 'refused';
      console.error('[wishlist]', change.kind, error);
      return 'failed';
    }
  }

  /** Changes the list of this browser. The next login merges it into the server's. */
  #changeHere(change: WishlistChange): void {
    const { storage } = this.#neighbours;
    this.saved = withChange(storage.read() ?? this.saved, change);
    storage.write(this.saved);
    storage.setUnmerged(true);
  }

  #becameAnother(customerId: string | null, previousId: string | null | undefined): void {
    const { storage } = this.#neighbours;
    if (customerId === null) {
      // Drops the server's list. The list of this browser remains, visible to its next shopper.
      this.saved = storage.read() ?? [];
      this.state = ready(true);
      return;
    }
    // A former customer's list is not passed on to the next customer.
    if (previousId) this.saved = [];
    else storage.setUnmerged(true);
    void this.#inTurn(() => this.#readServer());
  }

  async #read(): Promise<void> {
    if (this.#neighbours.customerId() !== null) return this.#inTurn(() => this.#readServer());
    const ids = this.#neighbours.storage.read();
    if (ids && ids.length > 0) this.saved = ids;
    if (this.#resumed) this.state = ready(true);
  }

  /**
   * Reads the server's list and mirrors it. Merges first, but only an unmerged list.
   * Merging a plain mirror would bring back products removed on other devices.
   */
  async #readServer(): Promise<void> {
    const { customerId, storage } = this.#neighbours;
    const customer = customerId();
    if (customer === null) return;
    if (this.state.state !== 'ready') runInAction(() => (this.state = loading));
    const take = (ids: readonly string[], then?: () => void) =>
      runInAction(() => {
        if (customerId() !== customer) return;
        this.saved = ids;
        this.state = ready(true);
        then?.();
      });
    try {
      const ids = await this.#serverIds();
      const missing = storage.isUnmerged() ? (storage.read() ?? []).filter((id) => !ids.includes(id)) : [];
      const whole = missing.length > 0 ? await this.#merged(missing) : ids;
      if (whole) {
        take(whole, () => {
          storage.write(whole);
          storage.setUnmerged(false);
        });
      } else take([...missing, ...ids]);
    } catch (error) {
      if (isRefused(error)) return take(storage.read() ?? []);
      console.error('[wishlist] read', error);
      runInAction(() => {
        if (this.state.state !== 'ready') this.state = failed(error);
      });
    }
  }

  /** Merges ids into the server's list and reads it again. Null on failure: the ids then stay in the browser. */
  async #merged(missing: readonly string[]): Promise<readonly string[] | null> {
    try {
      await this.#neighbours.wishlist.merge(missing);
    } catch (error) {
      if (isRefused(error)) throw error;
      console.error('[wishlist] merge', error);
      return null;
    }
    return this.#serverIds();
  }

  async #serverIds(): Promise<readonly string[]> {
    try {
      return await this.#neighbours.wishlist.ids();
    } catch (error) {
      if (isNoList(error)) return [];
      throw error;
    }
  }

  /** Queues a task, so that no old response overwrites a newer change. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
