import type { Page } from 'playwright';
import { GUEST_DETAILS } from '../guest.ts';
import { addToCart, open } from './page-steps.ts';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: 'Verder', exact: true }).click();

/** Waits for a step of the checkout. */
const atStep = (page: Page, title: string) =>
  page.locator('[aria-current=step] h2').filter({ hasText: title }).waitFor();

/** Goes to the checkout with a product in the cart. */
export async function toCheckout(page: Page, product: string): Promise<void> {
  await addToCart(page, product);
  await open(page, '/checkout');
  await main(page).getByLabel('E-mailadres').first().waitFor();
}

/** Fills in a guest's details. */
export async function fillDetails(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(GUEST_DETAILS))
    await main(page).getByLabel(label).first().fill(value);
}

export async function toDelivery(page: Page, product: string): Promise<void> {
  await toCheckout(page, product);
  await fillDetails(page);
  await next(page);
  await atStep(page, 'Bezorging');
}

export async function toPayment(page: Page, product: string): Promise<void> {
  await toDelivery(page, product);
  await next(page);
  await atStep(page, 'Betaling');
}

/** From the payment step to the last one. */
async function chooseIdeal(page: Page): Promise<void> {
  await atStep(page, 'Betaling');
  await main(page).getByRole('radio', { name: /iDEAL/ }).check();
  await next(page);
  await atStep(page, 'Controleren en bestellen');
}

export async function toReview(page: Page, product: string): Promise<void> {
  await toPayment(page, product);
  await chooseIdeal(page);
}

/** Takes a customer with a known address from the checkout's first step to the last one. */
export async function reviewAsCustomer(page: Page): Promise<void> {
  await atStep(page, 'Je gegevens');
  await next(page);
  await atStep(page, 'Bezorging');
  await next(page);
  await chooseIdeal(page);
}

/** Agrees and orders; ends at the payment service. */
export async function placeOrder(page: Page): Promise<void> {
  await main(page)
    .getByRole('checkbox', { name: /akkoord/ })
    .check();
  await main(page).getByRole('button', { name: 'Bestellen en betalen' }).click();
  await page.getByRole('button', { name: 'Gelukt (190)' }).waitFor();
}

/** Orders as a guest; ends at the payment service. */
export async function order(page: Page, product: string): Promise<void> {
  await toReview(page, product);
  await placeOrder(page);
}

/** Ends a payment with the outcome of a button's name. */
export async function endPayment(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: outcome }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(/\/order\//);
}
