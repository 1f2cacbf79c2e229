import { expect, firstProduct, openFilters, test } from './shopper';

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
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  await expect(cards).toHaveCount(48);
  const first = await cards.first().textContent();
  // Cards above take their height when they come near, so the link may still move under a pointer.
  await page.getByRole('link', { name: 'Toon meer artikelen' }).press('Enter');
  await expect(page).toHaveURL(/tn_p=2/);
  await expect(cards).toHaveCount(48);
  expect(await cards.first().textContent()).not.toBe(first);
  await page.getByRole('link', { name: 'Toon vorige artikelen' }).click();
  expect(await cards.first().textContent()).toBe(first);
});

test('without JavaScript a filter can be chosen and applied', async ({ page, isMobile }) => {
  await page.goto('/nl/dames/');
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: /^XS/ }).first().check();
  await page.locator('#filters').getByRole('button', { name: 'Toepassen' }).first().click();
  await expect(page).toHaveURL(/tn_fk_maat=XS/);
  await expect(page.getByRole('checkbox', { name: /^XS/, includeHidden: true }).first()).toBeChecked();
});

test('without JavaScript the product page shows pictures, price, sizes and description', async ({
  page,
  request,
}) => {
  await page.goto(await firstProduct(request));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^€\s\d+,\d\d$/).first()).toBeVisible();
  expect(await page.getByRole('main').getByRole('img').count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Omschrijving')).toBeVisible();
});
