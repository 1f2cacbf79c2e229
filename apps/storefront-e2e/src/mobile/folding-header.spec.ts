import type { Locator } from '@playwright/test';
import { watchLayoutShift } from '../layout-shift';
import { expect, productCards, test } from '../shopper';

test.use({ pictures: true });

const LISTING = '/nl/dames/kleding/jurken/';

const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Infinity);

test('the header is out of the way while a shopper reads on and back on the way up; the filters follow it', async ({
  page,
}) => {
  const moved = await watchLayoutShift(page);
  await page.goto(LISTING);
  // Was 522 px when text filled half of the first screen.
  expect(await topOf(productCards(page).first())).toBeLessThan(470);
  const bar = page.locator('header > div:has(a[href="/nl/"])').first();
  const filters = page.getByRole('link', { name: 'Filter en sorteer' });
  const scroll = (by: number) => page.evaluate((down) => scrollBy({ top: down, behavior: 'instant' }), by);
  const height = (await bar.boundingBox())?.height ?? 0;

  await scroll(1500);
  await expect.poll(() => topOf(bar)).toBe(-Math.round(height));
  await expect.poll(() => topOf(filters)).toBeLessThan(height / 2);
  await scroll(-200);
  await expect.poll(() => topOf(bar)).toBe(0);
  await expect.poll(() => topOf(filters)).toBeGreaterThanOrEqual(Math.floor(height));

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Weefsel/ })
    .focus();
  await scroll(600);
  await expect.poll(() => topOf(bar)).toBe(0);
  await expect.poll(() => topOf(filters)).toBeGreaterThanOrEqual(Math.floor(height));
  expect(await moved()).toBeLessThan(0.01);
});

test('the first pixels of scrolling leave no empty band at the top', async ({ page }) => {
  for (const path of [LISTING, '/checkout']) {
    await page.goto(path);
    /** Parts of the shop at the top of the window; undefined for an empty place. */
    const parts = () =>
      page.evaluate(() =>
        [1, 20, 40].map((y) => document.elementFromPoint(195, y)?.closest('header, main')?.localName),
      );
    for (let down = 0; down <= 200; down += 10) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
      // Longer than the transition of a header that hides at once.
      await page.waitForTimeout(400);
      expect([path, down, await parts()]).toEqual([path, down, expect.not.arrayContaining([undefined])]);
    }
  }
});

test('sizes and colours are one press away, and open where they stand among the filters', async ({
  page,
}) => {
  await page.goto(LISTING);
  await page.getByRole('link', { name: 'Kleur', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filter en sorteer' });
  await expect(panel.getByRole('list', { name: 'Kleur', exact: true })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Maat', exact: true })).toBeHidden();
});
