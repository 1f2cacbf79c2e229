import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';
import { tooWide, ZOOMED } from '../too-wide';
import { fillCart } from '../ways';

test('every menu and panel fits a window of 320 px, also of a page that is enlarged four times', async ({
  page,
}) => {
  await fillCart(page);
  // Filled, unlike in the tests of the other panels.
  await expectAccessible(page);
  const found: Record<string, number> = {};
  const dialog = page.getByRole('dialog');
  const look = async (what: string) => void (found[what] = await tooWide(page));
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await page.setViewportSize(ZOOMED);
  await look('cart');
  await close();

  await page.goto('/nl/dames/');
  await hydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Kleding' })).toBeVisible();
  await look('menu');
  await dialog.getByRole('button', { name: 'Kleding' }).click();
  await expect(dialog.getByRole('link', { name: 'Jurken' })).toBeVisible();
  await look('menu of an entry');
  await close();

  await page
    .getByRole('main')
    .getByRole('button', { name: /op je verlanglijst$/ })
    .first()
    .click();
  await banner.getByRole('link', { name: /^Verlanglijst/ }).click();
  await expect(dialog.getByRole('link', { name: /^Bekijk product/ })).toBeVisible();
  await look('wishlist');
  await close();

  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  await expect(dialog).toBeVisible();
  await look('filters');
  await close();

  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('region', { name: 'Jouw keuze over cookies' })).toBeVisible();
  await look('question about cookies');
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, 0])));
});
