import type { Page } from '@playwright/test';
import { watchLayoutShift } from './layout-shift';
import { ownProduct } from './goods';
import { buyHere, lastOrder } from './review-ways';
import { expect, hydrated, inTurns, test } from './shopper';
import { tooWide, ZOOMED } from './too-wide';
import { fillCart, become } from './ways';

test.use({ pictures: true });

/** Placeholder texts of content that is loading. */
const COMES = /(laden|klaargezet|opgehaald|geduld)…/;

const painted = (page: Page) =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    .catch(() => undefined);

/** Shows the server's page before its fonts, its code and any data arrive. */
async function slowly(page: Page): Promise<void> {
  await page.route(/\.woff2$|\/assets\/main\.\w+\.js|\/store-api\/|\/api\//, async (route) => {
    await painted(page);
    await route.continue();
  });
  // Pictures are not loaded: each has reserved space, which is checked as well.
  await page.route('**/media/**', (route) => route.abort());
}

/** Scrolls through the page like a reader, to load lazy content. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });

/** Pictures without reserved space. */
const withoutPlace = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && getComputedStyle(image).aspectRatio === 'auto')
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

interface Found {
  path: string;
  moved: number;
  withoutPlace: string[];
  tooWide: number;
}

/** Layout shifts of each page while it loads and is read. Adds overflow in a window of 320 px. */
async function look(page: Page, paths: readonly string[]): Promise<Found[]> {
  await slowly(page);
  const moved = await watchLayoutShift(page);
  const size = page.viewportSize() ?? ZOOMED;
  const found: Found[] = [];
  for (const path of paths) {
    await page.setViewportSize(size);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const waiting = main.getByText(COMES).or(main.getByRole('status', { name: COMES }));
    await expect(waiting).toHaveCount(0);
    await readThrough(page);
    const seen = { path, moved: await moved(), withoutPlace: await withoutPlace(page) };
    await page.setViewportSize(ZOOMED);
    await readThrough(page);
    found.push({ ...seen, tooWide: await tooWide(page) });
  }
  return found.filter((each) => each.moved >= 0.01 || each.withoutPlace.length || each.tooWide > 0);
}

const table: Record<string, readonly string[]> = {
  'pages of content': [
    '/nl/',
    '/nl/bezorgen/',
    '/nl/contact/',
    '/nl/inspiratie/',
    '/nl/looks/',
    '/nl/merken/',
  ],
  'listings, and results of a search': [
    '/nl/dames/',
    '/nl/heren/kleding/?tn_p=2',
    '/navigation/2ec32d61',
    '/search?tn_q=jurk',
    '/search?tn_q=qqqqqq',
  ],
  'pages of somebody without a session': [
    '/login',
    '/register',
    '/forget-password',
    '/account/recover/password',
    '/account',
    '/account/orders',
    '/cart',
    '/checkout',
    '/order/success',
    '/order/failed?brq_statuscode=690',
    '/registration/confirm',
    '/newsletter-subscribe',
    '/stock-alert',
    '/order/withdraw',
    '/order/return-label?code=x',
    '/wishlist',
    '/wishlist/shared?products=x',
  ],
  'pages of the shell itself': ['/stylingViewer', '/nl/bestaat-niet/', '/_error'],
};

test.describe.configure({ timeout: 300_000 });

for (const [index, [what, paths]] of Object.entries(table).entries()) {
  test(`${what} do not move by themselves, and fit a window of 320 px`, inTurns(index), async ({ page }) => {
    expect(await look(page, paths)).toEqual([]);
  });
}

test(
  'a product’s page does not move by itself, and fits a window of 320 px',
  { tag: '@core' },
  async ({ page }) => {
    expect(await look(page, [await ownProduct()])).toEqual([]);
  },
);

test(
  'a full cart and its checkout do not move by themselves, and fit a window of 320 px',
  { tag: '@core' },
  async ({ page }) => {
    await fillCart(page);
    expect(await look(page, ['/cart', '/side-cart', '/checkout'])).toEqual([]);
  },
);

test('the pages of a customer’s account do not move by themselves, and fit a window of 320 px', async ({
  customer,
  page,
}) => {
  await become(page, customer);
  const product = await buyHere(page);
  const pages = ['/account', '/account/orders', '/account/profile', '/account/addresses'];
  expect(await look(page, [...pages, await lastOrder(page), `/review?product=${product}`])).toEqual([]);
});
