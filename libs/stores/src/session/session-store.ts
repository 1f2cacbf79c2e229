import {
  isCustomerSession,
  isGuestSession,
  isLoggedIn,
  type CommerceClient,
  type Confirmation,
  type ContextPatch,
  type Credentials,
  type Customer,
  type Registration,
  type SalesChannelContext,
} from '@weefsel/api-clients';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionChange } from '../cart/cart-change';

/** Returns the id. Throws an error that names the setting that needs it. */
function requireId(id: string | undefined, what: 'shipping method' | 'payment method' | 'address'): string {
  if (id) return id;
  const object = what === 'address' ? 'the address' : what;
  throw new Error(`You need to provide ${what} id in order to set ${object}.`);
}

interface Neighbours {
  context: CommerceClient['context'];
  account: Pick<
    CommerceClient['account'],
    'login' | 'logout' | 'register' | 'confirmRegistration' | 'convertGuest' | 'remove'
  >;
  hasSession: () => boolean;
  /** Called when the session and its cart were replaced. */
  followWithCart: (change: SessionChange) => void;
  /** Called after a login or a registration. */
  entered?: (by: 'login' | 'sign_up') => void;
}

/** The commerce session of this browser. Setters and logins reject when the backend refuses. */
export class SessionStore {
  state: Loadable<SalesChannelContext> = idle;
  customer: Customer | null = null;
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours, served?: SalesChannelContext) {
    this.#neighbours = neighbours;
    if (served) {
      this.state = ready(served);
      this.customer = served.customer ?? null;
    }
    makeAutoObservable(this, { state: observableRef, customer: observableRef }, { autoBind: true });
  }

  get context(): SalesChannelContext | null {
    return this.state.state === 'ready' ? this.state.value : null;
  }

  /** True for a registered customer who may use the account. */
  get isLoggedIn(): boolean {
    return isLoggedIn(this.customer);
  }

  get isCustomerSession(): boolean {
    return isCustomerSession(this.customer);
  }

  get isGuestSession(): boolean {
    return isGuestSession(this.customer);
  }

  /**
   * Loads the session of an earlier visit, unless the page came with it. A first-time shopper makes no call. Never
   * rejects.
   */
  async resume(): Promise<void> {
    if (this.state.state === 'ready' || !this.#neighbours.hasSession()) return;
    await this.refresh().catch((error: unknown) => console.error('[session] resume', error));
  }

  /** Reads the session again. Rejects on failure. */
  async refresh(): Promise<void> {
    if (this.state.state !== 'ready') this.state = loading;
    try {
      const context = await this.#neighbours.context.read();
      runInAction(() => {
        this.state = ready(context);
        this.customer = context.customer ?? null;
      });
    } catch (error) {
      runInAction(() => {
        if (this.state.state !== 'ready') this.state = failed(error);
      });
      throw error;
    }
  }

  async login(credentials: Credentials): Promise<void> {
    await this.#neighbours.account.login(credentials);
    this.#neighbours.entered?.('login');
    await this.#becameAnother('entered');
  }

  async logout(): Promise<void> {
    await this.#neighbours.account.logout();
    await this.#isOver('left');
  }

  /** Creates an account. Logs the customer in, unless the registration has to be confirmed by mail first. */
  async register(
    registration: Omit<Registration, 'storefrontUrl'> & { storefrontUrl?: string },
  ): Promise<Customer> {
    const customer = await this.#neighbours.account.register({
      ...registration,
      storefrontUrl: registration.storefrontUrl ?? window.location.origin,
    });
    if (customer.active && !customer.doubleOptInRegistration) {
      runInAction(() => (this.customer = customer));
    }
    if (!customer.guest) this.#neighbours.entered?.('sign_up');
    await this.#becameAnother('entered');
    return customer;
  }

  /** Confirms a registration by the link of its mail, which logs the customer in. */
  async confirmRegistration(confirmation: Confirmation): Promise<void> {
    await this.#neighbours.account.confirmRegistration(confirmation);
    await this.#becameAnother('entered');
  }

  /** Converts a guest to a customer, who keeps cart, orders and addresses. */
  async becomeCustomer(password: string): Promise<void> {
    await this.#neighbours.account.convertGuest(password);
    this.#neighbours.entered?.('sign_up');
    await this.refresh();
  }

  /** Deletes the account permanently, and ends its session. */
  async removeAccount(): Promise<void> {
    await this.#neighbours.account.remove();
    await this.#isOver('removed');
  }

  async setShippingMethod(id: string | undefined): Promise<void> {
    await this.#change({ shippingMethodId: requireId(id, 'shipping method') });
  }

  async setPaymentMethod(id: string | undefined): Promise<void> {
    await this.#change({ paymentMethodId: requireId(id, 'payment method') });
  }

  async setShippingAddress(id: string | undefined): Promise<void> {
    await this.#change({ shippingAddressId: requireId(id, 'address') });
  }

  async setBillingAddress(id: string | undefined): Promise<void> {
    await this.#change({ billingAddressId: requireId(id, 'address') });
  }

  async setCurrency(id: string | undefined): Promise<void> {
    if (!id) return console.error('You need to provide currency id in order to set currency.');
    await this.#change({ currencyId: id });
  }

  async setLanguage(id: string | undefined): Promise<void> {
    if (id) await this.#change({ languageId: id });
  }

  async setCountry(id: string): Promise<void> {
    await this.#change({ countryId: id });
  }

  async #change(patch: ContextPatch): Promise<void> {
    await this.#neighbours.context.patch(patch);
    await this.refresh();
  }

  /** Ends the former session, even if reading the new one fails. */
  async #isOver(change: SessionChange): Promise<void> {
    await this.#becameAnother(change).catch((error: unknown) => {
      console.error(`[session] ${change}`, error);
      runInAction(() => {
        this.customer = null;
        this.state = failed(error);
      });
    });
  }

  async #becameAnother(change: SessionChange): Promise<void> {
    try {
      await this.refresh();
    } finally {
      this.#neighbours.followWithCart(change);
    }
  }
}
