import type { CheckoutOffer, CommerceClient, PaymentMethod, ShippingMethod } from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import {
  makeAutoObservable,
  observableRef,
  runInAction,
  type CartStore,
  type SessionStore,
} from '@weefsel/stores';
import { isLoggedOut } from '@weefsel/forms';
import { asksBirthDate, checkBirthDate, toBirthDate } from '../payment/birth-date';
import type { CheckoutEventName } from '../tracking/to-checkout-event';
import { methodName } from './methods/method-option';
import { checkoutFailure } from './order-refusal';
import { recallCheckout, rememberCheckout } from './checkout-storage';
import type { DetailsForm } from './details/details-form';
import type { OrderPlacing } from './order-placing';
import { isBefore, STEPS, type Step } from './steps';

export interface CheckoutNeighbours {
  session: SessionStore;
  cart: CartStore;
  checkout: CommerceClient['checkout'];
  details: DetailsForm;
  placing: OrderPlacing;
  /** Says which step was taken, with the name of what was chosen. */
  tell: (name: CheckoutEventName, method?: string) => void;
}

export type MethodKind = 'shipping' | 'payment';

/** The way from cart to order: which step is open, and the choices on it. */
export class CheckoutStore {
  step: Step = 'details';
  /** Number of step changes: each one moves focus. */
  moves = 0;
  offer: Loadable<CheckoutOffer> = idle;
  chosen: Record<MethodKind, string> = { shipping: '', payment: '' };
  birthDate = '';
  birthDateError: SnippetKey | null = null;
  methodError: SnippetKey | null = null;
  failure: SnippetKey | null = null;
  isSaving = false;
  /** What was known is filled in. */
  isReady = false;
  #isStarted = false;
  readonly details: DetailsForm;
  readonly placing: OrderPlacing;
  readonly #neighbours: CheckoutNeighbours;

  constructor(neighbours: CheckoutNeighbours) {
    this.#neighbours = neighbours;
    this.details = neighbours.details;
    this.placing = neighbours.placing;
    makeAutoObservable(
      this,
      { offer: observableRef, chosen: observableRef, details: false, placing: false },
      { autoBind: true },
    );
  }

  /** Downloads are not shipped, so no shipping method is asked for. */
  get steps(): readonly Step[] {
    return this.#neighbours.cart.isVirtual ? STEPS.filter((step) => step !== 'shipping') : STEPS;
  }

  get shippingMethods(): readonly ShippingMethod[] {
    return this.offer.state === 'ready' ? this.offer.value.shippingMethods.elements : [];
  }

  get paymentMethods(): readonly PaymentMethod[] {
    return this.offer.state === 'ready' ? this.offer.value.paymentMethods.elements : [];
  }

  get payment(): PaymentMethod | undefined {
    return this.paymentMethods.find(({ id }) => id === this.chosen.payment);
  }

  get shipping(): ShippingMethod | undefined {
    return this.shippingMethods.find(({ id }) => id === this.chosen.shipping);
  }

  get asksBirthDate(): boolean {
    return asksBirthDate(this.payment);
  }

  /** Continues where the shopper was; call it when session and cart are known. Never rejects. */
  async start(): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    if (!this.#neighbours.cart.isEmpty) this.#neighbours.tell('begin_checkout');
    const { step = 'details', draft } = recallCheckout();
    const isKnown = this.#neighbours.session.customer !== null;
    const began = [this.details.start(draft, isKnown && step !== 'details'), this.placing.pickUp()];
    if (isKnown) began.push(this.loadOffer());
    // A birth date is not stored, so that step is opened again when it is needed.
    if (isKnown && this.steps.includes(step)) this.step = step;
    await Promise.all(began);
    runInAction(() => {
      this.isReady = true;
      if (this.step === 'review' && (this.asksBirthDate || !this.payment)) this.step = 'payment';
    });
  }

  /** Opens a step that the shopper has been at. */
  goTo(step: Step): void {
    this.step = step;
    this.moves += 1;
    this.failure = null;
    this.methodError = null;
    rememberCheckout({ step });
  }

  choose(kind: MethodKind, id: string): void {
    this.chosen = { ...this.chosen, [kind]: id };
    this.methodError = null;
    this.birthDateError = null;
  }

