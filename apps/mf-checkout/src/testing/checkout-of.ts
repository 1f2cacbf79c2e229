import type { TrackingEvent } from '@weefsel/contracts';
import { rememberCheckout } from '../checkout/checkout-storage';
import { createCheckout } from '../checkout/create-checkout';
import type { Step } from '../checkout/steps';
import { product } from './cart-backend';
import { CheckoutBackend, NL } from './checkout-backend';
import { storesFor } from './stores-for';
import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import type { DetailsDraft } from '../checkout/details/details-draft';

const trui = product('trui', 'Wollen trui');

/** The checkout of a tab without a page around it. The default backend has one product in the cart. */
export async function checkoutOf(backend = new CheckoutBackend([trui])) {
  const stores = storesFor(backend);
  const heard: TrackingEvent[] = [];
  stores.consent.choose(['statistics']);
  stores.tracking.connect('statistics', (event) => void heard.push(event));
  await stores.resume();
  /** Addresses that the shopper was led to. */
  const ways: string[] = [];
  const lead = (way: string) => void ways.push(way);
  const checkout = createCheckout(stores, { leave: lead, go: lead });
  return { backend, stores, heard, ways, checkout };
}

/** Details typed by a guest. */
export const TYPED = {
  email: 'noor@voorbeeld.nl',
  'shipping.firstName': 'Noor',
  'shipping.lastName': 'Bakker',
  'shipping.zipcode': '1012 AB',
  'shipping.houseNumber': '12',
  'shipping.street': 'Damrak',
  'shipping.city': 'Amsterdam',
} as const;

type Shown = Awaited<ReturnType<typeof checkoutOf>>;

/** Types the details of a guest, or other values. */
export function typeDetails({ checkout }: Pick<Shown, 'checkout'>, typed: Record<string, string> = TYPED) {
  for (const [name, text] of Object.entries(typed)) checkout.details.type(name as keyof typeof TYPED, text);
}

/** A backend that knows a guest from an earlier visit to the checkout. */
export function backendWithGuest(lines = [trui]) {
  const backend = new CheckoutBackend(lines);
  backend.customer = { id: 'guest', guest: true, active: true, email: TYPED.email };
  return backend;
}

/** A checkout that continues at the step in the tab's memory. */
export async function checkoutAt(step: Step, backend = backendWithGuest()) {
  rememberCheckout({ step });
  const tab = await checkoutOf(backend);
  await tab.checkout.start();
  return tab;
}

export const guest: Customer = { id: 'guest', guest: true, active: true, email: TYPED.email };
export const emma: Customer = { id: 'emma', guest: false, active: true, email: 'emma@voorbeeld.nl' };

const noor = { firstName: 'Noor', lastName: 'Bakker' };
const place = { zipcode: '1012 AB', city: 'Amsterdam', country: NL };
export const addressOf = (id: string, street: string): CustomerAddress => ({ id, street, ...noor, ...place });
export const home = addressOf('thuis', 'Damrak 12 A');
export const work = addressOf('werk', 'Neude 1');

/** The started details form of a known customer, or of an unknown shopper. */
export async function formOf(
  customer: Customer | null = null,
  addresses: CustomerAddress[] = [],
  kept?: DetailsDraft,
) {
  const backend = new CheckoutBackend([product('trui', 'Trui')]);
  backend.customer = customer;
  backend.addresses = addresses;
  const { checkout, stores } = await checkoutOf(backend);
  const form = checkout.details;
  await form.start(kept, false);
  const type = (typed: Record<string, string> = TYPED) => typeDetails({ checkout }, typed);
  return { form, backend, stores, type };
}
