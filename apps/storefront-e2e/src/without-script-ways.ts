import type { Page } from '@playwright/test';
import { ownProduct } from './goods';
import { expect, AVAILABLE } from './shopper';

export const main = (page: Page) => page.getByRole('main');
export const step = (page: Page) => page.locator('[aria-current=step] h2');
export const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    // The bar at the foot of small screens follows the form's own button.
    .first()
    .click();

export async function fillIn(page: Page, details: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(details))
    await main(page).getByLabel(label, { exact: false }).first().fill(value);
}

/** Adds a product to the cart and goes to the checkout. */
export async function toCheckout(page: Page): Promise<void> {
  await page.goto(await ownProduct());
  await main(page).getByRole('radio', { name: AVAILABLE }).first().check({ force: true });
  await press(page, 'In winkelmand');
  await expect(page).toHaveURL('/cart');
  await main(page).getByRole('link', { name: 'Veilig afrekenen' }).click();
  await expect(step(page)).toHaveText('Je gegevens');
}

/** Goes from the step of the details to the payment service. */
export async function orderWith(page: Page, method: RegExp): Promise<void> {
  await press(page, 'Verder');
  await expect(step(page)).toHaveText('Bezorging');
  await press(page, 'Verder');
  await expect(step(page)).toHaveText('Betaling');
  await page.getByRole('radio', { name: method }).check();
  await press(page, 'Verder');
  await expect(step(page)).toHaveText('Controleren en bestellen');
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await press(page, 'Bestellen en betalen');
  await expect(page.getByRole('button', { name: 'Gelukt (190)' })).toBeVisible();
}

/** Chooses the payment's outcome and returns to the shop; some methods need a separate form for that. */
export async function endPayment(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: outcome }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const back = page.getByRole('button', { name: 'Terug naar de winkel' });
  if (await back.isVisible()) await back.click();
}
