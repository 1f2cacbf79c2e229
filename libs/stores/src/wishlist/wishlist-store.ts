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
  /** Id of the customer who is logged in; null for visitors and guest customers, who have no list on the server. */
  customerId: () => string | null;
}

/** Time after a refresh in which no other one is made, in ms. */
const THROTTLE_MS = 500;

/** Product ids the shopper saved: in the browser for guests, on the server for customers, with a copy in the browser. */
export class WishlistStore {
  /** Whether the list is known: it is `failed` only when it never was. */
  state: Loadable<true> = idle;
  /** The list without the changes that are on their way. */
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

  /** Newest first. A change shows at once; one that fails is taken back. */
  get ids(): readonly string[] {
    return this.pending.reduce(withChange, this.saved);
  }

  /** Products on the list, without those that are known not to be for sale. */
  get count(): number {
    return this.ids.filter((id) => !this.products.isGone(id)).length;
  }

  readonly has = (id: string): boolean => this.ids.includes(id);

  /** Once the session is known: reads the list, with what was saved without script, and follows logins, logouts and other tabs from now on. Never rejects. */
  async resume(): Promise<void> {
    this.#resumed = true;
    this.#neighbours.storage.takeOver();
    this.#neighbours.storage.watch((ids) => runInAction(() => (this.saved = ids)));
    reaction(this.#neighbours.customerId, (id, before) => this.#becameAnother(id, before));
    await this.#read();
  }

  /** Reads the list again, unless that was done in the last 500 ms. Never rejects. */
  async refresh(): Promise<void> {
    const now = Date.now();
    if (now - this.#refreshedAt < THROTTLE_MS) return;
    this.#refreshedAt = now;
    await this.#read();
  }

  /** Resolves to whether it worked; the list is as before when it did not. */
  async add(id: string): Promise<boolean> {
    return this.#change({ kind: 'add', id });
  }

  /** Resolves to whether it worked; the list is as before when it did not. */
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
      // The copy is updated too, or removed products would come back with the next login.
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

  /** Changes the list of this browser; the next login brings it to the server. */
  #changeHere(change: WishlistChange): void {
    const { storage } = this.#neighbours;
    this.saved = withChange(storage.read() ?? this.saved, change);
    storage.write(this.saved);
    storage.setUnmerged(true);
  }

  #becameAnother(customerId: string | null, previousId: string | null | undefined): void {
    const { storage } = this.#neighbours;
    if (customerId === null) {
      // The server's list is forgotten; what stays is the one of this browser.
      this.saved = storage.read() ?? [];
      this.state = ready(true);
      return;
    }
    // A former customer's list is not given to the next.
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

  /** Brings these to the server and reads what it has then; null when that failed, so that they stay here. */
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

  /** Queues a task, so that no old answer overwrites a newer change. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
