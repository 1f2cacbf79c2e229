import type { Customer, CustomerAddress, Transport, TransportResponse } from '@weefsel/api-clients';

export const home: CustomerAddress = {
  id: 'thuis',
  firstName: 'Emma',
  lastName: 'van der Linden',
  street: 'Oudegracht 214',
  zipcode: '3511 NR',
  city: 'Utrecht',
  countryId: 'nl',
  country: { id: 'nl', translated: { name: 'Nederland' } },
};

export const emma: Customer = {
  id: 'emma',
  active: true,
  guest: false,
  firstName: 'Emma',
  lastName: 'van der Linden',
  email: 'emma@voorbeeld.nl',
  customerNumber: '10001',
  defaultShippingAddressId: 'thuis',
  defaultBillingAddressId: 'thuis',
  activeShippingAddress: home,
};

const COUNTRIES = [
  { id: 'be', iso: 'BE', translated: { name: 'België' } },
  { id: 'nl', iso: 'NL', translated: { name: 'Nederland' } },
];

const answer = (status: number, body: unknown): TransportResponse => ({
  status,
  statusText: '',
  headers: {},
  text: JSON.stringify(body),
});

const refusal = (status: number, code: string, pointer?: string) =>
  answer(status, {
    errors: [{ code, detail: 'English for experts', ...(pointer && { source: { pointer } }) }],
  });

export const listOf = (...elements: unknown[]) => ({ elements, total: elements.length });

const NO_ORDERS = { orders: listOf(), paymentChangeable: [] };

/** Error for a shopper logged out in another tab, or with an expired session. */
export const NOT_LOGGED_IN = 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN';

/** Fake commerce backend that tracks the logged-in customer. */
export class AccountBackend {
  customer: Customer | null = null;
  /** Status, code and optional field with which the next account calls are refused. */
  refusing: [status: number, code: string, pointer?: string] | null = null;
  down = false;
  /** Calls that fail, as `METHOD path`. */
  readonly failing = new Set<string>();
  /** Calls received, as `METHOD path`. */
  readonly asked: string[] = [];
  /** Last body received, by `METHOD path`. */
  readonly sent: Record<string, unknown> = {};
  /** Responses by `METHOD path`; default is success. */
  readonly answers: Record<string, unknown> = {
    'GET /checkout/cart': { lineItems: [] },
    'POST /checkout/cart/line-item': { lineItems: [] },
    'POST /country': listOf(...COUNTRIES),
    'POST /order': NO_ORDERS,
    'POST /account/list-address': listOf(home),
    'POST /account/address': home,
    'PATCH /account/address/werk': home,
    'POST /account/newsletter-recipient': { status: 'undefined' },
    'POST /account/customer-recovery-is-expired': { isExpired: false },
  };
  /** Responses wait for this. */
  gate: Promise<void> = Promise.resolve();

  readonly transport: Transport = async ({ method, url, body, binary }) => {
    const call = `${method} ${new URL(url).pathname.replace('/store-api', '')}`;
    this.asked.push(call);
    await this.gate;
    if (this.down || this.failing.has(call)) return refusal(500, '0');
    if (call === 'GET /context') return answer(200, { customer: this.customer });
    if (call === 'GET /checkout/cart') return answer(200, this.answers[call]);
    if (this.refusing) {
      if (this.refusing[1] === NOT_LOGGED_IN) this.customer = null;
      return refusal(...this.refusing);
    }
    this.sent[call] = body && JSON.parse(body);
    this.#follow(call);
    if (binary) return { ...answer(200, ''), bytes: new ArrayBuffer(8) };
    return answer(200, this.answers[call] ?? { success: true, redirectUrl: null });
  };

  /** Effect of a call on the logged-in customer. */
  #follow(call: string): void {
    if (call === 'POST /account/login' || call === 'POST /account/register-confirm') this.customer = emma;
    if (call === 'POST /account/logout' || call === 'DELETE /account/customer') this.customer = null;
    if (call === 'POST /account/convert-guest' && this.customer) {
      this.customer = { ...this.customer, guest: false };
    }
    if (call === 'POST /account/register') {
      const registered = this.answers[call] as Customer | undefined;
      if (registered?.active && !registered.doubleOptInRegistration) this.customer = registered;
    }
  }
}