  typeBirthDate(typed: string): void {
    this.birthDate = typed;
    this.birthDateError = null;
  }

  async saveDetails(): Promise<void> {
    if (!(await this.details.save())) return;
    await this.#save(async () => {
      await this.#refreshCart();
      await this.loadOffer();
    });
  }

  async saveShipping(): Promise<void> {
    if (!this.#isChosen('shipping')) return;
    await this.#save(async () => {
      await this.#neighbours.session.setShippingMethod(this.chosen.shipping);
      await this.#refreshCart();
      this.#neighbours.tell('add_shipping_info', this.shipping && methodName(this.shipping));
    });
  }

  async savePayment(): Promise<void> {
    if (!this.#isChosen('payment')) return;
    const error = this.asksBirthDate ? checkBirthDate(this.birthDate, new Date()) : undefined;
    this.birthDateError = error ?? null;
    if (error) return;
    await this.#save(async () => {
      await this.#neighbours.session.setPaymentMethod(this.chosen.payment);
      // The cart's hash depends on the payment method too, and the backend refuses an order of another cart.
      await this.#refreshCart();
      this.#neighbours.tell('add_payment_info', this.payment && methodName(this.payment));
    });
  }

  /** Places the order, or goes back to the step that needs correction. */
  async order(): Promise<void> {
    const placed = await this.placing.place(this.asksBirthDate ? toBirthDate(this.birthDate) : undefined);
    if (placed || this.placing.state.kind !== 'refused') return;
    const { text } = this.placing.state;
    if (text === 'headless.checkout.sessionLost' || text === 'headless.checkout.otherShopper')
      return this.#askAgain(text);
    await this.#neighbours.session.refresh().catch(() => undefined);
    await this.loadOffer();
    if (!this.payment) this.goTo('payment');
  }

  /** Loads the methods for this session; a choice that no longer exists is dropped. Never rejects. */
  async loadOffer(): Promise<void> {
    if (this.offer.state !== 'ready') this.offer = loading;
    try {
      const { checkout, session } = this.#neighbours;
      const [offer, prices] = await Promise.all([
        checkout.offer(),
        checkout.shippingMethods().catch(() => undefined),
      ]);
      const priced = offer.shippingMethods.elements.map(
        (method) => prices?.elements.find(({ id }) => id === method.id) ?? method,
      );
      const { shippingMethod, paymentMethod } = session.context ?? {};
      runInAction(() => {
        this.offer = ready({ ...offer, shippingMethods: { ...offer.shippingMethods, elements: priced } });
        this.chosen = {
          shipping:
            (this.shipping ?? this.shippingMethods.find(({ id }) => id === shippingMethod?.id))?.id ?? '',
          payment: (this.payment ?? this.paymentMethods.find(({ id }) => id === paymentMethod?.id))?.id ?? '',
        };
      });
    } catch (error) {
      console.error('[checkout] offer', error);
      runInAction(() => (this.offer = failed(error)));
    }
  }

  /** Refreshes the totals, which depend on address and methods. Rejects when that fails. */
  async #refreshCart(): Promise<void> {
    const { cart } = this.#neighbours;
    if (!(await cart.refresh()) && cart.lastFailure.state === 'failed') throw cart.lastFailure.error;
  }

  #isChosen(kind: MethodKind): boolean {
    this.methodError = this[kind] ? null : 'headless.checkout.methodMissing';
    return this.methodError === null;
  }

  /** Submits the open step and opens the next. */
  async #save(give: () => Promise<void>): Promise<void> {
    if (this.isSaving) return;
    const from = this.step;
    runInAction(() => {
      this.isSaving = true;
      this.failure = null;
    });
    try {
      await give();
      const next = this.steps.find((step) => isBefore(from, step));
      if (next) this.goTo(next);
    } catch (error) {
      console.error('[checkout] save', error);
      if (isLoggedOut(error)) return await this.#askAgain('headless.checkout.sessionLost');
      runInAction(() => (this.failure = checkoutFailure(error)));
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }

  /** Who orders has to be looked at once more. */
  async #askAgain(why: SnippetKey): Promise<void> {
    await this.#neighbours.session.refresh().catch(() => undefined);
    await this.details.start(this.details.draft, false);
    this.goTo('details');
    this.details.forgetGiven(why);
  }
}
