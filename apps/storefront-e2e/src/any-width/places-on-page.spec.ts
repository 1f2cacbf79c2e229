import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../shopper';

const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Links within a page, by what they are. */
const LINKS: Record<string, { path: string; link: (page: Page) => Locator }> = {
  'letter of the brands': {
    path: '/nl/merken/',
    link: (page) => page.getByRole('navigation', { name: 'Merken van a tot z' }).getByRole('link', { name: 's', exact: true }),
  },
  'in-page menu': { path: '/nl/klantenservice/', link: (page) => page.getByRole('main').locator('nav a[href^="#"]').first() },
  'reviews of a product': {
    path: '/nl/dames/',
    link: (page) => page.getByRole('main').locator('a[href="#beoordelingen"]').first(),
  },
};

/** Follows a link within the page; the height of the window before and after. */
async function follow(page: Page, link: Locator): Promise<{ before: number; after: number }> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  const before = await height(page);
  await link.click();
  await expect.poll(() => height(page)).not.toBe(before);
  return { before, after: await height(page) };
}

for (const [name, { path, link }] of Object.entries(LINKS)) {
  test(`Back after a link within the page leads to where the window was: ${name}`, async ({ page, problems }) => {
    await page.goto(path);
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
