import { CommerceError, type CommerceClient, type Country, type CustomerAddress } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { makeAutoObservable, observableRef, runInAction, type SessionStore } from '@weefsel/stores';
import { checkoutFailure, isSessionLost } from '../checkout-failure';
import { addressUses, checkDetails, type FieldErrors } from './check-details';
import { emptyDraft, valueOf, type AddressUse, type DetailsDraft, type FieldName } from './details-draft';
import { refusedFields } from './refused-fields';
import { toAddress, toFields } from './to-address';
import { withOfferedCountries } from './with-offered-countries';

interface Neighbours {
  session: SessionStore;
  address: Pick<CommerceClient['address'], 'list' | 'create'>;
  lookup: Pick<CommerceClient['lookup'], 'countries'>;
  /** Called with every change of what was filled in. */
  remember: (draft: DetailsDraft) => void;
}

/** Who orders and where it goes: what was typed, what is wrong with it, and giving it to the backend. */
export class DetailsForm {
  draft: DetailsDraft = emptyDraft();
  errors: FieldErrors = {};
  failure: SnippetKey | null = null;
  /** How often errors were found: each time the shopper is led to them. */
  refusals = 0;
  isBusy = false;
  countries: readonly Country[] = [];
  /** Of a customer with an account. */
  addresses: readonly CustomerAddress[] = [];
  #given = '';
  /** The address that is being given to the backend. */
  #giving: AddressUse = 'shipping';
  readonly #to: Neighbours;

  constructor(neighbours: Neighbours) {
    this.#to = neighbours;
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, countries: observableRef, addresses: observableRef },
      { autoBind: true },
    );
  }

  /** A customer with an account chooses among addresses; anybody else fills the fields in. */
  get hasAccount(): boolean {
    return this.#to.session.isLoggedIn;
  }

  /** Fills in what is known. `isGiven`: the backend has this draft already. Never rejects. */
  async start(kept: DetailsDraft | undefined, isGiven: boolean): Promise<void> {
    const { session, address, lookup } = this.#to;
    this.draft = kept ?? this.#known();
    if (isGiven) this.#given = JSON.stringify(this.draft);
    try {
      const [countries, addresses] = await Promise.all([
        lookup.countries(),
        session.isLoggedIn ? address.list() : [],
      ]);
      runInAction(() => {
        this.countries = countries;
        this.addresses = addresses;
        this.draft = withOfferedCountries(this.#withKnownAddresses(addresses), countries);
      });
    } catch (error) {
      console.error('[checkout] start', error);
    }
  }

  value(name: FieldName): string {
    return this.draft.values[name] ?? '';
  }

  type(name: FieldName, value: string): void {
    const { [name]: _mended, ...errors } = this.errors;
    this.errors = errors;
    this.#change({ values: { ...this.draft.values, [name]: value } });
  }

  chooseAddress(use: AddressUse, id: string): void {
    this.#change({ addressIds: { ...this.draft.addressIds, [use]: id } });
  }

  setOtherBilling(otherBilling: boolean): void {
    this.#change({ otherBilling });
  }

  /** Gives the details to the backend; resolves to whether that worked. */
  async save(): Promise<boolean> {
    if (this.isBusy) return false;
    this.failure = null;
    this.errors = checkDetails(this.draft, this.hasAccount);
    if (Object.keys(this.errors).length > 0) {
      this.refusals += 1;
      return false;
    }
    const wanted = JSON.stringify(this.draft);
    if (this.#to.session.customer && wanted === this.#given) return true;
    this.isBusy = true;
    this.#giving = this.draft.otherBilling ? 'billing' : 'shipping';
    try {
      if (this.countries.length === 0) await this.#loadCountries();
      await (this.#isKnown() ? this.#useAddresses() : this.#register());
      this.#given = JSON.stringify(this.draft);
      return this.#to.session.customer !== null;
    } catch (error) {
      await this.#refused(error);
      return false;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** The backend knows somebody else, or nobody: everything has to be given again. */
  forgetGiven(why: SnippetKey): void {
    this.#given = '';
    this.failure = why;
  }

  #change(change: Partial<DetailsDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.#to.remember(this.draft);
  }

  async #loadCountries(): Promise<void> {
    const countries = await this.#to.lookup.countries();
    runInAction(() => (this.countries = countries));
  }

  /** Somebody the backend knows; a guest with another e-mail address is another one. */
  #isKnown(): boolean {
    const { customer } = this.#to.session;
    return this.hasAccount || (customer !== null && customer.email === valueOf(this.draft, 'email'));
  }

  /** What an earlier order of this session told. */
  #known(): DetailsDraft {
    const { customer, isGuestSession } = this.#to.session;
    const address = customer?.activeShippingAddress;
    if (!isGuestSession || !address) return emptyDraft();
    const fields = Object.entries(toFields(address)).map(([field, value]) => [`shipping.${field}`, value]);
    const values = { email: customer.email ?? '', phone: address.phoneNumber ?? '' };
    return { ...emptyDraft(), values: { ...values, ...Object.fromEntries(fields) } };
  }

  /** Where a customer's goods usually go, unless something else was chosen. */
  #withKnownAddresses(addresses: readonly CustomerAddress[]): DetailsDraft {
    if (addresses.length === 0) return this.draft;
    const { customer } = this.#to.session;
    const known = (id: string | undefined) => addresses.find((address) => address.id === id)?.id;
    const { shipping, billing } = this.draft.addressIds;
    const usual = known(customer?.activeShippingAddress?.id) ?? addresses[0]?.id ?? '';
    const chosen = (id: string | undefined) => (id === '' ? '' : (known(id) ?? usual));
    return { ...this.draft, addressIds: { shipping: chosen(shipping), billing: chosen(billing) } };
  }

  async #register(): Promise<void> {
    const [shipping, billing] = addressUses(this.draft).map((use) =>
      toAddress(this.draft, use, this.countries),
    );
    if (!shipping) return;
    const customer = await this.#to.session.register({
      guest: true,
      email: valueOf(this.draft, 'email'),
      firstName: shipping.firstName ?? '',
      lastName: shipping.lastName ?? '',
      acceptedDataProtection: true,
      billingAddress: billing ?? shipping,
      ...(billing && { shippingAddress: shipping }),
    });
    if (customer.doubleOptInRegistration)
      runInAction(() => (this.failure = 'headless.checkout.confirmFirst'));
  }

  async #useAddresses(): Promise<void> {
    const { session } = this.#to;
    const ids: string[] = [];
    for (const use of addressUses(this.draft)) ids.push(await this.#idOf(use));
    const [shipping, billing = shipping] = ids;
    await session.setShippingAddress(shipping);
    await session.setBillingAddress(billing);
  }

  /** The chosen address, or a new one of what was typed. */
  async #idOf(use: AddressUse): Promise<string> {
    const chosen = this.draft.addressIds[use];
    if (chosen) return chosen;
    this.#giving = use;
    const made = await this.#to.address.create(toAddress(this.draft, use, this.countries));
    if (this.hasAccount) {
      runInAction(() => (this.addresses = [...this.addresses, made]));
      this.chooseAddress(use, made.id);
    }
    return made.id;
  }

  async #refused(error: unknown): Promise<void> {
    console.error('[checkout] details', error);
    if (isSessionLost(error)) await this.#to.session.refresh().catch(() => undefined);
    const errors = error instanceof CommerceError ? refusedFields(error.details, this.#giving) : {};
    runInAction(() => {
      this.errors = errors;
      if (Object.keys(errors).length > 0) this.refusals += 1;
      else this.failure = checkoutFailure(error);
    });
  }
}
