import { expect, type Page } from '@playwright/test';
import type { Customer } from './customers';
import { beginSession, vendor } from './demo';
import { ownProduct, ownVariant } from './goods';
import { hydrated } from './shopper';

export { GUEST_DETAILS as DETAILS } from '../../../tools/guest.ts';

/** Chooses the first available size and adds the product to the cart; its panel opens. */
export async function addToCart(page: Page): Promise<void> {
  const sizes = page.getByRole('radiogroup', { name: /Maat/ }).or(page.getByRole('group', { name: /Maat/ }));
  const size = sizes.locator('label[data-sold-out=false]').first();
  await size.click();
  await expect(size.getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
}

/** Adds a product to the cart; its panel is open afterwards. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(await ownProduct());
  await hydrated(page);
  await addToCart(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' })).toBeVisible();
}

/** A guest's session with two items of one product in its cart. */
export async function filledCart(): Promise<{ token: string; name: string }> {
  const { id } = await ownVariant();
  const items = [{ id, referencedId: id, type: 'product', quantity: 2 }];
  const { token, lineItems } = await vendor<{ token: string; lineItems: { label: string }[] }>(
    '/checkout/cart/line-item',
    { items },
  );
  return { token, name: lineItems[0]?.label ?? '' };
}

/** Fills in and submits the form of the current login page. */
export async function logInHere(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Inloggen' }).click();
}

/** Gives this browser a session of a customer, without a page. */
export async function become(page: Page, { email, password }: Customer): Promise<void> {
  const value = await beginSession('/account/login', { username: email, password });
  const url = new URL((await page.request.get('/nl/')).url()).origin;
  await page.context().addCookies([
    { name: 'sw-context-token', value, url },
    { name: 'weefsel-session', value: '1', url },
  ]);
}

/** Logs in from anywhere; ends at the account. */
export async function logIn(page: Page, customer: Customer): Promise<void> {
  await page.goto('/login');
  await hydrated(page);
  await logInHere(page, customer);
  await expect(page).toHaveURL('/account');
}
