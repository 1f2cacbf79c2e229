import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { watchLayoutShift } from '../layout-shift';
import { expect, hydrated, productCards, test } from '../shopper';

test.use({ pictures: true });

const LISTING = '/nl/dames/kleding/jurken/';

/** Number of products in the first row. */
async function beside(page: Page): Promise<number> {
  const cards = await productCards(page).all();
  const tops = await Promise.all(cards.slice(0, 8).map(async (card) => (await card.boundingBox())?.y));
  return tops.filter((top) => top === tops[0]).length;
}

const larger = (page: Page) => page.getByRole('radio', { name: 'Grotere foto’s' });

test.describe('on the widest screens', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('five or six products stand beside each other, or fewer with larger pictures, also on the next page', async ({
    page,
  }) => {
    const moved = await watchLayoutShift(page);
    await page.goto(LISTING);
    await hydrated(page);
    expect(await beside(page)).toBe(5);
    await page.getByRole('button', { name: 'Filters verbergen' }).click();
    await expect.poll(() => beside(page)).toBe(6);
    await larger(page).check();
    await expect.poll(() => beside(page)).toBe(4);
    await expectAccessible(page);

    // The stored choice applies before any code, so that nothing moves.
    await page.goto('/nl/heren/kleding/');
    await expect(page.locator('html[data-alive]')).toHaveCount(0);
    expect(await beside(page)).toBe(3);
    await hydrated(page);
    await expect(larger(page)).toBeChecked();
    expect(await beside(page)).toBe(3);
    expect(await moved()).toBeLessThan(0.01);
  });

  test('a picture is fetched as wide as it is shown', async ({ page }) => {
    await page.goto(LISTING);
    await productCards(page).nth(20).scrollIntoViewIfNeeded();
    const picture = productCards(page).nth(20).getByRole('img').first();
    const asked = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(asked).toContain('w=250');
    await larger(page).check();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(asked).toContain('w=500');
  });

  test('a story stands among the products, as high as their pictures, and leads to its blog', async ({
    page,
  }) => {
    const items = page.getByRole('list', { name: 'Artikelen' }).locator('> li');
    const story = items.filter({ hasText: 'Om te lezen' }).first();
    // A listing waits briefly for blogs, and the service may be busy with another test.
    await expect(async () => {
      await page.goto(LISTING);
      const place = await items.evaluateAll((all) => all.findIndex((one) => !one.querySelector('article')));
      expect(place).toBe(12);
    }).toPass();
    await story.scrollIntoViewIfNeeded();
    const picture = story.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const beside = productCards(page).nth(12).locator('img').first();
    const heights = await Promise.all([picture.boundingBox(), beside.boundingBox()]);
    expect(Math.abs((heights[0]?.height ?? 0) - (heights[1]?.height ?? 99))).toBeLessThan(2);
    await story.getByRole('link').click();
    await expect(page).toHaveURL(/\/nl\/blog\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1600, height: 900 } });

  test('products can be shown larger too', async ({ page }) => {
    await page.goto(LISTING);
    expect(await beside(page)).toBe(5);
    await larger(page).check({ force: true });
    expect(await beside(page)).toBe(3);
  });
});
