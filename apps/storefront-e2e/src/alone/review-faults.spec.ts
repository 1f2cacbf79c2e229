import { reviewedProduct } from '../review-ways';
import { expect, test } from '../shopper';
import { addFault, removeFaults } from '../vendor-faults';

test.afterEach(removeFaults);

test('a product whose reviews fail can still be bought, with an error in their place and without a score', async ({
  page,
}) => {
  const { path } = await reviewedProduct(6);
  await addFault({ pattern: '/store-api/product/*/reviews', kind: 'dropped' });
  // An address not requested before.
  const address = `${path}?beoordelingen=2&gekochte-maat=${Date.now()}`;
  expect((await page.goto(address))?.status()).toBe(200);
  const place = page.locator('#beoordelingen');
  await expect(place.getByText(/Er ging iets mis bij het laden van dit onderdeel/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'In winkelmand', exact: true }).first()).toBeVisible();
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.join()).toContain('Product');
  expect(told.join()).not.toContain('aggregateRating');
  await expect(page.getByRole('link', { name: /van 5 sterren/ })).toHaveCount(0);

  await removeFaults();
  await expect(async () => {
    await page.goto(address);
    await expect(place.getByRole('heading', { name: 'Beoordelingen' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});
