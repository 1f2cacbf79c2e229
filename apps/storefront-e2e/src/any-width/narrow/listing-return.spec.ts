import type { Locator, Page } from '@playwright/test';
import { installClock } from '../../clock';
import { expect as expectSoon, hydrated, productCards, test } from '../../shopper';

const PATH = '/nl/dames/';

// Long pages, and many of them.
const expect = expectSoon.configure({ timeout: 30_000 });
test.slow();

const linkOf = (card: Locator) => card.getByRole('link').first();
const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? -1;
const addresses = (page: Page) =>
  productCards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href')));

/** Loads further pages until this many are shown. */
async function showPages(page: Page, pages: number): Promise<void> {
  await installClock(page);
  await page.goto(PATH);
  await hydrated(page);
  for (let number = 2; number <= pages; number++) {
    await page.getByRole('link', { name: 'Toon meer artikelen' }).click();
    await expect(page).toHaveURL(`${PATH}?tn_p=${number}`);
    await expect(productCards(page)).toHaveCount(48 * number);
    await page.clock.fastForward(2500);
  }
}

/** Expects the shopper's position: the same cards, the last opened one visible, focus on its link. */
async function expectReturned(page: Page, before: readonly unknown[], card: Locator): Promise<void> {
  await expect(page).toHaveURL(`${PATH}?tn_p=${before.length / 48}`);
  await expect(productCards(page)).toHaveCount(before.length);
  expect(await addresses(page)).toEqual(before);
  await expect(linkOf(card)).toBeFocused();
  await expect.poll(() => topOf(card)).toBeGreaterThan(0);
  expect(await topOf(card)).toBeLessThanOrEqual(301);
}

test(
  'back from a product a listing of four pages has the same cards, with focus on the clicked one [WSH-06] [LST-28]',
  { tag: '@core' },
  async ({ page }) => {
    await showPages(page, 4);
    const before = await addresses(page);
    const card = productCards(page).nth(160);
    await linkOf(card).click();
    await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
    await page.goBack();
    await expectReturned(page, before, card);
  },
);

test('back from a reloaded product a listing has the same cards, with focus on the clicked one [WSH-06] [LST-28]', async ({
  page,
}) => {
  await showPages(page, 2);
  const before = await addresses(page);
  const card = productCards(page).nth(70);
  await linkOf(card).click();
  await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectReturned(page, before, card);
});

/** Records the scroll position and the card's top, for every painted frame of the listing. */
const watchFrames = (page: Page, path: string, href: string) =>
  page.evaluate(
    ([listing, product]) => {
      globalThis.watchedFrames = [];
      const look = () => {
        const card = document.querySelector(`main article a[href="${product}"]`)?.closest('article');
        if (location.pathname === listing && card)
          globalThis.watchedFrames.push([Math.round(scrollY), Math.round(card.getBoundingClientRect().top)]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [path, href] as const,
  );

const changes = (values: readonly number[]) => values.filter((value, at) => value !== values[at - 1]);

for (const { address, motion } of [
  { address: PATH, motion: 'reduce' },
  { address: PATH, motion: 'no-preference' },
  // Its header differs from the product's.
  { address: '/search?tn_q=jurken', motion: 'reduce' },
] as const) {
  test(`back on ${address} (motion: ${motion}) the window stands in one place from the first frame on, and the whole card is in sight with its name and price [WSH-06]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(address);
    await hydrated(page);
    const card = productCards(page).nth(21);
    await card.scrollIntoViewIfNeeded();
    const href = (await linkOf(card).getAttribute('href')) ?? '';
    await linkOf(card).click();
    await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
    await watchFrames(page, new URL(address, page.url()).pathname, href);
    await page.goBack();
    await expect(linkOf(card)).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
    const frames = await page.evaluate(() => globalThis.watchedFrames);
    expect(changes(frames.map(([scrolled]) => scrolled))).toHaveLength(1);
    expect(changes(frames.map(([, top]) => top))).toHaveLength(1);
    expect(await topOf(card)).toBeLessThanOrEqual(301);
  });
}

test('a reload and a way back from another site show the same cards at the same place [LST-28]', async ({
  page,
}) => {
  await showPages(page, 2);
  const before = await addresses(page);
  const card = productCards(page).nth(60);
  await card.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => window.scrollBy({ top: -150, behavior: 'instant' }));
  const place = await topOf(card);
  const expectSame = async () => {
    await expect(productCards(page)).toHaveCount(before.length);
    expect(await addresses(page)).toEqual(before);
    await expect.poll(async () => Math.abs((await topOf(card)) - place)).toBeLessThan(2);
  };
  await page.reload();
  await hydrated(page);
  await expectSame();
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await expectSame();
});

test('a listing keeps working when the browser’s storage is full [LST-28]', async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { setItem: full });
  });
  await page.goto(`${PATH}?tn_p=2`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Toon vorige artikelen' }).click();
  await expect(productCards(page)).toHaveCount(96);
  await page.reload();
  await hydrated(page);
  await expect(productCards(page)).toHaveCount(48);
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
});
