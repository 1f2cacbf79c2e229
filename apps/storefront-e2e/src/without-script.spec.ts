import { ownProduct } from './goods';
import { expect, openFilters, productCards, test } from './shopper';
import { filledCart } from './ways';

test.use({ javaScriptEnabled: false });

test('without JavaScript the home page shows its whole content and its links work', async ({ page }) => {
  await page.goto('/nl/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
  expect(await page.getByRole('main').getByRole('img').count()).toBeGreaterThan(10);
  await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
  await expect(page).toHaveURL('/nl/dames/');
});

test('without JavaScript the listing shows its cards, filters and a paging link that works [LST-01]', async ({
  page,
}) => {
  await page.goto('/nl/dames/');
  const cards = productCards(page);
  await expect(cards).toHaveCount(48);
  const first = await cards.first().textContent();
  // Lazily rendered cards above still change height, so the link may move under a pointer.
  await page.getByRole('link', { name: 'Toon meer artikelen' }).press('Enter');
  await expect(page).toHaveURL(/tn_p=2/);
  await expect(cards).toHaveCount(48);
  expect(await cards.first().textContent()).not.toBe(first);
  await page.getByRole('link', { name: 'Toon vorige artikelen' }).click();
  expect(await cards.first().textContent()).toBe(first);
});

test(
  'without JavaScript a filter can be chosen and applied',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    await page.goto('/nl/dames/');
    await openFilters(page, isMobile);
    await page.getByRole('checkbox', { name: /^XS/ }).first().check();
    await page.locator('#filters').getByRole('button', { name: 'Toepassen' }).first().click();
    await expect(page).toHaveURL(/tn_fk_maat=XS/);
    await expect(page.getByRole('checkbox', { name: /^XS/, includeHidden: true }).first()).toBeChecked();
  },
);

test('without JavaScript the product page shows pictures, price, sizes and description', async ({ page }) => {
  await page.goto(await ownProduct());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^€\s\d+,\d\d$/).first()).toBeVisible();
  expect(await page.getByRole('main').getByRole('img').count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Omschrijving')).toBeVisible();
});

test('without JavaScript the cart shows its lines and amounts, and the page is not cached [CRT-04]', async ({
  page,
  context,
  baseURL,
}) => {
  const { token, name } = await filledCart();
  await context.addCookies([{ name: 'sw-context-token', value: token, url: baseURL ?? '' }]);
  const answer = await page.goto('/cart');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Winkelmand (2)');
  await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(main.getByText(/^€\s\d+,\d\d$/).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Eén meer' })).toBeVisible();
  await main.getByRole('link', { name: 'Verder winkelen' }).click();
  await expect(page).toHaveURL('/nl/');
});

test('without JavaScript home, listing and results show no button that needs a script', async ({ page }) => {
  for (const path of ['/nl/', '/nl/dames/', '/search?tn_q=jurk']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const dead = await page
      .locator('button:not([type=submit], [popovertarget])')
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button) => button.textContent || button.ariaLabel));
    expect(dead).toEqual([]);
  }
});
