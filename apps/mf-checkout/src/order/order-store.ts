import { CommerceError, type CommerceClient, type Order, type PaymentMethod } from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { isLoggedOut } from '@weefsel/forms';
import { makeAutoObservable, observableRef, runInAction, type SessionStore } from '@weefsel/stores';
import { startPayment, type Leave } from '../payment/start-payment';

interface Neighbours {
  commerce: Pick<CommerceClient, 'hasSession'> & {
    order: Pick<CommerceClient['order'], 'byId' | 'changePayment' | 'startPayment'>;
    checkout: Pick<CommerceClient['checkout'], 'offer'>;
  };
  session: Pick<SessionStore, 'refresh'>;
  leave: Leave;
}

/** Server data of an order page. `order` is null when this session may not see it. */
export interface ServedOrder {
  order: Order | null;
  /** Payment methods, when something is due. */
  methods?: readonly PaymentMethod[];
}

/** A placed order, and paying it again. */
export class OrderStore {
  /** `null` when this session may not see it. */
  state: Loadable<Order | null> = idle;
  methods: Loadable<readonly PaymentMethod[]> = idle;
  isPaying = false;
  failure: SnippetKey | null = null;
  readonly #neighbours: Neighbours;
  /** Id of the order that was requested last. */
  #asked: string | undefined;

  /** @param served data that came with the page */
  constructor(neighbours: Neighbours, served?: ServedOrder | null) {
    this.#neighbours = neighbours;
    if (served) this.state = ready(served.order);
    if (served?.methods) this.methods = ready(served.methods);
    makeAutoObservable(this, { state: observableRef, methods: observableRef }, { autoBind: true });
  }

  get order(): Order | null {
    return this.state.state === 'ready' ? this.state.value : null;
  }

  /** Loads an order. The present one stays in the meantime when it is the same. Never rejects. */
  async load(orderId: string | undefined): Promise<void> {
    const { order, hasSession } = this.#neighbours.commerce;
    const isOther = this.order !== null && this.order.id !== orderId;
    if (this.state.state !== 'ready' || isOther) this.state = loading;
    this.#asked = orderId;
    try {
      const found = orderId && hasSession() ? await order.byId(orderId) : null;
      runInAction(() => {
        if (this.#asked === orderId) this.state = ready(found);
      });
    } catch (error) {
      console.error('[order] load', error);
      const isForbidden = error instanceof CommerceError && error.status === 403;
      runInAction(() => {
        if (this.#asked !== orderId) return;
        if (isForbidden) this.state = ready(null);
        else if (this.state.state !== 'ready') this.state = failed(error);
      });
    }
  }

  /** Requests the payment methods; `idle` until the first response. Never rejects. */
  async loadMethods(): Promise<void> {
    if (this.methods.state !== 'idle') this.methods = loading;
    try {
      const { paymentMethods } = await this.#neighbours.commerce.checkout.offer();
      runInAction(() => (this.methods = ready(paymentMethods.elements)));
    } catch (error) {
      console.error('[order] methods', error);
      runInAction(() => (this.methods = failed(error)));
    }
  }

  /**
   * Pays the order with another method, or again with the same. Resolves to false when the shopper stays: `failure` has
   * the reason, or nothing was due.
   */
  async payAgain(paymentMethodId: string, birthDate?: string): Promise<boolean> {
    const { order } = this;
    if (!order || this.isPaying) return false;
    this.isPaying = true;
    this.failure = null;
    const orders = this.#neighbours.commerce.order;
    try {
      await orders.changePayment(order.id, paymentMethodId);
      // The page stays busy until the payment page loads.
      if (await startPayment(orders, { orderId: order.id, birthDate }, this.#neighbours.leave)) return true;
    } catch (error) {
      console.error('[order] pay', error);
      // The page then asks for a login.
      if (isLoggedOut(error)) await this.#neighbours.session.refresh().catch(() => undefined);
      const isRefused = error instanceof CommerceError && error.status < 500;
      runInAction(
        () => (this.failure = isRefused ? 'headless.ordered.payRefused' : 'headless.ordered.payAgainFailed'),
      );
    }
    await this.load(order.id);
    runInAction(() => (this.isPaying = false));
    return false;
  }

  /** Called when the shopper returns from a payment page without being redirected by it. */
  stay(): void {
    this.isPaying = false;
  }
}
