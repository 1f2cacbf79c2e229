import { expectAccessible } from '../axe';
import { expect, test } from '../shopper';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an address that does not exist offers a search and goods [ROU-05]',
    { tag: '@core' },
    async ({ page }) => {
      const answer = await page.goto('/nl/heren/bestaat-niet/');
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
      expect(await main.getByRole('article').count()).toBeGreaterThan(3);
      await main.getByRole('searchbox', { name: 'Waar was je naar op zoek?' }).fill('overhemd');
      await main.getByRole('button', { name: 'Zoeken' }).click();
      await expect(page).toHaveURL(/\/search\?tn_q=overhemd/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  );
});

test('its page has no flaw that a machine finds', async ({ page }) => {
  await page.goto('/nl/bestaat-niet/');
  await expectAccessible(page);
});
