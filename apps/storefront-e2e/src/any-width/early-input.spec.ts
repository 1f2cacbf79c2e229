import { openHeld } from '../held-code';
import { expect, hydrated, test } from '../shopper';
import { DETAILS, fillCart } from '../ways';

test('details and a method that were entered before hydration stay, and go with the order [CRT-06]', async ({
  page,
}) => {
  await fillCart(page);
  const { 'E-mailadres': mail, ...others } = DETAILS;
  await page.goto('/checkout');
  await hydrated(page);
  await page.getByLabel('E-mailadres').fill(mail);

  const letGo = await openHeld(page, '/checkout');
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  for (const [label, text] of Object.entries(others)) await field(label).fill(text);
  await page.getByLabel('Ik bestel zakelijk').check();
  await page.getByLabel('Bedrijfsnaam').fill('Bakker Stoffen');
  await page.getByLabel('Btw-nummer').fill('NL123456782B01');
  await letGo();

  await expect(field('E-mailadres')).toHaveValue(mail);
  for (const [label, text] of Object.entries(others)) await expect(field(label)).toHaveValue(text);
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Bakker Stoffen');
  await expect(page.getByLabel('Btw-nummer')).toHaveValue('NL123456782B01');
  const next = page.getByRole('button', { name: 'Verder' });
  await next.click();
  await expect(page.getByRole('group', { name: 'Hoe wil je je bestelling krijgen?' })).toBeVisible();

  const letGoAgain = await openHeld(page, page.url());
  const other = page.getByRole('radio', { checked: false }).first();
  const name = (await other.getAttribute('value')) ?? '';
  await other.check();
  await letGoAgain();
  await next.click();
  await expect(page.getByRole('group', { name: 'Hoe wil je betalen?' })).toBeVisible();
  await page.getByRole('link', { name: 'Bezorging wijzigen' }).click();
  await expect(page.locator(`input[value="${name}"]`)).toBeChecked();
});
