import { expect, test } from '../shopper';

test.use({ javaScriptEnabled: false });

for (const path of ['/checkout', '/order/success', '/order/failed']) {
  test(`without JavaScript ${path} says what it needs and how to reach the shop, and waits for nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Hier heb je JavaScript voor nodig']);
    await expect(main.getByRole('link', { name: /^Bel 0/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(main.getByRole('link', { name: /^Mail naar / })).toHaveAttribute('href', /^mailto:.+@/);
    await expect(main.getByRole('status')).toHaveCount(0);
    await expect(main.locator('form:visible')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Verlanglijst/ })).toHaveAttribute(
      'href',
      '/wishlist',
    );
    await page.getByRole('link', { name: 'Laad opnieuw' }).click();
    await expect(page).toHaveURL(path);
    await main.getByRole('link', { name: 'Verder kijken' }).click();
    await expect(page).toHaveURL('/nl/');
  });
}

test('without JavaScript a listing has no buttons that do nothing', async ({ page }) => {
  await page.goto('/nl/dames/');
  await expect(page.getByRole('main').getByRole('button', { name: /verlanglijst$/ })).toHaveCount(0);
});
