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
import type { Added, Change, IsMine, ServedCart, SessionChange } from './cart-change';
import { toNewItem, type CopiedLine } from './cart-copy';
import { readAlong, type CartMemory, type Look } from './cart-memory';

interface Neighbours {
  cart: CommerceClient['cart'];
  hasSession: () => boolean;
  memory: CartMemory;
  /** Called with the cart after a shopper's change. */
  changed?: (before: Cart, after: Cart) => void;
}

type Failure = Extract<Loadable<never>, { state: 'idle' | 'failed' }>;

type Request = () => Promise<Cart>;

const NOTHING: Cart = { lineItems: [] };
/** Entry of `pending` while a promotion code is being added. */
const PROMOTION = 'promotion';

/** The cart. Changes run one after another and never reject: see `lastFailure`. */
export class CartStore {
  state: Loadable<Cart> = idle;
  /** Ids of the lines (or products, when added) with a running change. */
  pending: Set<string> = new Set();
  /** Reason why the last change failed. The cart then stays as it was. */
  lastFailure: Failure = idle;
  errors: Record<string, CartError> | null = null;
  /** Lines that disappeared without the shopper. */
  readonly memory: CartMemory;
  /** True when the page came with the cart, which is then present before hydration. */
  readonly isServed: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours, served?: ServedCart) {
    this.#neighbours = neighbours;
    this.memory = neighbours.memory;
    this.isServed = served !== undefined;
    if (served) this.state = ready(served);
    if (served === null) this.state = failed(new Error('The server could not read the cart.'));
    makeAutoObservable(
      this,
      {
        state: observableRef,
        pending: observableShallow,
        lastFailure: observableRef,
        errors: observableRef,
        memory: false,
        isServed: false,
      },
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

  /** Quantity of goods, for the badge. */
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

  /** Loads the cart of an earlier visit or of the page. A first-time shopper gets an empty cart without a call. */
  async resume(): Promise<void> {
    this.memory.recall();
    // Queued, so that the result includes the shopper's earlier changes.
    if (this.isServed && this.state.state === 'ready') await this.#run([], async () => this.cart);
    else if (this.#neighbours.hasSession()) await this.refresh();
    else await this.#run([], async () => NOTHING);
  }

  /**
   * Reads the cart again. Resolves to true on success.
   * @param because messages of a refusal. They state why something is missing.
   */
  async refresh(because: Readonly<Record<string, CartError>> = {}): Promise<boolean> {
    if (this.state.state === 'idle' || this.state.state === 'failed') this.state = loading;
    return this.#done([], this.#neighbours.cart.read, { because });
  }

  /**
   * Reads the cart after a change of the session. After a login or registration, adds lines again that the backend
   * dropped.
   */
  async follow(change: SessionChange): Promise<boolean> {
    if (change !== 'entered')
      return this.#done([], this.#neighbours.cart.read, change === 'removed' ? { why: 'gone' } : {});
    this.memory.entered();
    return this.#done([], () => readAlong(this.#neighbours.cart, this.memory));
  }

  /** Replaces the cart without collecting its messages. */
  replace(cart: Cart): void {
    this.state = ready(cart);
  }

  /**
   * Adds a quantity of a product. The caller reports when none is available.
   * @param named the product as a line; the cart then reports it itself.
   */
  async add(productId: string, quantity = 1, named?: CopiedLine): Promise<Added> {
    const items = [{ id: productId, quantity, type: 'product' as const }];
    const pieces = ({ lineItems }: Cart) => lineItems.find(({ id }) => id === productId)?.quantity ?? 0;
    const isMore = ({ before, after }: Change) => pieces(after) > pieces(before);
    const isMine: IsMine = ({ key }, change) => !named && key.endsWith(productId) && !isMore(change);
    const look = named ? { tried: [named] } : {};
    this.memory.putIn([productId]);
    const change = await this.#run([productId], () => this.#neighbours.cart.addItems(items), look, isMine);
    if (!change) return 'failed';
    if (isMore(change)) return 'added';
    return pieces(change.after) === 0 ? 'sold-out' : 'no-more';
  }

  /** Adds disappeared lines again; those that are unavailable are reported again. */
  async putBack(lines: readonly CopiedLine[]): Promise<boolean> {
    const items = lines.map(toNewItem);
    const ids = lines.map(({ id }) => id);
    this.memory.putIn(ids);
    return this.#done(ids, () => this.#neighbours.cart.addItems(items), { tried: lines });
  }

  /** Sets a line's quantity; 0 removes the line. */
  async changeQuantity(lineId: string, quantity: number): Promise<boolean> {
    if (quantity <= 0) return this.remove(lineId);
    return this.#done([lineId], () => this.#neighbours.cart.changeItems([{ id: lineId, quantity }]));
  }

  async remove(lineId: string): Promise<boolean> {
    return this.#done([lineId], () => {
      this.memory.takeOut([lineId]);
      return this.#neighbours.cart.removeItems([lineId]);
    });
  }

  /** Adds a promotion code. The caller reports the result from both carts; undefined on failure. */
  async addPromotion(code: string): Promise<Change | undefined> {
    const items = [{ referencedId: code, type: 'promotion' as const }];
    const isMine: IsMine = ({ messageKey }) => messageKey.startsWith(PROMOTION);
    return this.#run([PROMOTION], () => this.#neighbours.cart.addItems(items), {}, isMine);
  }

  /** New messages by key, returned once; null when there are none. */
  consumeErrors(): Record<string, CartError> | null {
    const errors = this.errors;
    this.errors = null;
    return errors && structuredClone(errors);
  }

  async #done(lineIds: readonly string[], request: Request, look?: Look): Promise<boolean> {
    return (await this.#run(lineIds, request, look)) !== undefined;
  }

  /** Runs a request after earlier ones. Its cart replaces the current one, and its messages are collected. */
  async #run(
    lineIds: readonly string[],
    request: Request,
    look?: Look,
    isMine: IsMine = () => false,
  ): Promise<Change | undefined> {
    runInAction(() => lineIds.forEach((id) => this.pending.add(id)));
    const turn = this.#queue.then(() => request());
    this.#queue = turn.catch(() => undefined);
    try {
      const after = await turn;
      const { cart: before, state } = this;
      runInAction(() => {
        this.replace(after);
        this.lastFailure = idle;
        const errors = Object.entries(this.memory.look(after, look));
        const others = errors.filter(([, error]) => !isMine(error, { before, after }));
        this.#collect(others, cartErrors(before));
      });
      if (lineIds.length > 0 && state.state === 'ready') this.#neighbours.changed?.(before, after);
      return { before, after };
    } catch (error) {
      console.error('[cart]', error);
      runInAction(() => {
        this.lastFailure = failed(error);
        if (this.state.state === 'loading') this.state = failed(error);
      });
      return undefined;
    } finally {
      runInAction(() => lineIds.forEach((id) => this.pending.delete(id)));
    }
  }

  /** Collects new messages. A discount that does not apply yet recurs in every response, and is reported once. */
  #collect(errors: readonly [string, CartError][], known: Record<string, CartError>): void {
    const isNew = ([key]: [string, CartError]) => !key.startsWith(PROMOTION) || !(key in known);
    const news = errors.filter(isNew);
    if (news.length > 0) this.errors = { ...this.errors, ...Object.fromEntries(news) };
  }
}
