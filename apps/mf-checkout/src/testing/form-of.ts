import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import type { DetailsDraft } from '../checkout/details/details-draft';
import { product } from './cart-backend';
import { CheckoutBackend, NL } from './checkout-backend';
import { checkoutOf, typeDetails, TYPED } from './checkout-of';

export const guest: Customer = { id: 'guest', guest: true, active: true, email: TYPED.email };
export const emma: Customer = { id: 'emma', guest: false, active: true, email: 'emma@voorbeeld.nl' };

const noor = { firstName: 'Noor', lastName: 'Bakker' };
const place = { zipcode: '1012 AB', city: 'Amsterdam', country: NL };
export const addressOf = (id: string, street: string): CustomerAddress => ({ id, street, ...noor, ...place });
export const home = addressOf('thuis', 'Damrak 12 A');
export const work = addressOf('werk', 'Neude 1');

/** The form of a shopper whom the backend knows or not, begun. */
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
