import type { CommerceClient, Product } from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Maximum number of ids per request. */
const LOOK_UP_SIZE = 100;

/** Products of the wishlist; only those that are for sale. */
export class WishlistProducts {
  state: Loadable<true> = idle;
  /** Products by id; null for one that is not for sale (any more). */
  found: ReadonlyMap<string, Product | null> = new Map();
  readonly #byIds: CommerceClient['product']['byIds'];

  constructor(byIds: CommerceClient['product']['byIds']) {
    this.#byIds = byIds;
    makeAutoObservable(this, { state: observableRef, found: observableRef }, { autoBind: true });
  }

  /** Fetches unknown products. `includes` lists their fields. Never rejects: see `state`. */
  async load(ids: readonly string[], includes?: Record<string, readonly string[]>): Promise<void> {
    const unknown = ids.filter((id) => !this.found.has(id));
    if (unknown.length === 0) {
      this.state = ready(true);
      return;
    }
    this.state = loading;
    try {
      const parts = Array.from({ length: Math.ceil(unknown.length / LOOK_UP_SIZE) }, (_, index) =>
        unknown.slice(index * LOOK_UP_SIZE, (index + 1) * LOOK_UP_SIZE),
      );
      const products = (await Promise.all(parts.map((part) => this.#byIds(part, includes)))).flat();
      const byId = new Map(products.map((product) => [product.id, product]));
      runInAction(() => {
        this.found = new Map([...this.found, ...unknown.map((id) => [id, byId.get(id) ?? null] as const)]);
        this.state = ready(true);
      });
    } catch (error) {
      console.error('[wishlist] products', error);
      runInAction(() => (this.state = failed(error)));
    }
  }

  /** The known products of these ids, in their order. */
  among(ids: readonly string[]): Product[] {
    return ids.flatMap((id) => this.found.get(id) ?? []);
  }

  /** True when a product is known not to be for sale. */
  isGone(id: string): boolean {
    return this.found.get(id) === null;
  }
}
