import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';

test('the mobile menu and filter panel have no accessibility violations [HDR-06, LST-04]', async ({
  page,
}) => {
  await page.goto('/nl/dames/');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Menu' }))
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter en sorteer' })).toBeVisible();
  await expectAccessible(page);
});
