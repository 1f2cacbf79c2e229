import type { TrackingEvent } from '@weefsel/contracts';
import { rememberCheckout } from '../checkout/checkout-storage';
import { createCheckout } from '../checkout/create-checkout';
import type { Step } from '../checkout/steps';
import { product } from './cart-backend';
import { CheckoutBackend } from './checkout-backend';
import { storesFor } from './stores-for';

const trui = product('trui', 'Wollen trui');

/** The checkout of a tab without a page around it, in front of a backend, by default with one product in the cart. */
export async function checkoutOf(backend = new CheckoutBackend([trui])) {
  const stores = storesFor(backend);
  const heard: TrackingEvent[] = [];
  stores.consent.choose(['statistics']);
  stores.tracking.connect('statistics', (event) => void heard.push(event));
  await stores.resume();
  /** Where the shopper was led. */
  const ways: string[] = [];
  const lead = (way: string) => void ways.push(way);
  const checkout = createCheckout(stores, { leave: lead, go: lead });
  return { backend, stores, heard, ways, checkout };
}

/** What a guest types. */
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

/** Types the details of a guest, or some more. */
export function typeDetails({ checkout }: Pick<Shown, 'checkout'>, typed: Record<string, string> = TYPED) {
  for (const [name, text] of Object.entries(typed)) checkout.details.type(name as keyof typeof TYPED, text);
}

/** A backend that knows a guest, from an earlier visit to the checkout. */
export function backendWithGuest(lines = [trui]) {
  const backend = new CheckoutBackend(lines);
  backend.customer = { id: 'guest', guest: true, active: true, email: TYPED.email };
  return backend;
}

/** A checkout that goes on at the step that the tab remembers. */
export async function checkoutAt(step: Step, backend = backendWithGuest()) {
  rememberCheckout({ step });
  const tab = await checkoutOf(backend);
  await tab.checkout.start();
  return tab;
}
