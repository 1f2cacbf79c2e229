import type { Page } from '@playwright/test';
import { ownProduct } from '../goods';
import { guestOrder } from '../guest-order';
import { buyHere, lastOrder } from '../review-ways';
import { expect, hydrated, test } from '../shopper';
import { become, fillCart } from '../ways';

test.use({ pictures: true });

/** Number of A4 sheets for a page. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Visible controls that need a screen. */
async function controls(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page
    .locator(
      'header:not(main *), footer:not(main *), nav, button, input, select, textarea, dialog, a[href="#main"], a[data-variant]',
    )
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
}

const PAPERS: Record<string, { path: (page: Page) => Promise<string> | string; sheets: number }> = {
  product: { path: () => ownProduct(), sheets: 2 },
  'terms of the shop': { path: () => '/nl/algemene-voorwaarden/', sheets: 12 },
  FAQ: { path: () => '/nl/klantenservice/', sheets: 6 },
};

for (const [name, { path, sheets }] of Object.entries(PAPERS)) {
  test(`on paper a page has what one reads, and nothing to press: ${name}`, async ({ page }) => {
    await page.goto(await path(page));
    await hydrated(page);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(sheets);
    expect(await controls(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('on paper the head of a row of products stands above them', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const rows = page.getByRole('main').locator('section:has(h2):has(article)');
  await expect(rows).not.toHaveCount(0);
  const overlaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const bottom = row.querySelector('h2')?.getBoundingClientRect().bottom ?? NaN;
      return bottom - (row.querySelector('article')?.getBoundingClientRect().top ?? NaN);
    }),
  );
  expect(overlaps.filter((px) => !(px <= 0))).toEqual([]);
});

test('on paper a cart has the number of pieces, and nothing to press', async ({ page }) => {
  await fillCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const [field, ...others] = await controls(page);
  expect(field).toContain('aria-label="Aantal van ');
  expect(others).toEqual([]);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('1');
});

test('on paper an order is two sheets, with its goods, sums and addresses', async ({ page, customer }) => {
  await become(page, customer);
  await buyHere(page);
  await page.goto(await lastOrder(page));
  await hydrated(page);
  await expect(page.getByRole('main').getByText(/^Totaal/)).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  expect(await controls(page)).toEqual([]);
  const main = page.getByRole('main');
  for (const text of ['Subtotaal', 'Verzendkosten', 'Factuuradres'])
    await expect(main.getByText(text)).toBeVisible();
});

test('on paper the order of a guest is two sheets', async ({ page }) => {
  const { link, zipcode, email } = await guestOrder(page);
  await page.goto(link);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-mailadres').fill(email);
  await main.getByLabel('Postcode').fill(zipcode);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Subtotaal')).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  expect(await controls(page)).toEqual([]);
});

test('the answers of questions are read on paper, closed or open', async ({ page }) => {
  await page.goto('/nl/klantenservice/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const answers = page.getByRole('main').locator('details');
  const heights = await answers.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height - (one.querySelector('summary')?.clientHeight ?? 0)),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter((height) => height < 16)).toEqual([]);
});
