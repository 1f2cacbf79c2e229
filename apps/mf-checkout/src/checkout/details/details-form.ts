import type {
  AddressForm,
  BusinessForm,
  CommerceClient,
  Country,
  CustomerAddress,
  VatNumbers,
  VatOutcome,
} from '@weefsel/api-clients';
import type { RefusedForm } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { checkBusiness, FormState, normalizeLine, toAddress } from '@weefsel/forms';
import { makeAutoObservable, observableRef, runInAction, type SessionStore } from '@weefsel/stores';
import { checkoutFailure } from '../order-refusal';
import { billCountry, businessIn, isSameBusiness, profileAs } from './details-business';
import { addressUses, checkAddress, checkContact, checkDetails, refusedDetails } from './check-details';
import {
  emptyDraft,
  typedIn,
  valueOf,
  type AddressUse,
  type DetailsDraft,
  type FieldName,
  withOfferedCountries,
} from './details-draft';
import { knownDraft, withKnownAddresses } from './known-draft';
import { retryWhenAllowed } from './retry-when-allowed';

/** Server data of the form. */
export interface ServedDetails {
  countries: readonly Country[];
  /** Addresses of a customer with an account. */
  addresses: readonly CustomerAddress[];
}

interface Neighbours {
  session: SessionStore;
  account: Pick<CommerceClient['account'], 'changeProfile'>;
  address: Pick<CommerceClient['address'], 'list' | 'create'>;
  lookup: Pick<CommerceClient['lookup'], 'countries'>;
  checkVatNumber: VatNumbers['check'];
  /** Called with the draft after every change. */
  remember: (draft: DetailsDraft) => void;
  /** Origin of the shop; absent in browsers, which know it. */
  origin?: string;
}

/** The details form: typed values, errors, and submitting them to the backend. */
export class DetailsForm {
  draft: DetailsDraft = emptyDraft();
  countries: readonly Country[] = [];
  /** Addresses of a customer with an account. */
  addresses: readonly CustomerAddress[] = [];
  /** Outlives its step, so it is stored here. */
  readonly state: FormState<FieldName>;
  /** Check result of the VAT number that was sent. */
  vat: VatOutcome | undefined = undefined;
  /** Seconds until the details are sent again; undefined when nothing waits. */
  waitsFor: number | undefined = undefined;
  #given = '';
  /** Use of the address that is being sent to the backend. */
  #giving: AddressUse = 'shipping';
  #isOpen = new AbortController();
  readonly #neighbours: Neighbours;

  /** @param refused the form as it was sent without script */
  constructor(neighbours: Neighbours, refused?: RefusedForm) {
    this.#neighbours = neighbours;
    this.state = new FormState(neighbours.session, refused);
    makeAutoObservable(
      this,
      { draft: observableRef, countries: observableRef, addresses: observableRef, state: false },
      { autoBind: true },
    );
  }

  /** Customers with an account choose among addresses; others fill in the fields. */
  get hasAccount(): boolean {
    return this.#neighbours.session.isLoggedIn;
  }

