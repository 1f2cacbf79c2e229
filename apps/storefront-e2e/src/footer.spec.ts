import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { watchLayoutShift } from './layout-shift';
import { expect, hydrated, test } from './shopper';
import { tabTo } from './tab-to';

test.use({ pictures: true });

const footer = (page: Page) => page.getByRole('contentinfo');
const field = (page: Page) => footer(page).getByRole('textbox', { name: 'E-mailadres' });
const button = (page: Page) => footer(page).getByRole('button', { name: 'Meld je aan' });
const GOT_IT = /Gelukt, je aanmelding is binnen/;
const FAILED = /Aanmelden lukte niet/;

/** A new address for each test: the shop limits mails per address. */
const newAddress = () => `emma-${crypto.randomUUID()}@mail.example`;

test('the footer, with every column open, has no accessibility violations and fits every window [FTR-01] [FTR-02]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  // On a large screen they are open.
  if (isMobile)
    for (const heading of await footer(page).locator('summary:visible').all()) await heading.click();
  await expect(footer(page).getByRole('link', { name: /^Bel / })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
  await expect(footer(page).getByText('Zondag')).toBeVisible();
  await expect(footer(page).getByText(/^\d,\d van de 10$/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the newsletter can be asked for by keyboard alone, and its answer moves nothing [FTR-06]', async ({
  page,
}) => {
  const moved = await watchLayoutShift(page);
  await page.goto('/nl/disclaimer/');
  await hydrated(page);
  await tabTo(page, field(page), 200);
  await page.keyboard.type(newAddress());
  await tabTo(page, button(page), 3);
  const height = async () => Math.round((await footer(page).boundingBox())?.height ?? 0);
  const before = await height();
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('status').filter({ hasText: GOT_IT })).toBeVisible();
  expect(await height()).toBe(before);
  expect(await moved()).toBeLessThan(0.01);
  await expectAccessible(page);
});

test('a newsletter request that fails shows an error, and keeps the typed address [FTR-06]', async ({
  page,
}) => {
  await page.route('**/newsletter/subscribe', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/nl/disclaimer/');
  await hydrated(page);
  await field(page).fill('emma@mail.example');
  await button(page).click();
  await expect(footer(page).getByText(FAILED)).toBeVisible();
  await expect(field(page)).toHaveValue('emma@mail.example');
  await expectAccessible(page);
});

test('nothing is sent while nothing, or no address, is filled in [FTR-06]', async ({ page }) => {
  let sent = 0;
  await page.route('**/newsletter/subscribe', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto('/nl/disclaimer/');
  await hydrated(page);
  await button(page).click();
  await field(page).fill('geen adres');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(sent).toBe(0);
});

test('the cache report answers 404, and its panel is absent, while the setting is off [OTH-03]', async ({
  page,
  request,
}) => {
  expect((await request.get('/api/debug/caches')).status()).toBe(404);
  await page.goto('/nl/disclaimer/');
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: 'Caches' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter form comes back to its page with the answer [FTR-06]', async ({ page }) => {
    await page.goto('/nl/dames/?tn_p=2');
    await field(page).fill(newAddress());
    await button(page).click();
    await expect(page).toHaveURL('/nl/dames/?tn_p=2&newsletter=succes#newsletter');
    await expect(footer(page).getByText(GOT_IT)).toBeVisible();
  });
});
