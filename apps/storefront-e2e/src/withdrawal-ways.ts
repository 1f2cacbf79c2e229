import type { Page } from '@playwright/test';
import { orderHere } from './account-ways';
import { DEMO } from './demo';
import { expect } from './shopper';
import { logInHere, newCustomer } from './ways';

interface Mail {
  subject: string;
  html: string;
}

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** Receipts that went to somebody, the newest first. */
export async function receiptsTo(page: Page, recipient: string): Promise<Mail[]> {
  const answer = await page.request.get(`${DEMO}/__demo/mails.json`, {
    params: { recipient, kind: 'withdrawal' },
  });
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

/** A customer who has ordered one thing, with the number of that order. */
export async function whoOrdered(page: Page): Promise<{ email: string; number: string }> {
  const customer = await newCustomer(page);
  await page.goto('/login?returnTo=%2Faccount%2Forders');
  await logInHere(page, customer);
  await expect(page).toHaveURL('/account/orders');
  await orderHere(page);
  await page.goto('/account/orders');
  const link = main(page).getByRole('link', { name: /^Bestelling \d/ });
  const number = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  return { email: customer.email, number };
}

/** Finds an order as a guest. */
export async function find(page: Page, number: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Zoek je bestelling' });
  await form.getByLabel('Bestelnummer').fill(number);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button', { name: 'Zoek mijn bestelling' }).click();
}
