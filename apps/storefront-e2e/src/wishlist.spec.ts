import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ownProduct } from './goods';
import { ASKS_CODE, expect, hydrated, productCards, test } from './shopper';
import { tabTo } from './tab-to';
import { logIn } from './ways';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /op je verlanglijst$/ });
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Verlanglijst/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Verlanglijst/ });
const rows = (page: Page) => panel(page).getByRole('link', { name: /^Bekijk product/ });

async function saveFirst(page: Page, count: number): Promise<void> {
  await page.goto('/nl/dames/');
  await hydrated(page);
  for (let index = 0; index < count; index += 1) {
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
}

test(
  'a guest’s list is merged with that of the customer who logs in, and stays in the browser after logging out [WSH-02, WSH-07, WSH-08, WSH-09, WSH-13, SES-06, HDR-12]',
  { tag: '@core' },
  async ({ customer, page, problems }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/customer/wishlist')) asked.push(request.url());
    });
    await saveFirst(page, 2);
    await expect(opener(page)).toHaveAccessibleName(/2 artikelen/);
    await opener(page).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(panel(page).getByText('€').first()).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto('/nl/dames/');
    await hydrated(page);
    // Content before the listing hydrates when a shopper comes near.
    await hearts(page).first().scrollIntoViewIfNeeded();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');

    await logIn(page, customer);
    await expect.poll(() => asked.some((url) => url.endsWith('/merge'))).toBe(true);
    await opener(page).click();
    await expect(rows(page)).toHaveCount(2);
    await panel(page).getByRole('button', { name: /^Haal/ }).first().click();
    await expect(rows(page)).toHaveCount(1);
    await panel(page).getByRole('button', { name: 'Sluiten' }).click();
    // Leaving the panel's history entry would abort the reload.
    await expect.poll(() => page.evaluate(() => Object(history.state).overlay)).toBeUndefined();
    await page.reload();
    await hydrated(page);
    await expect(opener(page)).toHaveAccessibleName(/\b1 artikel/);

    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await opener(page).click();
    await expect(rows(page)).toHaveCount(1);
    expect(problems).toEqual([]);
  },
);

test(
  'the panel comes from the right, 464 px wide or as wide as a phone, and the page behind it stays in its place [WSH-01, WSH-03, WSH-05]',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    await page.goto('/nl/dames/');
    await hydrated(page);
    const scrolled = isMobile ? 0 : 600;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
    // Its height may differ by 1/64 px after a layout; that moves nothing.
    const place = async () => {
      const box = await page.getByRole('main').boundingBox();
      return { x: box?.x, y: box?.y, width: box?.width };
    };
    const before = await place();
    const at = await opener(page).boundingBox();
    // Not by the locator, which scrolls before it clicks.
    await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 20);
    await expect(panel(page).getByRole('link', { name: 'Naar de artikelen' })).toHaveAttribute('href', '/');
    const width = page.viewportSize()?.width ?? 0;
    const broad = isMobile ? width : 464;
    // It slides in.
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: width - broad, width: broad });
    expect(await place()).toEqual(before);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 500);
    expect(await place()).toEqual(before);

    await panel(page).getByRole('button', { name: 'Sluiten' }).click();
    await expect(panel(page)).toBeHidden();
    expect(await place()).toEqual(before);
    await opener(page).click();
    await expect(panel(page).getByRole('link', { name: 'Naar de artikelen' })).toBeVisible();
    await expectAccessible(page);
    if (isMobile) return;
    await page.mouse.click(100, 400);
    await expect(panel(page)).toBeHidden();
  },
);

test('going back closes the panel and stays on the page; going on from it and back again ends on the page [WSH-01]', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  await saveFirst(page, 1);
  let loadedAgain = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/nl/dames/_payload.json')) loadedAgain += 1;
  });
  await opener(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/nl/dames/');
  expect(loadedAgain).toBe(0);

  await opener(page).click();
  await rows(page).click();
  await expect(page).not.toHaveURL('/nl/dames/');
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/nl/dames/');
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/nl/');
});

test('a product comes on the wishlist and leaves it again without a mouse [WSH-02, HDR-11]', async ({
  page,
}) => {
  await page.goto(await ownProduct());
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heart = hearts(page).first();
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hydrated(page);
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, panel(page).getByRole('button', { name: /^Haal/ }));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Er staat nog niets op je verlanglijst')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test(
  'Back to a listing shows the product through which the shopper left [WSH-06]',
  ASKS_CODE,
  async ({ page }) => {
    await page.goto('/nl/dames/');
    await hydrated(page);
    const card = productCards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link').click();
    await expect(page).not.toHaveURL('/nl/dames/');
    await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/nl/dames/');
    // At 300 px, or higher: the whole card is visible with 16 px below it.
    const { height = 0 } = page.viewportSize() ?? {};
    const box = async () => (await card.boundingBox()) ?? { y: Infinity, height: Infinity };
    await expect
      .poll(async () => {
        const { y, height: tall } = await box();
        return Math.abs(y - Math.min(300, height - 16 - tall));
      })
      .toBeLessThan(1);
  },
);
