import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';

test('postcode and house number fill in street and place, which stay the shopper’s', async ({
  page,
  problems,
}) => {
  await page.goto('/register');
  await hydrated(page);
  await page.getByLabel('Postcode').fill('3511 NR');
  await page.getByLabel('Huisnummer').fill('12');
  await expect(page.getByLabel('Straat')).toHaveValue('Oudegracht');
  await expect(page.getByLabel('Plaats')).toHaveValue('Utrecht');
  await page.getByLabel('Straat').fill('Werf aan de gracht');
  await expect(page.getByText('hoort Oudegracht in Utrecht')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Neem over' }).click();
  await expect(page.getByLabel('Straat')).toHaveValue('Oudegracht');
  await page.getByLabel('Huisnummer').fill('9000');
  await expect(page.getByText('We kennen dit huisnummer niet bij deze postcode.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a shopper can fill in an address while the address register fails', async ({ page }) => {
  await page.route('**/api/address?*', (route) => route.abort());
  await page.goto('/register');
  await hydrated(page);
  await page.getByLabel('Postcode').fill('3511 NR');
  await page.getByLabel('Huisnummer').fill('12');
  await expect(page.getByText('Straat en plaats opzoeken lukt nu niet.')).toBeVisible();
  await page.getByLabel('Straat').fill('Oudegracht');
  await expect(page.getByLabel('Straat')).toHaveValue('Oudegracht');
});
