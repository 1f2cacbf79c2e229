import type { CommerceClient, Order } from '@weefsel/api-clients';
import { paths, type RefusedForm } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import {
  makeAutoObservable,
  observableRef,
  runInAction,
  type CartStore,
  type SessionStore,
} from '@weefsel/stores';
import { startPayment, type Leave } from '../payment/start-payment';
import { recallCheckout, rememberCheckout, type Attempt } from './checkout-storage';
import {
  cartErrorsIn,
  mayBePlaced,
  NotSentError,
  OtherShopperError,
  refusalText,
  type OrderRefusal,
} from './order-refusal';
import { toNotices } from '../cart/notices/to-notices';
import { REVIEW_FORM, wordsOfOrder } from './review/review-form';

export interface PlacingNeighbours {
  order: Pick<CommerceClient['order'], 'newest' | 'place' | 'startPayment'>;
  cart: Pick<CartStore, 'cart' | 'lines' | 'refresh' | 'memory'>;
  session: Pick<SessionStore, 'customer' | 'refresh'>;
  leave: Leave;
  /** Navigates to a page of the shop. */
  go: (path: string) => void;
}

type PlacingState =
  { kind: 'idle' } | { kind: 'busy' } | { kind: 'done' } | ({ kind: 'refused' } & OrderRefusal);

/**
 * Places one order per cart, despite repeated clicks or reloads, and starts its payment. The Store API has no
 * idempotency key for orders. A newest order with another id than before is this attempt's.
 */
export class OrderPlacing {
  state: PlacingState = { kind: 'idle' };
  /** An order placed by this tab; never placed again. */
  orderId: string | undefined;
  /** Text of a gift card in the parcel. */
  giftNote = '';
  readonly #neighbours: PlacingNeighbours;

  constructor(neighbours: PlacingNeighbours) {
    this.#neighbours = neighbours;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.state.kind === 'busy' || this.state.kind === 'done';
  }

  /** Restores the values of a refused form that was sent without script. */
  takeBack(values: RefusedForm['values']): void {
    this.giftNote = values[REVIEW_FORM.giftNote] ?? '';
  }

  /** Shows the refusal of an order that was sent without script. */
  refuse(text: SnippetKey): void {
    this.state = { kind: 'refused', text, notices: [] };
  }

  /** Looks for an order that was being placed when the page was left. Never rejects. */
  async pickUp(): Promise<void> {
    const { orderId, giftNote = this.giftNote } = recallCheckout();
    this.orderId = orderId;
    this.giftNote = giftNote;
    const attempt = this.#unanswered;
    if (!attempt) return;
    const found = await this.#newSince(attempt).catch(() => null);
    if (found) this.#placed(found.id);
  }

  writeGiftNote(written: string): void {
    this.giftNote = written;
    rememberCheckout({ giftNote: written });
  }

  /**
   * Places the order for the displayed cart and starts its payment. Resolves to true when the order exists.
   */
  async place(birthDate?: string): Promise<boolean> {
    if (this.isBusy) return false;
    this.state = { kind: 'busy' };
    let orderId: string;
    try {
      orderId = (await this.#order()).id;
    } catch (error) {
      console.error('[checkout] place', error);
      const refusal = await this.#refused(error);
      runInAction(() => (this.state = { kind: 'refused', ...refusal }));
      return false;
    }
    this.#placed(orderId);
    await this.#pay(orderId, birthDate);
    return true;
  }

  get #customerId(): string {
    return this.#neighbours.session.customer?.id ?? '';
  }

  /** An unanswered attempt of this customer; its order may exist. */
  get #unanswered(): Attempt | undefined {
    const { attempt } = recallCheckout();
    return attempt?.customerId === this.#customerId ? attempt : undefined;
  }

  /** Reloads the cart and reports its changes. */
  async #refused(error: unknown): Promise<OrderRefusal> {
    const { cart } = this.#neighbours;
    const text = refusalText(error);
    const errors = cartErrorsIn(error);
    // While unsure, an empty cart may mean that it has become the order.
    if (text !== 'headless.checkout.unsure') cart.memory.ordering(false);
    await cart.refresh(errors);
    return { text, notices: toNotices(cart.memory.untold(errors), cart.lines) };
  }

  async #order(): Promise<Order> {
    const { order, cart } = this.#neighbours;
    const attempt = await this.#prepare();
    const { hash } = cart.cart;
    rememberCheckout({ attempt });
    cart.memory.ordering(true);
    try {
      return await order.place({ ...(hash && { hash }), ...wordsOfOrder(this.giftNote) });
    } catch (error) {
      const found = mayBePlaced(error) ? await this.#newSince(attempt).catch(() => undefined) : null;
      if (found) return found;
      // While the backend does not answer it is unknown if the order exists. The next attempt then compares with the
      // same order.
      if (found === null) rememberCheckout({ attempt: undefined });
      throw error;
    }
  }

  /** Reads the ordering customer and their newest order. */
  async #prepare(): Promise<Attempt> {
    const { order, session } = this.#neighbours;
    const customerId = this.#customerId;
    try {
      await session.refresh();
      // All tabs share the session: another customer may have logged in elsewhere.
      if (this.#customerId !== customerId) throw new OtherShopperError(this.#customerId);
      return this.#unanswered ?? { customerId, previous: (await order.newest())?.id ?? null };
    } catch (error) {
      if (error instanceof OtherShopperError || this.#unanswered) throw error;
      throw new NotSentError(error);
    }
  }

  /** The newest order, unless it is the one from before the attempt. */
  async #newSince({ previous }: Attempt): Promise<Order | null> {
    const newest = await this.#neighbours.order.newest();
    return newest && newest.id !== previous ? newest : null;
  }

  #placed(orderId: string): void {
    runInAction(() => (this.orderId = orderId));
    rememberCheckout({
      orderId,
      attempt: undefined,
      draft: undefined,
      step: undefined,
      giftNote: undefined,
    });
    this.#neighbours.cart.memory.ordered(orderId);
  }

  async #pay(orderId: string, birthDate: string | undefined): Promise<void> {
    const { order, cart, leave, go } = this.#neighbours;
    const query = `?${new URLSearchParams({ orderId }).toString()}`;
    try {
      const left = await startPayment(order, { orderId, birthDate }, leave);
      if (!left) go(paths.orderSuccess.to() + query);
    } catch (error) {
      console.error('[checkout] pay', error);
      go(paths.orderFailed.to() + query);
    }
    void cart.refresh();
    runInAction(() => (this.state = { kind: 'done' }));
  }
}
