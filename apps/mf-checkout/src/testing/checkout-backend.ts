import { fromPartial } from '@total-typescript/shoehorn';
import {
  NetworkError,
  type AddressForm,
  type CartError,
  type Country,
  type Customer,
  type CustomerAddress,
  type LineItem,
  type Order,
  type Product,
  type Registration,
  type Transport,
  type TransportResponse,
} from '@weefsel/api-clients';
import { answer } from './cart-backend';

type Body = Record<string, unknown>;
/**
 * Failure of the next call of a path. `lost`: no response; `late`: executed, but no response; otherwise a refusal.
 */
type Trouble = 'lost' | 'late' | { status: number; errors: readonly object[] };

const all = <T>(elements: readonly T[]) => ({ elements, total: elements.length });
const refusal = (status: number, code: string) => answer(status, { errors: [{ code }] });
const method = (id: string, name: string) => ({
  id,
  technicalName: `payment_${id}`,
  shortName: id,
  translated: { name },
});

/** Shipping prices, which the gateway omits: free from € 50. */
const PRICES = [
  { quantityStart: 0, quantityEnd: 49.99, currencyPrice: [{ gross: 4.95 }] },
  { quantityStart: 50, currencyPrice: [{ gross: 0 }] },
];

export const NL = { id: 'nl', iso: 'NL', translated: { name: 'Nederland' } };

/** A commerce backend from the cart to the paid order. */
export class CheckoutBackend {
  lines: LineItem[];
  customer: Customer | null = null;
  addresses: CustomerAddress[] = [];
  orders: Order[] = [];
  /** Variants of a product beside those in the cart. */
  variants: Product[] = [];
  /** Messages of the next cart. */
  messages: CartError[] = [];
  /** Additions change nothing, because `lines` has their result already. */
  addsNothing = false;
  /** Lines that are left in the cart after a failed call. */
  linesAfterTrouble: LineItem[] | undefined;
  /** Registrations have to be confirmed by mail first. */
  asksConfirmation = false;
  /** Ids of methods that are not offered. */
  withheld: string[] = [];
  shippingMethodId = 'home';
  paymentMethodId = 'ideal';
  redirectUrl: string | null = 'https://pay.example/1';
  /** Failures by `METHOD path`, each for one call. */
  readonly troubles = new Map<string, Trouble>();
  /** Received calls, as `METHOD path`. */
  readonly asked: string[] = [];
  /** The last body of each path. */
  readonly bodies = new Map<string, Body>();
  countries: Country[] = [NL, { id: 'be', iso: 'BE', translated: { name: 'België' } }];
  /** Delays all responses. */
  gate: Promise<void> = Promise.resolve();
  /** Delays the responses to one call. */
  readonly gates = new Map<string, Promise<void>>();

  readonly #paymentMethods = [method('ideal', 'iDEAL'), method('visa', 'Visa'), method('riverty', 'Riverty')];
  readonly #shippingMethods = [method('home', 'Bezorgen aan huis'), method('store', 'Ophalen in de winkel')];

  constructor(lines: LineItem[]) {
    this.lines = lines;
  }

  count = (call: string): number => this.asked.filter((one) => one === call).length;

  readonly transport: Transport = async ({ method: verb, url, body }) => {
    const path = new URL(url).pathname.replace('/store-api', '');
    const call = `${verb} ${path}`;
    const sent = JSON.parse(body ?? '{}') as Body;
    this.asked.push(call);
    if (body) this.bodies.set(path, sent);
    await this.gate;
    await this.gates.get(call);
    const trouble = this.troubles.get(call);
    this.troubles.delete(call);
    if (trouble) this.lines = this.linesAfterTrouble ?? this.lines;
    if (typeof trouble === 'object') return answer(trouble.status, { errors: trouble.errors });
    const done = trouble === 'lost' ? undefined : this.#answer(call, sent);
    if (!done || trouble === 'late') throw new NetworkError({ method: verb, url });
    return done;
  };

