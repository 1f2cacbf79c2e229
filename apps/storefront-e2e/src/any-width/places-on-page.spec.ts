import type { Locator, Page } from '@playwright/test';
import { reviewedProduct } from '../review-ways';
import { expect, hydrated, test } from '../shopper';

const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

const letter = (page: Page) =>
  page.getByRole('navigation', { name: 'Merken van a tot z' }).getByRole('link', { name: 's', exact: true });

const pageMenu = (page: Page) => page.getByRole('main').locator('nav a[href^="#"]').first();

/** Links within a page, by kind. */
const LINKS: Record<string, { path: () => Promise<string> | string; link: (page: Page) => Locator }> = {
  'letter of the brands': { path: () => '/nl/merken/', link: letter },
  'in-page menu': { path: () => '/nl/klantenservice/', link: pageMenu },
  'number of products on a front': {
    path: () => '/nl/dames/',
    link: (page) => page.getByRole('main').locator('a[href="#all-products"]'),
  },
  'reviews of a product': {
    path: async () => (await reviewedProduct(6)).path,
    link: (page) => page.getByRole('main').locator('a[href="#beoordelingen"]'),
  },
};

/** Follows a link within the page; returns the scroll positions before and after. */
async function follow(page: Page, link: Locator): Promise<{ before: number; after: number }> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
  const before = await height(page);
  await link.click();
  await expect.poll(() => height(page)).not.toBe(before);
  return { before, after: await height(page) };
}

for (const [name, { path, link }] of Object.entries(LINKS)) {
  test(`Back after a link within the page leads to where the window was: ${name}`, async ({
    page,
    problems,
  }) => {
    await page.goto(await path());
    await hydrated(page);
    const { before, after } = await follow(page, link(page));
    await page.goBack();
    await expect.poll(() => height(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => height(page)).toBe(after);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => height(page)).toBe(before);
    expect(problems).toEqual([]);
  });
}

test('Back after the link to the content leads to where the window was', async ({ page, problems }) => {
  await page.goto('/nl/merken/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => height(page)).toBe(900);
  const skip = page.getByRole('link', { name: 'Direct naar de inhoud' });
  await skip.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => height(page)).toBeLessThan(900);
  await page.goBack();
  await expect.poll(() => height(page)).toBe(900);
  expect(problems).toEqual([]);
});

test('on a later page, with an overlay between, Back closes it, and then leads to where the window was', async ({
  page,
  problems,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.locator('a[href="/nl/klantenservice/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/nl\/klantenservice\/$/);
  await expect.poll(() => height(page)).toBe(0);
  const { before, after } = await follow(page, pageMenu(page));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Winkelmand/ })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect.poll(() => height(page)).toBe(after);
  await page.goBack();
  await expect.poll(() => height(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/$/);
  expect(problems).toEqual([]);
});

test('the in-page menu leaves 150 px free above its headings, which take the focus [BLK-13]', async ({
  page,
}) => {
  await page.goto('/nl/klantenservice/');
  await hydrated(page);
  const link = pageMenu(page);
  const heading = page.locator((await link.getAttribute('href')) ?? '');
  await follow(page, link);
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(150);
});
