import type { Page } from '@playwright/test';
import { comeBack, leaveTo, WITH_KEPT_DOCUMENTS } from '../kept-documents';
import { ownProduct } from '../goods';
import { expect, hydrated, productCards, test } from '../shopper';
import { addToCart } from '../ways';

test.use({
  launchOptions: ({ launchOptions }, provide) => provide({ ...launchOptions, ...WITH_KEPT_DOCUMENTS }),
});

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Winkelmand/ });
const heart = (page: Page) =>
  productCards(page)
    .first()
    .getByRole('button', { name: /^(Bewaar|Verwijder)/ });
const search = (page: Page) => page.getByRole('dialog', { name: 'Zoek in de collectie' });

/** Adds a product to the cart on its own page. */
async function buyOn(page: Page): Promise<void> {
  await hydrated(page);
  await addToCart(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' })).toBeVisible();
}

for (const [name, pathOf] of [
  ['home page', async () => '/nl/'],
  ['listing', async () => '/nl/dames/'],
  ['product page', ownProduct],
] as const) {
  test(`a ${name} without code is restored from the browser’s cache, and its search works`, async ({
    page,
  }) => {
    await page.goto(await pathOf());
    await leaveTo(page, '/nl/heren/');
    await comeBack(page);
    await page.getByRole('banner').getByRole('searchbox').fill('jurk');
    await expect(search(page).getByRole('combobox')).toHaveValue('jurk');
  });

  test(`a ${name} that has hydrated is restored from the browser’s cache, and its cart opens`, async ({
    page,
  }) => {
    await page.goto(await pathOf());
    await hydrated(page);
    await leaveTo(page, '/nl/heren/');
    await comeBack(page);
    await cartLink(page).click();
    await expect(page.getByRole('dialog', { name: 'Winkelmand', exact: true })).toBeVisible();
  });
}

for (const isAlive of [false, true])
  test(`a restored listing ${isAlive ? 'that is alive' : 'without code'} shows products added to cart and wishlist since it was left`, async ({
    page,
  }) => {
    const product = await ownProduct();
    await page.addInitScript(() =>
      addEventListener('pageshow', () =>
        setTimeout(() => {
          // The count that the script in the head lets CSS show.
          const { style, dataset } = document.documentElement;
          dataset.atReturn = style.getPropertyValue('--cart-count');
        }),
      ),
    );
    // A listing of that product alone.
    await page.goto(`/search?tn_q=${/\d+$/.exec(product)?.[0]}`);
    await expect(productCards(page)).toHaveCount(1);
    if (isAlive) await hydrated(page);
    await leaveTo(page, product);
    await buyOn(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Bewaar/ })
      .first()
      .click();
    const kept = () => page.evaluate(() => localStorage.getItem('sw-wishlist-items') ?? '');
    await expect.poll(kept).toMatch(/[0-9a-f]{32}/);
    await comeBack(page);
    if (!isAlive) await expect(page.locator('html')).toHaveAttribute('data-at-return', '"1"');
    await expect(cartLink(page)).toHaveAccessibleName(/1 artikel$/);
    const card = productCards(page).filter({ has: page.locator(`a[href="${product}"]`) });
    await expect(card.getByRole('button', { name: /lijst|Verwijder|Bewaar/i, pressed: true })).toHaveCount(1);
  });

test('a heart pressed before the code of a restored document loads is saved once', async ({ page }) => {
  await page.goto('/nl/dames/');
  await leaveTo(page, '/nl/heren/');
  await comeBack(page);
  await heart(page).click();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect(heart(page)).toHaveAttribute('data-pressed', 'true');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const kept = await page.evaluate(() => localStorage.getItem('sw-wishlist-items'));
  expect(JSON.parse(kept ?? '[]')).toHaveLength(1);
});
