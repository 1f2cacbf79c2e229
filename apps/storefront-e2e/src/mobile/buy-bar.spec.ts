import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { ownProduct } from '../goods';
import { expect, hydrated, test, AVAILABLE } from '../shopper';
import { tooWide } from '../too-wide';

test.use({ pictures: true });

/** Both buttons, the form's own first; at most one is visible. */
const buttons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'In winkelmand', exact: true });
const bar = (page: Page) => page.locator('[data-at-foot]');
const foot = (page: Page) => page.getByRole('contentinfo');

const open = async (page: Page, query = '') => {
  await page.goto((await ownProduct()) + query);
  await hydrated(page);
};

/** Scrolls until the form's button has just left the screen. */
const passButton = (page: Page) =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('form button[value="add"]')?.getBoundingClientRect() ?? {};
    scrollBy({ top: (bottom ?? 0) + 40, behavior: 'instant' });
  });

/** True when the focused element is visible between the header and the bar. */
const seesFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.closest('[data-at-foot]')) return true;
    const { top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
    const edge = document.querySelector('[data-at-foot="true"]')?.getBoundingClientRect().top ?? innerHeight;
    return top >= 0 && bottom <= edge;
  });

test('name and price stand in the first screen of a phone [PDP-11]', { tag: '@core' }, async ({ page }) => {
  await page.goto(await ownProduct());
  const name = page.getByRole('heading', { level: 1 });
  const bottom = await name.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(844);
  const picture = await page.getByRole('main').locator('section img').first().boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(5 / 4, 1);
});

test('a bar with the choice sticks once the form’s button has left the screen, and puts it into the cart [PDP-03] [PDP-11]', async ({
  page,
}) => {
  await open(page);
  await expect(buttons(page)).toHaveCount(1);
  await passButton(page);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('Kies je maat');
  await expectAccessible(page);
  await bar(page).getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText('Kies je maat');
  const size = page.getByRole('radio', { name: AVAILABLE }).first();
  await expect(size).toBeFocused();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Space');
  await passButton(page);
  await expect(bar(page)).toContainText(`Maat ${await size.inputValue()}`);
  await bar(page).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' })).toBeVisible();
});

test('the bar never lies over what has the focus, nor over the end of the page', async ({ page }) => {
  await open(page);
  await passButton(page);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('main').locator('summary').first().focus();
  const hidden: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await seesFocus(page)))
      hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  expect(hidden).toEqual([]);
  await foot(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(bar(page)).not.toBeInViewport();
});

for (const [what, size] of Object.entries({
  'a phone on its side': { width: 844, height: 390 },
  'the narrowest phone': { width: 320, height: 568 },
})) {
  test(`on ${what} the bar leaves room for the page, also with text of twice the size`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '?maat=M');
    await passButton(page);
    await expect(bar(page)).toBeVisible();
    expect(await tooWide(page)).toBe(0);
    const box = async () => (await bar(page).boundingBox()) ?? size;
    expect((await box()).height / size.height).toBeLessThan(0.25);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await passButton(page);
    await expect(bar(page)).toBeVisible();
    expect((await box()).height / size.height).toBeLessThan(0.4);
    expect((await box()).width).toBeLessThanOrEqual(size.width);
    await bar(page).getByRole('button').click({ trial: true });
  });
}

test('the button that leads back to the top floats above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await passButton(page);
  const up = page.locator('[data-shown="true"]').getByRole('button');
  // It hides before the content it would cover; further down it appears again.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy({ top: 30, behavior: 'instant' }));
      return up.isVisible();
    })
    .toBe(true);
  const lowest = async () => {
    const { y, height } = (await up.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const edge = (await bar(page).boundingBox())?.y ?? 0;
  await expect.poll(lowest).toBeLessThanOrEqual(edge);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there as well, and its button sends the form [PDP-03]', async ({ page }) => {
    await page.goto(await ownProduct());
    await page.getByRole('radio', { name: AVAILABLE }).first().check({ force: true });
    await bar(page).getByRole('button', { name: 'In winkelmand', exact: true }).click();
    await expect(page).toHaveURL('/cart');
  });
});
