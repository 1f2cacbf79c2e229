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

test('with the code held back a filter that is ticked in the opened panel is at once under way, and narrows the listing', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/nl/dames/');
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  const tick = page.locator('#filters').getByRole('checkbox').first();
  await tick.check();
  await expect(page.locator('#products')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#early')).toHaveText('Een ogenblik…');
  await letGo();
  await expect(page).toHaveURL(/tn_fk_/);
  await expect(tick).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(page.locator('#products')).not.toHaveAttribute('aria-busy');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#filters')).toBeHidden();
});

test('with the code held back the opened filters close by Escape and by a link in them', async ({ page }) => {
  await openHeld(page, '/nl/dames/');
  const filters = page.locator('#filters');
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  await expect(filters).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  await filters.getByRole('link', { name: /^Kleding/ }).click();
  await expect(page).not.toHaveURL('/nl/dames/');
});

test('with the code held back the menu opens at once, stays as it is when the code comes, and leads on', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/nl/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.locator('summary', { hasText: 'Dames' }).click();
  const dresses = menu.getByRole('link', { name: 'Jurken' });
  await expect(dresses).toBeVisible();
  await letGo();
  await expect(dresses).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dresses.click();
  await expect(page).toHaveURL('/nl/dames/kleding/jurken/');
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, shows what is in an entry, leads to its pages and closes [HDR-06]', async ({
    page,
  }) => {
    await page.goto('/nl/');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await menu.locator('summary', { hasText: 'Heren' }).tap();
    await expect(menu.getByRole('link', { name: 'Overhemden' })).toBeVisible();
    await menu.getByRole('button', { name: 'Sluiten' }).tap();
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('link', { name: 'Heren', exact: true }).tap();
    await expect(page).toHaveURL('/nl/heren/');
  });
});
