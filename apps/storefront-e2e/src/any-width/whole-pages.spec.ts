import { expect, test } from '../shopper';

test.use({ javaScriptEnabled: false });

for (const path of [
  '/checkout',
  '/order/success',
  '/order/failed',
  '/order/pay',
  '/order/withdraw',
  '/login',
  '/register',
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/profile',
  '/forget-password',
  '/wishlist',
]) {
  test(`without JavaScript ${path} is whole, and waits for nothing`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/JavaScript/)).toHaveCount(0);
    await expect(main.getByText(/geladen|opgehaald|klaargezet/).filter({ visible: true })).toHaveCount(0);
    expect(await main.getByRole('link').or(main.getByRole('button')).count()).toBeGreaterThan(0);
  });
}

test('without JavaScript a listing has no buttons that do nothing', async ({ page }) => {
  await page.goto('/nl/dames/');
  await expect(page.getByRole('main').getByRole('button', { name: /verlanglijst$/ })).toHaveCount(0);
});
