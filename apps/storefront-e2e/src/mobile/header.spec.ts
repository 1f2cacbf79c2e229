import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { watchLayoutShift } from '../layout-shift';
import { expect, hydrated, test } from '../shopper';
import { tabTo } from '../tab-to';

test.use({ pictures: true });

const openMenu = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
};

/** The message in the middle of the top bar. */
const messageInSight = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, 18)?.textContent);

test('the messages above the header go on after 4000 ms, and stand still when the shopper stops them [HDR-01]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/nl/');
  await hydrated(page);
  const first = await messageInSight(page);
  expect(first).toContain('Gratis verzending');
  const stop = page.getByRole('button', { name: 'Zet de berichten stil' });
  await expect(stop).toBeVisible();
  await page.clock.runFor(4000);
  await expect.poll(() => messageInSight(page)).toContain('morgen in huis');
  await page.clock.runFor(4000);
  await expect.poll(() => messageInSight(page)).toBe(first);
  await stop.tap();
  await page.clock.runFor(12_000);
  expect(await messageInSight(page)).toBe(first);
  await expect(page.getByRole('button', { name: 'Laat de berichten doorlopen' })).toBeVisible();
  await expectAccessible(page);
});

test('nothing shifts when the header hydrates and its messages begin to slide [HDR-01]', async ({ page }) => {
  const moved = await watchLayoutShift(page);
  await page.goto('/nl/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Zet de berichten stil' })).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
});

test('the menu shows 3, 5, 7 or 8 entries beside each other, by the width of the window [HDR-06]', async ({
  page,
}) => {
  const menu = await openMenu(page, '/nl/');
  const entries = menu.getByRole('navigation', { name: 'Afdelingen' }).getByRole('list').first();
  for (const [width, beside] of [
    [390, 3],
    [661, 3],
    [662, 5],
    [992, 7],
    [1200, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const fitting = await entries.evaluate((list) => {
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      const place = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return place / (list.firstElementChild?.getBoundingClientRect().width ?? 0);
    });
    expect(Math.round(fitting * 100) / 100).toBe(beside);
  }
});

test('the menu starts where the page is, shows what is in an entry and in its children, and leads to pages [HDR-07] [HDR-08]', async ({
  page,
}) => {
  const menu = await openMenu(page, '/nl/heren/');
  await expect(menu.getByRole('button', { name: 'Heren' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Dames' }).tap();
  await menu.getByRole('button', { name: 'Kleding' }).tap();
  await expect(menu.getByRole('link', { name: 'Jurken' })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Terug naar Dames' }).tap();
  await menu.getByRole('link', { name: 'Tassen' }).tap();
  await expect(page).toHaveURL('/nl/dames/tassen/');
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(menu.getByRole('button', { name: 'Dames' })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'the open menu locks the page, and closes on a click beside it [HDR-09]',
  { tag: '@core' },
  async ({ page }) => {
    const menu = await openMenu(page, '/nl/');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await menu.getByRole('heading', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(380, 400);
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page).toHaveURL('/nl/');
  },
);

test('by keyboard from the first key press through the menu to a listing, and to results of a search [HDR-10]', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, menu.getByRole('button', { name: 'Heren' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('button', { name: 'Kleding' }));
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Terug naar Heren' })).toBeFocused();
  await tabTo(page, menu.getByRole('link', { name: 'Overhemden' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/heren/kleding/overhemden/');
  await expect(menu).toBeHidden();
  // A new page takes the focus, so that the keyboard continues from there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('searchbox'));
  await page.keyboard.type('jurk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?tn_q=jurk');
  await expect(menu).toBeHidden();
});

test('without room to spare the header fits 320 px, and the menu leads to help [HDR-06] [ROU-13]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = await openMenu(page, '/nl/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(menu.getByRole('link', { name: 'Contact en openingstijden' })).toHaveAttribute(
    'href',
    '/nl/contact/',
  );
  await expect(menu.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
});
