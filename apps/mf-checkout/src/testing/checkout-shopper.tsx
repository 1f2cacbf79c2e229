import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Page } from '../checkout-page/checkout-page';
import { product } from './cart-backend';
import { CheckoutBackend } from './checkout-backend';
import { showPage } from './show';

const trui = product('trui', 'Wollen trui');
/** A backend with one product in the cart. */
export const backendWithCart = () => new CheckoutBackend([trui]);
/** Renders the checkout for a shopper with an earlier session. */
export const showCheckout = (backend = backendWithCart()) => showPage(<Page />, '/checkout', backend);

/** A field by a part of its label. */
export const field = (label: string) => screen.getByLabelText(label, { exact: false });
export const next = () => screen.getByRole('button', { name: 'Verder' });
export const openStep = () => document.querySelector('[aria-current=step] h2')?.textContent;

/** Details typed by a guest, by label. */
export const DETAILS = {
  'E-mailadres': 'noor@voorbeeld.nl',
  Voornaam: 'Noor',
  Achternaam: 'Bakker',
  Postcode: '1012ab',
  Huisnummer: '12',
  Toevoeging: 'A',
  Straat: 'Damrak',
  Plaats: 'Amsterdam',
};

export function fillIn(details: Record<string, string> = DETAILS) {
  for (const [label, value] of Object.entries(details)) fireEvent.change(field(label), { target: { value } });
}

/** Takes a guest to the last step. */
export async function toReview(shopper: UserEvent) {
  fillIn();
  await shopper.click(next());
  await screen.findByRole('group', { name: 'Hoe wil je je bestelling krijgen?' });
  await shopper.click(next());
  await screen.findByRole('group', { name: 'Hoe wil je betalen?' });
  await shopper.click(next());
  await screen.findByRole('button', { name: 'Bestellen en betalen' });
}

export const agree = (shopper: UserEvent) => shopper.click(screen.getByRole('checkbox', { name: /akkoord/ }));
export const orderButton = () => screen.getByRole('button', { name: 'Bestellen en betalen' });