  /** Starts from the data served with the page. */
  serve({ countries, addresses }: ServedDetails, draft: DetailsDraft | undefined, isGiven: boolean): void {
    this.draft = draft ?? knownDraft(this.#neighbours.session);
    this.countries = countries;
    this.addresses = this.hasAccount ? addresses : [];
    this.draft = this.#offered(this.addresses, countries);
    if (isGiven) this.#given = JSON.stringify(this.draft);
  }

  /** Fills in known data. `isGiven`: the backend already has this draft. Never rejects. */
  async start(kept: DetailsDraft | undefined, isGiven: boolean): Promise<void> {
    const { session, address, lookup } = this.#neighbours;
    this.draft = kept ?? knownDraft(session);
    if (isGiven) this.#given = JSON.stringify(this.draft);
    try {
      const [countries, addresses] = await Promise.all([
        lookup.countries(),
        session.isLoggedIn ? address.list() : [],
      ]);
      runInAction(() => {
        this.countries = countries;
        this.addresses = addresses;
        this.draft = this.#offered(addresses, countries);
      });
    } catch (error) {
      console.error('[checkout] start', error);
    }
  }

  value(name: FieldName): string {
    return typedIn(this.draft, name);
  }

  type(name: FieldName, value: string): void {
    this.state.mend(name);
    this.#change({ values: { ...this.draft.values, [name]: value } });
  }

  chooseAddress(use: AddressUse, id: string): void {
    this.#change({ addressIds: { ...this.draft.addressIds, [use]: id } });
  }

  setOtherBilling(otherBilling: boolean): void {
    this.#change({ otherBilling });
  }

  /**
   * Submits the details. Resolves to true on success.
   * @param isTold true when the shopper has seen that no register knows the VAT number
   */
  async save(isTold = this.state.errors.vatId === 'headless.form.error.vatUnknown'): Promise<boolean> {
    const isThrough = await this.state.attempt({
      errors: checkDetails(this.draft, this.hasAccount),
      send: () => retryWhenAllowed(() => this.#give(isTold), this.#wait, this.#isOpen.signal),
      refused: (error) => refusedDetails(error, this.#giving),
      explain: checkoutFailure,
    });
    return isThrough && this.#neighbours.session.customer !== null;
  }

  /** Stops waiting, because the page was left. */
  leave(): void {
    this.#isOpen.abort();
    this.#isOpen = new AbortController();
  }

  readonly #wait = (seconds: number | undefined): void => runInAction(() => void (this.waitsFor = seconds));

  /** The backend has another customer, or none. Everything has to be submitted again. */
  forgetGiven(why: SnippetKey): void {
    this.#given = '';
    this.state.tell(why);
  }

  #change(change: Partial<DetailsDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.#neighbours.remember(this.draft);
  }

  async #give(isTold: boolean): Promise<void> {
    if (this.#neighbours.session.customer && JSON.stringify(this.draft) === this.#given) return;
    this.#giving = this.draft.otherBilling ? 'billing' : 'shipping';
    if (this.countries.length === 0) {
      const countries = await this.#neighbours.lookup.countries();
      runInAction(() => (this.countries = countries));
    }
    const country = billCountry(this.draft, this.hasAccount ? this.#neighbours.session.customer : null);
    const business = businessIn(this.draft, country);
    const vat = await checkBusiness(business, { check: this.#neighbours.checkVatNumber, country, isTold });
    runInAction(() => (this.vat = vat));
    await (this.#isKnown(business) ? this.#useAddresses(business) : this.#register(business));
    this.#given = JSON.stringify(this.draft);
  }

  /** The typed address in the backend's format. */
  #typed(use: AddressUse): AddressForm {
    const { texts } = checkAddress(this.draft, use);
    const { phone } = checkContact(this.draft).texts;
    const company = valueOf(this.draft, 'business') && normalizeLine(valueOf(this.draft, 'company'));
    return toAddress({ ...texts, company }, phone, this.countries);
  }

  /**
   * True when the backend knows this shopper. A guest with another e-mail address or business counts as unknown.
   */
  #isKnown(business: BusinessForm): boolean {
    const { customer } = this.#neighbours.session;
    if (this.hasAccount || customer === null) return this.hasAccount;
    return customer.email === checkContact(this.draft).texts.email && isSameBusiness(customer, business);
  }

  #offered(addresses: readonly CustomerAddress[], countries: readonly Country[]): DetailsDraft {
    const { session } = this.#neighbours;
    return withOfferedCountries(withKnownAddresses(this.draft, addresses, session), countries);
  }

  async #register(business: BusinessForm): Promise<void> {
    const { origin } = this.#neighbours;
    const [shipping, billing] = addressUses(this.draft).map((use) => this.#typed(use));
    if (!shipping) return;
    const customer = await this.#neighbours.session.register({
      guest: true,
      email: checkContact(this.draft).texts.email,
      firstName: shipping.firstName ?? '',
      lastName: shipping.lastName ?? '',
      ...business,
      acceptedDataProtection: true,
      billingAddress: billing ?? shipping,
      ...(billing && { shippingAddress: shipping }),
      ...(origin && { storefrontUrl: origin }),
    });
    if (customer.doubleOptInRegistration) this.state.tell('headless.checkout.confirmFirst');
  }

  async #useAddresses(business: BusinessForm): Promise<void> {
    const { account, session } = this.#neighbours;
    const { customer } = session;
    if (customer && !isSameBusiness(customer, business)) {
      await account.changeProfile(profileAs(customer, business));
    }
    const ids: string[] = [];
    for (const use of addressUses(this.draft)) ids.push(await this.#idOf(use));
    const [shipping, billing = shipping] = ids;
    await session.setShippingAddress(shipping);
    await session.setBillingAddress(billing);
  }

  /** Id of the chosen address, or of a new one from the typed fields. */
  async #idOf(use: AddressUse): Promise<string> {
    const chosen = this.draft.addressIds[use];
    if (chosen) return chosen;
    this.#giving = use;
    const made = await this.#neighbours.address.create(this.#typed(use));
    if (this.hasAccount) {
      runInAction(() => (this.addresses = [...this.addresses, made]));
      this.chooseAddress(use, made.id);
    }
    return made.id;
  }
}
