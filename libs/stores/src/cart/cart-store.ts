import {
  cartErrors,
  cartSubtotal,
  cartTotal,
  goodsCount,
  isPromotion,
  isVirtualCart,
  shippingCosts,
  type Cart,
  type CartError,
  type CommerceClient,
  type LineItem,
} from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';

interface Neighbours {
  cart: CommerceClient['cart'];
  hasSession: () => boolean;
  /** Hears what a change of the shopper's made of the cart. */
  changed?: (before: Cart, after: Cart) => void;
}

type Failure = Extract<Loadable<never>, { state: 'idle' | 'failed' }>;

const NOTHING: Cart = { lineItems: [] };
/** What `pending` holds while a promotion code is on its way. */
const PROMOTION = 'promotion';

/** What the shopper is going to buy. Changes run one after another and never reject: look at `lastFailure`. */
export class CartStore {
  state: Loadable<Cart> = idle;
  /** Ids of the lines (products to be) that a change is under way for. */
  pending: Set<string> = new Set();
  /** Why the last change failed; the cart is then as it was before. */
  lastFailure: Failure = idle;
  errors: Record<string, CartError> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #to: Neighbours;

  constructor(neighbours: Neighbours) {
    this.#to = neighbours;
    makeAutoObservable(
      this,
      { state: observableRef, pending: observableShallow, lastFailure: observableRef, errors: observableRef },
      { autoBind: true },
    );
  }

  get cart(): Cart {
    return this.state.state === 'ready' ? this.state.value : NOTHING;
  }

  get lines(): readonly LineItem[] {
    return this.cart.lineItems;
  }

  get promotions(): readonly LineItem[] {
    return this.lines.filter(isPromotion);
  }

  /** Pieces of goods, for the badge. */
  get count(): number {
    return goodsCount(this.cart);
  }

  /** No goods; a cart that holds only a promotion is empty too. */
  get isEmpty(): boolean {
    return this.count <= 0;
  }

  get isVirtual(): boolean {
    return isVirtualCart(this.cart);
  }

  /** Goods after promotions, in euro. */
  get subtotal(): number {
    return cartSubtotal(this.cart);
  }

  /** In euro. */
  get shippingCosts(): number {
    return shippingCosts(this.cart);
  }

  /** Everything including shipping, in euro. */
  get total(): number {
    return cartTotal(this.cart);
  }

  isPending(lineId: string): boolean {
    return this.pending.has(lineId);
  }

  /** Shows the cart of an earlier visit; a first-time visitor has an empty one without a call. */
  async resume(): Promise<void> {
    if (this.#to.hasSession()) await this.refresh();
    else this.replace(NOTHING);
  }

  /** Reads the cart again; resolves to whether that worked. */
  async refresh(): Promise<boolean> {
    if (this.state.state === 'idle' || this.state.state === 'failed') this.state = loading;
    return this.#run([], this.#to.cart.read);
  }

  /** Puts another cart in place without collecting its messages. */
  replace(cart: Cart): void {
    this.state = ready(cart);
  }

  /** Adds pieces of a product to those that are there; resolves to whether the backend took the request. */
  async add(productId: string, quantity = 1): Promise<boolean> {
    return this.#run([productId], () =>
      this.#to.cart.addItems([{ id: productId, quantity, type: 'product' }]),
    );
  }

  /** Sets a line's quantity; 0 removes the line. */
  async changeQuantity(lineId: string, quantity: number): Promise<boolean> {
    if (quantity <= 0) return this.remove(lineId);
    return this.#run([lineId], () => this.#to.cart.changeItems([{ id: lineId, quantity }]));
  }

  async remove(lineId: string): Promise<boolean> {
    return this.#run([lineId], () => this.#to.cart.removeItems([lineId]));
  }

  async addPromotion(code: string): Promise<boolean> {
    return this.#run([PROMOTION], () => this.#to.cart.addItems([{ referencedId: code, type: 'promotion' }]));
  }

  /** The messages since the last time, by key; null when there are none. They are given once. */
  consumeErrors(): Record<string, CartError> | null {
    const errors = this.errors;
    this.errors = null;
    return errors && structuredClone(errors);
  }

  /** Runs a request after those before it; its cart replaces the present one and its messages are collected. */
  async #run(lineIds: readonly string[], request: () => Promise<Cart>): Promise<boolean> {
    runInAction(() => lineIds.forEach((id) => this.pending.add(id)));
    const turn = this.#queue.then(request);
    this.#queue = turn.catch(() => undefined);
    try {
      const cart = await turn;
      const before = this.state;
      runInAction(() => {
        this.replace(cart);
        this.lastFailure = idle;
        this.#collect(cartErrors(cart));
      });
      if (lineIds.length > 0 && before.state === 'ready') this.#to.changed?.(before.value, cart);
      return true;
    } catch (error) {
      console.error('[cart]', error);
      runInAction(() => {
        this.lastFailure = failed(error);
        if (this.state.state === 'loading') this.state = failed(error);
      });
      return false;
    } finally {
      runInAction(() => lineIds.forEach((id) => this.pending.delete(id)));
    }
  }

  #collect(errors: Record<string, CartError>): void {
    if (Object.keys(errors).length > 0) this.errors = { ...this.errors, ...errors };
  }
}
