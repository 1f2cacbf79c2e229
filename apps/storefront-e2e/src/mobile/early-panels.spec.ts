import { openHeld } from '../held-code';
import { expect, test } from '../shopper';

test('with the code held back the filters open at once, and are the filters when the code is there', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/nl/dames/');
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter en sorteer', exact: true })).toBeVisible();
  await letGo();
  await expect(page.getByRole('dialog').getByLabel('Sorteer op')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Filter en sorteer' })).toBeFocused();
});

test('with the code held back the menu opens at once', async ({ page }) => {
  const letGo = await openHeld(page, '/nl/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('dialog[data-early-frame]')).toBeVisible();
  await letGo();
  await expect(page.locator('dialog[data-early-frame]')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Dames' }).first()).toBeVisible();
});
