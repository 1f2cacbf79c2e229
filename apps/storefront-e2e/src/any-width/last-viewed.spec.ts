import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../../../libs/contracts/src/storage-keys';
import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';

const viewed = (page: Page) => page.getByRole('region', { name: 'Laatst bekeken' });
const similar = (page: Page) => page.getByRole('region', { name: 'Lijkt hierop' });

/** Paths of the first two products of the ladies' listing. */
async function products(page: Page): Promise<[string, string]> {
  const html = await (await page.request.get('/nl/dames/')).text();
  const all = [...html.matchAll(/href="(\/nl\/dames\/[a-z0-9-]+-\d{9})"/g)].map(([, path]) => path ?? '');
  const [first = '', second = ''] = new Set(all);
  return [first, second];
}

/** Views a product and returns its name, once this browser has stored `noted` products. */
async function look(page: Page, path: string, noted: number): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key)?.split(',').length, STORAGE_KEYS.lastViewed))
    .toBe(noted);
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Scrolls to the content below a product or a cart. */
const goDown = (page: Page) =>
  page
    .locator('[data-part$="LastViewed"] > *')
    .evaluate((place) => place.scrollIntoView({ block: 'end', behavior: 'instant' }));

test(
  'a product shows similar and last viewed products, a cart the last viewed ones; that list can be wiped [PDP-12]',
  { tag: '@core' },
  async ({ page }) => {
    const [first, second] = await products(page);
    const name = await look(page, first, 1);
    await look(page, second, 2);
    await expect(similar(page).getByRole('article').first()).toBeAttached();
    await goDown(page);
    await expect(viewed(page).getByRole('article')).toHaveCount(1);
    await expect(viewed(page).getByRole('link', { name })).toHaveAttribute('href', first);
    await expectAccessible(page);

    await page.goto('/cart');
    await hydrated(page);
    await goDown(page);
    await expect(viewed(page).getByRole('article')).toHaveCount(2);
    await viewed(page).getByRole('button', { name: 'Wis deze lijst' }).press('Enter');
    await expect(page.getByText('De lijst van wat je laatst bekeek is leeg.')).toBeFocused();
    await expect(viewed(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.lastViewed)).toBeNull();
  },
);

test('the code of the sections below a product is not fetched before a shopper is near them', async ({
  page,
}) => {
  const [first] = await products(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const slider = () => asked.filter((url) => /fragment\.(ProductSlider|LastViewed)[^/]*\.js/.test(url));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(first);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(slider()).toEqual([]);
  await goDown(page);
  await expect.poll(() => slider().length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows similar products, and no last viewed ones', async ({ page }) => {
    const [first] = await products(page);
    await page.goto(first);
    await expect(similar(page).getByRole('link').first()).toBeVisible();
    await expect(viewed(page)).toHaveCount(0);
  });
});
