import type { Locator, Page } from '@playwright/test';
import { ASKS_CODE, expect, hydrated, productCards, test } from './shopper';

test.use({ pictures: true });

const grid = (page: Page) => page.getByRole('list', { name: 'Artikelen', exact: true });

const columnsOf = (list: Locator): Promise<number> =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test('a colour on a card changes its picture and where it leads, by finger and by key, and moves nothing [LST-21]', async ({
  page,
}) => {
  await page.goto('/nl/dames/sale/');
  await hydrated(page);
  const card = page.locator('main article:has([data-card-row="choices"])').first();
  const picture = card.locator('img').first();
  const colours = card.locator('button[aria-pressed][title]');
  const own = colours.first();
  const other = colours.nth(1);
  const link = card.getByRole('link');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toHaveAttribute('href', /\d$/);
  const height = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  const before = await height();

  await other.click();
  await expect(link).toHaveAttribute('href', /\?kleur=[a-z-]+$/);
  const inOther = (await picture.getAttribute('src')) ?? '';
  await own.focus();
  await page.keyboard.press('Space');
  await expect(picture).not.toHaveAttribute('src', inOther);
  await expect(link).toHaveAttribute('href', /\d$/);
  expect(await height()).toBe(before);

  await other.click();
  await expect(picture).toHaveAttribute('src', inOther);
  await link.click();
  await expect(page).toHaveURL(/\?kleur=[a-z-]+$/);
});

test(
  'a card shows its second picture and its sizes to a pointer that rests on it, and its sizes in words to a finger [LST-21]',
  ASKS_CODE,
  async ({ page, isMobile }) => {
    await page.goto('/nl/dames/kleding/');
    await hydrated(page);
    const card = page.locator('main article:has([data-card-row="sizes"])').first();
    const pictures = card.locator('img');
    const inWords = card.getByText(/^(In|Nog in) \d+ ma(at|ten)|^Uitverkocht/);
    if (isMobile) {
      await expect(inWords).toBeInViewport();
      await expect(pictures).toHaveCount(1);
      return;
    }
    await card.getByRole('link').hover();
    await expect(pictures).toHaveCount(2);
    await expect(pictures.nth(1)).toBeVisible();
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.locator('p[aria-hidden]')).toHaveCSS('opacity', '1');
  },
);

test(
  'the grid has two columns on a phone, three on a desktop, four when the filter bar is closed [LST-16]',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    await page.goto('/nl/dames/');
    await hydrated(page);
    expect(await columnsOf(grid(page))).toBe(isMobile ? 2 : 3);
    if (isMobile) return;
    await page.getByRole('button', { name: 'Filters verbergen' }).click();
    await expect.poll(() => columnsOf(grid(page))).toBe(4);
  },
);

test('cards that are not laid out yet keep the place that they will need, also on sale', async ({ page }) => {
  await page.goto('/nl/dames/sale/');
  await hydrated(page);
  await expect(productCards(page)).toHaveCount(48);
  const wrong = await grid(page).evaluate((list) => {
    const cells = [...list.children].filter((cell) => cell instanceof HTMLElement);
    const heights = () => cells.map((cell) => Math.round(cell.getBoundingClientRect().height));
    const reserved = heights();
    for (const cell of cells) cell.style.contentVisibility = 'visible';
    return heights().filter((height, index) => Math.abs(height - (reserved[index] ?? 0)) > 1);
  });
  expect(wrong).toEqual([]);
});

test(
  'slides are 181 px wide, 281 px from 1024 px on, and 16 px apart [PDP-08]',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    const measure = () =>
      page
        .getByRole('region', { name: 'Net binnen' })
        .getByRole('list')
        .first()
        .evaluate((list) => {
          const [first, second] = [...list.children].filter((item) => item instanceof HTMLElement);
          if (!first || !second) return [];
          return [first.offsetWidth, second.offsetLeft - first.offsetLeft - first.offsetWidth];
        });
    await page.goto('/nl/');
    await hydrated(page);
    await expect.poll(measure).toEqual([isMobile ? 181 : 281, 16]);
    if (isMobile) return;
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(measure).toEqual([281, 16]);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect.poll(measure).toEqual([181, 16]);
  },
);

test('pictures that cannot be fetched leave the shop’s own sign in their place, and nothing moves', async ({
  page,
}) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/nl/dames/kleding/');
  await hydrated(page);
  const first = productCards(page).first();
  await expect(first.locator('[data-missing]')).toBeVisible();
  await expect(first.getByRole('img')).toHaveAccessibleName(/./);
  await expect(first.locator('img')).toHaveCount(0);
});
