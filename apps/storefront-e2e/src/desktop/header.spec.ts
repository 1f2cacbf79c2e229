import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { openHeld } from '../held-code';
import { watchLayoutShift } from '../layout-shift';
import { expect, hydrated, test } from '../shopper';
import { tabTo } from '../tab-to';

test.use({ pictures: true });

const banner = (page: Page) => page.getByRole('banner');
const submenu = (page: Page, name: string) => banner(page).locator('summary', { hasText: `Submenu ${name}` });
const openedSubmenu = (page: Page, name: string) =>
  banner(page).locator('details[open]', { has: submenu(page, name) });
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
/** The sticky bar with the logo. */
const BAR = 'header > div:has(a[href="/nl/"])';

test(
  'the header has a theme for each part of the shop, and a second row for ladies and men [HDR-04] [HDR-13] [ROU-16]',
  { tag: '@core' },
  async ({ page }) => {
    const themes = new Set<string>();
    for (const [path, context, row] of [
      ['/nl/', 'general', undefined],
      ['/nl/dames/', 'ladies', 'Menu Dames'],
      ['/nl/heren/', 'men', 'Menu Heren'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-context', context);
      themes.add(await styleOf(page, BAR, 'background-color'));
      await expect(banner(page).getByRole('navigation', { name: /^Menu (Dames|Heren)$/ })).toHaveCount(
        row ? 1 : 0,
      );
      if (row) await expect(banner(page).getByRole('navigation', { name: row })).toBeVisible();
    }
    expect(themes.size).toBe(3);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(banner(page).getByRole('navigation', { name: 'Menu Heren' })).toBeHidden();
  },
);

test('highlighted children are upper-case on yellow [HDR-05]', async ({ page }) => {
  await page.goto('/nl/dames/');
  const sale = banner(page)
    .getByRole('navigation', { name: 'Menu Dames' })
    .getByRole('link', { name: 'Sale' });
  await expect(sale).toHaveCSS('text-transform', 'uppercase');
  await expect(sale).toHaveCSS('background-color', 'rgb(244, 221, 116)');
});

test('the menu of an entry opens under a resting pointer, and has no accessibility violations [HDR-03]', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  await banner(page).getByRole('link', { name: 'Dames', exact: true }).hover();
  const jeans = banner(page).getByRole('link', { name: 'Jeans' });
  await expect(jeans).toBeVisible();
  await expectAccessible(page);
  await jeans.click();
  await expect(page).toHaveURL('/nl/dames/kleding/jeans/');
  await expect(openedSubmenu(page, 'Dames')).toHaveCount(0);
});

for (const key of ['Enter', 'Space']) {
  test(`by keyboard ${key} opens a menu, Tab goes through it, Escape closes it, and focus alone opens nothing`, async ({
    page,
  }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await tabTo(page, submenu(page, 'Dames'));
    await expect(openedSubmenu(page, 'Dames')).toHaveCount(0);
    await page.keyboard.press(key);
    const first = banner(page).getByRole('link', { name: 'Alles in Dames' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(submenu(page, 'Dames')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(submenu(page, 'Heren')).toBeFocused();
    await expect(openedSubmenu(page, 'Heren')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the top entries are links, and what is in them opens beside them, by pointer and keyboard [HDR-03]', async ({
    page,
  }) => {
    await page.goto('/nl/');
    const dresses = banner(page).getByRole('link', { name: 'Jurken' });
    await expect(dresses).toBeHidden();
    await submenu(page, 'Dames').press('Enter');
    await expect(dresses).toBeVisible();
    await submenu(page, 'Heren').click();
    await expect(dresses).toBeHidden();
    await banner(page).getByRole('link', { name: 'Overhemden' }).click();
    await expect(page).toHaveURL('/nl/heren/kleding/overhemden/');
    await banner(page).getByRole('link', { name: 'Dames', exact: true }).hover();
    await expect(dresses).toBeVisible();
    await banner(page).getByRole('link', { name: 'Dames', exact: true }).click();
    await expect(page).toHaveURL('/nl/dames/');
  });
});

test('with the code held back a menu opens at once, and is as open when the code is there [HDR-03]', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/nl/');
  await submenu(page, 'Dames').click();
  const dresses = banner(page).getByRole('link', { name: 'Jurken' });
  await expect(dresses).toBeVisible();
  await letGo();
  await expect(dresses).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Overhemden', includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dresses).toBeHidden();
  await expect(submenu(page, 'Dames')).toBeFocused();
});

test('by keyboard to a page of the menu and to results of a search [HDR-10]', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await tabTo(page, submenu(page, 'Heren'));
  await page.keyboard.press('Enter');
  await tabTo(page, banner(page).getByRole('link', { name: 'Overhemden' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/heren/kleding/overhemden/');
  await page.goto('/nl/');
  await hydrated(page);
  await tabTo(page, banner(page).getByRole('searchbox'));
  await page.keyboard.type('  jurk  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?tn_q=jurk');
});

test('the search box stands in the bar, 250 px wide where there is room, and below it under 1024 px [HDR-14]', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  const box = banner(page).getByRole('searchbox');
  await expect(box).toHaveAttribute('id', 'search-desktop');
  await expect(box).toHaveCSS('width', '250px');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(box).toHaveAttribute('id', 'search-desktop');
  const bar = page.locator(BAR).first();
  const [inBar, whole] = [await box.boundingBox(), await bar.boundingBox()];
  expect((inBar?.y ?? 0) + (inBar?.height ?? 0)).toBeLessThan((whole?.y ?? 0) + (whole?.height ?? 0));
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(box).toHaveAttribute('id', 'search-mobile');
});

test('the bar stays in sight, and what gets the focus is never under it', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = page.locator(BAR).first();
  await expect(bar).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await bar.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || element.contains(focused)) return false;
      return focused.getBoundingClientRect().top < element.getBoundingClientRect().bottom;
    });
    expect(covered).toBe(false);
  }
});

test('today’s opening hours go by the clock on a page of yesterday, and nothing moves for it [HDR-02]', async ({
  page,
}) => {
  const moved = await watchLayoutShift(page);
  const texts = new Set<string>();
  for (const day of ['2027-01-07T12:00:00Z', '2027-01-10T12:00:00Z']) {
    // A Thursday with late shopping, and a Sunday.
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/nl/');
    await hydrated(page);
    texts.add(
      (await banner(page)
        .getByText(/^Vandaag/)
        .textContent()) ?? '',
    );
  }
  expect(texts.size).toBe(2);
  await expect(banner(page).getByRole('link', { name: 'Klanten geven ons een 9,2 uit 10' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
});
