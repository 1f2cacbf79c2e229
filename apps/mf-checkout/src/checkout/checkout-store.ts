import type { CheckoutOffer, PaymentMethod, ShippingMethod } from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable, type RefusedForm } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { makeAutoObservable, observableRef, runInAction } from '@weefsel/stores';
import { isLoggedOut } from '@weefsel/forms';
import { asksBirthDate, checkBirthDate, toBirthDate } from '../payment/birth-date';
import { methodName } from './methods/method-option';
import { checkoutFailure } from './order-refusal';
import { draftOf, wantedStep, type Beginning, type CheckoutNeighbours } from './checkout-beginning';
import { recallCheckout, rememberCheckout, type CheckoutMemory } from './checkout-storage';
import type { DetailsForm } from './details/details-form';
import { readOffer } from './methods/read-offer';
import type { OrderPlacing } from './order-placing';
import { isBefore, STEPS, type Step } from './steps';

type MethodKind = 'shipping' | 'payment';

/** The way from cart to order: the open step, and the choices on it. */
export class CheckoutStore {
  step: Step = 'details';
  /** Number of step changes; each one moves the focus. */
  moves = 0;
  offer: Loadable<CheckoutOffer> = idle;
  chosen: Record<MethodKind, string> = { shipping: '', payment: '' };
  birthDate = '';
  birthDateError: SnippetKey | null = null;
  methodError: SnippetKey | null = null;
  failure: SnippetKey | null = null;
  isSaving = false;
  /** True once the known values are filled in. */
  isReady = false;
  /** The shopper's newest order when the page loaded, null without one. */
  newest: string | null = null;
  #isStarted = false;
  readonly #beginning: Beginning | undefined;
  readonly details: DetailsForm;
  readonly placing: OrderPlacing;
  readonly #neighbours: CheckoutNeighbours;

  constructor(neighbours: CheckoutNeighbours, beginning?: Beginning) {
    this.#neighbours = neighbours;
    this.details = neighbours.details;
    this.placing = neighbours.placing;
    this.#beginning = beginning;
    if (beginning) this.#begin(beginning);
    makeAutoObservable(
      this,
      { offer: observableRef, chosen: observableRef, details: false, placing: false },
      { autoBind: true },
    );
  }

  /** Downloads are not shipped, so they skip the shipping step. */
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

  /** Applies the server's data. */
  #begin(beginning: Beginning): void {
    const { served, refused } = beginning;
    const isKnown = this.#neighbours.session.customer !== null && served.offer !== undefined;
    const wanted = wantedStep(beginning);
    this.step = isKnown && this.steps.includes(wanted) ? wanted : 'details';
    this.details.serve(served, draftOf(beginning), this.step !== 'details');
    if (served.offer) this.#offered(served.offer);
    this.newest = served.newest ?? null;
    if (this.step === 'review' && !this.payment) this.step = 'payment';
    this.isReady = true;
    if (refused) this.#refused(refused);
  }

  /** Applies a refused form of a step. */
  #refused({ form, values, errors, failure }: RefusedForm): void {
    if (form === 'shipping' || form === 'payment') {
      this.choose(form, values[`${form}-method`] ?? this.chosen[form]);
      this.methodError = errors[`${form}-method`] ?? null;
    }
    if (form === 'review') this.placing.takeBack(values);
    if (form === 'details' || !failure) return;
    // A shopper who is no longer known re-enters the details, and sees the reason there.
    if (this.step === 'details') this.details.state.tell(failure);
    else if (form === 'review') this.placing.refuse(failure);
    else this.failure = failure;
  }

  /** Continues at the shopper's step. Call it once session and cart are known. Never rejects. */
  async start(): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    if (!this.#neighbours.cart.isEmpty) this.#neighbours.tell('begin_checkout');
    if (this.#beginning && !this.#beginning.refused)
      this.#begin({ ...this.#beginning, memory: recallCheckout() });
    await Promise.all([this.placing.pickUp(), ...(this.isReady ? [] : this.#ask(recallCheckout()))]);
    runInAction(() => {
      this.isReady = true;
      if (this.step === 'review' && (this.asksBirthDate || !this.payment)) this.step = 'payment';
    });
  }

  /** Requests data that was not served. A birth date is not stored, so `start` reopens its step. */
  #ask({ step = 'details', draft }: CheckoutMemory): Promise<void>[] {
    const isKnown = this.#neighbours.session.customer !== null;
    if (isKnown && this.steps.includes(step)) this.step = step;
    return [this.details.start(draft, isKnown && step !== 'details'), ...(isKnown ? [this.loadOffer()] : [])];
  }

  /** Opens a step that the shopper has reached. */
  goTo(step: Step): void {
    this.step = step;
    this.moves += 1;
    this.failure = null;
    this.methodError = null;
    rememberCheckout({ step });
    this.#neighbours.showStep?.(step);
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
      // The cart's hash depends on the payment method too. The backend refuses an order with another hash.
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

  /** Loads the methods of this session. Drops a choice that no longer exists. Never rejects. */
  async loadOffer(): Promise<void> {
    if (this.offer.state !== 'ready') this.offer = loading;
    try {
      const offer = await readOffer(this.#neighbours.checkout);
      runInAction(() => this.#offered(offer));
    } catch (error) {
      console.error('[checkout] offer', error);
      runInAction(() => (this.offer = failed(error)));
    }
  }

  #offered(offer: CheckoutOffer): void {
    const { shippingMethod, paymentMethod } = this.#neighbours.session.context ?? {};
    this.offer = ready(offer);
    this.chosen = {
      shipping: (this.shipping ?? this.shippingMethods.find(({ id }) => id === shippingMethod?.id))?.id ?? '',
      payment: (this.payment ?? this.paymentMethods.find(({ id }) => id === paymentMethod?.id))?.id ?? '',
    };
  }

  /** Refreshes the totals, which depend on address and methods. Rejects on failure. */
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

  /** Returns to the details with a reason, so that the shopper confirms them. */
  async #askAgain(why: SnippetKey): Promise<void> {
    await this.#neighbours.session.refresh().catch(() => undefined);
    await this.details.start(this.details.draft, false);
    this.goTo('details');
    this.details.forgetGiven(why);
  }
}
