import { ownProduct } from '../goods.ts';
import { expect, hydrated, productCards, test } from '../shopper.ts';
import { startOwnShop } from './own-shop.ts';

const PAGES: readonly { remote: string; path: string; heading: RegExp }[] = [
  { remote: 'mf-search', path: '/nl/dames/kleding/', heading: /^Kleding$/ },
  { remote: 'mf-catalog', path: 'product', heading: /\w/ },
  { remote: 'mf-content', path: '/nl/bezorgen/', heading: /\w/ },
  { remote: 'mf-checkout', path: '/cart', heading: /\w/ },
  { remote: 'mf-account', path: '/login', heading: /\w/ },
];

for (const { remote, path, heading } of PAGES) {
  test(`${remote} shows its pages in a shop that has no other remote`, async ({ page }) => {
    const shop = await startOwnShop(4275, { remotes: [remote] });
    try {
      const answer = await page.goto(shop.url + (path === 'product' ? await ownProduct() : path));
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator(`#main [data-boundary="${remote}"]`).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Probeer het opnieuw' })).toHaveCount(
        0,
      );
    } finally {
      await shop.stop();
    }
  });
}

test('a listing is narrowed and leads on to more without any other remote', async ({ page }) => {
  const shop = await startOwnShop(4275, { remotes: ['mf-search'] });
  try {
    await page.goto(`${shop.url}/nl/dames/kleding/`);
    await hydrated(page);
    await expect(productCards(page)).toHaveCount(48);
    await page.getByRole('main').getByRole('link', { name: 'Toon meer artikelen' }).click();
    await expect(productCards(page)).toHaveCount(96);
    await page.getByRole('complementary').getByRole('checkbox', { name: /Zwart/ }).click();
    await expect(page).toHaveURL(/tn_fk_kleur=Zwart/);
    await expect(page.getByRole('link', { name: /Verwijder filter .*Zwart/ })).toBeVisible();
  } finally {
    await shop.stop();
  }
});