  #answer(call: string, body: Body): TransportResponse {
    switch (call) {
      case 'GET /context':
        return answer(200, this.#context());
      case 'PATCH /context':
        return this.#patch(body as Record<string, string>);
      case 'GET /checkout/cart':
        return answer(200, this.#cart());
      case 'POST /checkout/cart/line-item':
        return this.#add(body);
      case 'POST /checkout/cart/line-item/delete':
        this.lines = this.lines.filter(({ id }) => !(body['ids'] as string[]).includes(id));
        return answer(200, this.#cart());
      case 'POST /product':
        return answer(200, all(this.variants));
      case 'POST /country':
        return answer(200, all(this.countries));
      case 'POST /customer/wishlist':
        return answer(200, { products: all([]) });
      case 'GET /checkout/gateway':
        return answer(200, {
          paymentMethods: all(this.#offered(this.#paymentMethods)),
          shippingMethods: all(this.#offered(this.#shippingMethods)),
        });
      case 'POST /shipping-method':
        return answer(
          200,
          all(this.#offered(this.#shippingMethods).map((one) => ({ ...one, prices: PRICES }))),
        );
      case 'POST /account/register':
        return this.#register(fromPartial<Registration>(body));
      case 'POST /account/list-address':
        return answer(200, all(this.addresses));
      case 'POST /account/address':
        return answer(200, this.#keep(body));
      default:
        return this.#answerAboutOrders(call, body);
    }
  }

  #answerAboutOrders(call: string, body: Body): TransportResponse {
    if (call === 'POST /handle-payment') return answer(200, { redirectUrl: this.redirectUrl });
    if (!this.customer) return refusal(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    if (call === 'POST /checkout/order') return this.#place(body);
    if (call === 'POST /order/payment') return answer(200, { success: true });
    const ids = body['ids'] as string[] | undefined;
    const found = ids ? this.orders.filter(({ id }) => ids.includes(id)) : this.orders.slice(0, 1);
    return answer(200, { orders: all(found) });
  }

  #offered<T extends { id: string }>(methods: readonly T[]): T[] {
    return methods.filter(({ id }) => !this.withheld.includes(id));
  }

  #context() {
    return {
      customer: this.customer,
      shippingMethod: { id: this.shippingMethodId },
      paymentMethod: { id: this.paymentMethodId },
      shippingLocation: { country: NL },
    };
  }

  #patch(change: Record<string, string>): TransportResponse {
    this.shippingMethodId = change['shippingMethodId'] ?? this.shippingMethodId;
    this.paymentMethodId = change['paymentMethodId'] ?? this.paymentMethodId;
    const address = this.addresses.find(({ id }) => id === change['shippingAddressId']);
    if (address && this.customer) this.customer = { ...this.customer, activeShippingAddress: address };
    return answer(200, { redirectUrl: null });
  }

  #cart() {
    const total = this.lines.reduce((sum, { price }) => sum + (price?.totalPrice ?? 0), 0);
    const hash = JSON.stringify(this.lines.map(({ id }) => id));
    const errors = Object.fromEntries(this.messages.splice(0).map((one) => [one.key, one]));
    return { lineItems: this.lines, price: { totalPrice: total, positionPrice: total }, hash, errors };
  }

  #add({ items }: Body): TransportResponse {
    if (this.addsNothing) return answer(200, this.#cart());
    this.lines = [...this.lines, ...(items as LineItem[]).map((item) => ({ ...item, good: true }))];
    return answer(200, this.#cart());
  }

  #keep(address: AddressForm): CustomerAddress {
    const kept = { ...address, id: `address-${this.addresses.length}`, country: NL };
    this.addresses.push(kept);
    return kept;
  }

  #register(sent: Registration): TransportResponse {
    const { email, firstName, lastName, billingAddress, shippingAddress } = sent;
    const { accountType, company, vatIds } = sent;
    if (this.asksConfirmation)
      return answer(200, { id: 'guest', guest: true, active: true, doubleOptInRegistration: true });
    const billing = this.#keep(billingAddress);
    const shipping = shippingAddress ? this.#keep(shippingAddress) : billing;
    this.customer = {
      ...{ id: 'guest', guest: true, active: true, email, firstName, lastName },
      ...(accountType === 'business' && { accountType, company, vatIds: [...(vatIds ?? [])] }),
      activeBillingAddress: billing,
      activeShippingAddress: shipping,
    };
    return answer(200, this.customer);
  }

  #place({ customerComment }: Body): TransportResponse {
    if (this.lines.length === 0) return refusal(400, 'CHECKOUT__CART_EMPTY');
    this.orders.unshift({
      ...orderOf(this.orders.length + 1, this.lines, this.paymentMethodId),
      ...(typeof customerComment === 'string' && { customerComment }),
    });
    this.lines = [];
    return answer(200, this.orders[0]);
  }
}

/** An unpaid order on the wire, the nth of a shop. */
export const orderOf = (nth: number, lines: LineItem[], paymentMethodId = 'ideal'): Order => ({
  id: String(nth).padStart(32, '0'),
  orderNumber: String(10_000 + nth),
  amountTotal: 20,
  positionPrice: 20,
  shippingTotal: 0,
  lineItems: lines,
  stateMachineState: { technicalName: 'open' },
  orderCustomer: { email: 'noor@voorbeeld.nl' },
  transactions: [
    { paymentMethodId, paymentMethod: { id: paymentMethodId }, stateMachineState: { technicalName: 'open' } },
  ],
  deliveries: [
    { shippingOrderAddress: { id: 'a', street: 'Damrak 12', zipcode: '1012 AB', city: 'Amsterdam' } },
  ],
});
