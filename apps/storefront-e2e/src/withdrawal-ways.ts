import type { Page } from '@playwright/test';
import { orderHere } from './account-ways';
import type { Customer } from './customers';
import { mailsTo, type Mail } from './outbox';
import { become } from './ways';

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** Receipts to a recipient, newest first. */
export const receiptsTo = (recipient: string): Promise<Mail[]> => mailsTo(recipient, 'withdrawal');

/** Logs a customer in and places an order; returns its number. */
export async function whoOrdered(page: Page, customer: Customer): Promise<string> {
  await become(page, customer);
  await orderHere(page);
  await page.goto('/account/orders');
  const link = main(page).getByRole('link', { name: /^Bestelling \d/ });
  const number = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  return number;
}

/** Finds an order as a guest. */
export async function find(page: Page, number: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Zoek je bestelling' });
  await form.getByLabel('Bestelnummer').fill(number);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button', { name: 'Zoek mijn bestelling' }).click();
}
