import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { watchLayoutShift } from '../layout-shift';
import { reviewedProduct } from '../review-ways';
import { expect, hydrated, test } from '../shopper';

test.use({ pictures: true });

const reviews = (page: Page) => page.getByRole('region', { name: 'Beoordelingen', exact: true });
const cards = (page: Page) => reviews(page).getByRole('article');

/** The product's structured data. */
async function structured(page: Page): Promise<{ aggregateRating?: Record<string, unknown> }> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>[]);
  return all.find((one) => /^Product/.test(String(one['@type']))) ?? {};
}

test('a product shows its score at the name and in the reviews, equal to its structured data', async ({
  page,
  problems,
}) => {
  const moved = await watchLayoutShift(page);
  const { path } = await reviewedProduct(6);
  await page.goto(path);
  const link = page.getByRole('link', { name: /van 5 sterren \(\d+\) beoordelingen$/ });
  const [, score = '', count = ''] =
    /([\d,]+) van 5 sterren\s*\((\d+)\)/.exec((await link.textContent()) ?? '') ?? [];
  expect((await structured(page)).aggregateRating).toMatchObject({
    ratingValue: Number(score.replace(',', '.')),
    reviewCount: Number(count),
  });
  await hydrated(page);
  expect(await moved()).toBeLessThan(0.01);
  await link.click();
  await expect(page).toHaveURL(`${path}#beoordelingen`);
  await expect(reviews(page)).toBeInViewport();
  await expect(reviews(page).getByText(`${score} van 5 sterren uit ${count} beoordelingen`)).toBeVisible();
  await expect(reviews(page).getByText(/controleren we in onze bestellingen/)).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('reviews are filtered and paged by address, and the chosen size stays', async ({ page, problems }) => {
  const { path } = await reviewedProduct(6);
  await page.goto(path);
  await hydrated(page);
  const size = page.getByRole('radiogroup', { name: /Maat/ }).locator('label:has(input:enabled)').first();
  const value = await size.getByRole('radio').inputValue();
  await size.click();
  await expect(page).toHaveURL(new RegExp(`maat=${encodeURIComponent(value)}`));

  await reviews(page).scrollIntoViewIfNeeded();
  await reviews(page).getByRole('link', { name: 'Volgende beoordelingen' }).click();
  await expect(page).toHaveURL(/beoordelingen=2/);
  await expect(reviews(page).getByText(/^Pagina 2 van/)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('maat')).toBe(value);
  await expect(size.getByRole('radio')).toBeChecked();
  await expect(cards(page).first()).toBeInViewport();

  const row = reviews(page)
    .getByRole('link', { name: /^\d sterren? \d+ beoordeling/ })
    .first();
  const [, stars = '', count = ''] = /^(\d) sterren?\s*(\d+)/.exec((await row.textContent()) ?? '') ?? [];
  await row.press('Enter');
  await expect(page).toHaveURL(new RegExp(`sterren=${stars}`));
  expect(page.url()).not.toContain('beoordelingen=');
  await expect(reviews(page).getByRole('status')).toHaveText(new RegExp(`^${count} beoordeling`));
  await expect(cards(page).getByText(`${stars} van 5 sterren`)).toHaveCount(Math.min(5, Number(count)));
  await page.goBack();
  await expect(reviews(page).getByText(/^Pagina 2 van/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('addresses of reviews that do not exist show a message, and have one canonical address', async ({
  page,
}) => {
  const { path } = await reviewedProduct(6);
  await page.goto(`${path}?beoordelingen=99&sterren=drie&volgorde=%3Cscript%3E`);
  await expect(reviews(page).getByText(/Zoveel pagina’s met beoordelingen zijn er niet/)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await reviews(page).getByRole('link', { name: 'Naar de eerste pagina' }).click();
  await expect(cards(page)).toHaveCount(5);
  await page.goto(`${path}?gekochte-maat=XXXXXL`);
  await expect(reviews(page).getByText(/Zo’n beoordeling is er nog niet/)).toBeVisible();
});

test('the code of the reviews does not load before the shopper is near them', async ({ page }) => {
  const { path } = await reviewedProduct(6);
  /** Network transfers of its code: prefetched files are evaluated from the browser's cache. */
  const transfers = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const code = files.filter(({ name }) => /fragment\.ProductReviews[^/]*\.js/.test(name));
      return code.filter(({ transferSize }) => transferSize > 0).length;
    });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(path);
  await hydrated(page);
  expect(await transfers()).toBe(0);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect.poll(transfers).toBe(1);
});
