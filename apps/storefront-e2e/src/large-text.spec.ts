import type { Locator, Page } from '@playwright/test';
import { findBrowser } from '../../../tools/browser';
import { vendor } from './demo';
import { ownProduct, ownVariant } from './goods';
import { buyHere, lastOrder } from './review-ways';
import { expect, hydrated, inTurns, test } from './shopper';
import { textTroubles } from './text-fit';
import { tooWide } from './too-wide';
import { addToCart, fillCart, filledCart, become } from './ways';

// Uses the regular Chromium: the headless one spaces letters differently, by fractions of a pixel.
test.use({
  pictures: true,
  launchOptions: ({ launchOptions }, provide) => provide({ ...launchOptions, executablePath: findBrowser() }),
});

/** Target of a link on a page. */
async function linkOn(page: Page, path: string, form: RegExp): Promise<string> {
  const found = form.exec(await (await page.request.get(path)).text())?.[1];
  if (!found) throw new Error(`${path} has no link of the form ${form}.`);
  return found;
}

/** True when the element is horizontally inside the window. */
const isInWindow = (what: Locator) =>
  what.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= document.documentElement.clientWidth;
  });

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/** Scrolls through the page to load lazy content. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Text lost by a page at twice the text size. */
async function lostByLargeText(page: Page) {
  await readThrough(page);
  const usual = await textTroubles(page);
  await setText(page, '200%');
  await readThrough(page);
  const large = await textTroubles(page);
  const header = page.getByRole('banner');
  const outside: string[] = [];
  const help = /^Hulp nodig/;
  const isBare = (await header.getByRole('link', { name: help }).count()) > 0;
  for (const name of isBare ? [help] : [/^(Inloggen|Mijn account)/, /^Verlanglijst/, /^Winkelmand/]) {
    const action = header.getByRole('link', { name }).or(header.getByRole('button', { name })).first();
    if (!(await isInWindow(action))) outside.push(String(name));
  }
  return {
    tooWide: await tooWide(page),
    outside,
    cut: large.cut.filter((text) => !usual.cut.includes(text)),
    over: large.over.filter((text) => !usual.over.includes(text)),
  };
}

const NOTHING = { tooWide: 0, outside: [], cut: [], over: [] };

/** Text lost by a path's page, in a window of 390 or 1280 px. */
async function lookAt(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return lostByLargeText(page);
}

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 });
  // Rotating content stays the same.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Pictures are not loaded: each has reserved space.
  await page.route('**/media/**', (route) => route.abort());
});

const fixed = {
  home: '/nl/',
  listing: '/nl/dames/',
  search: '/search?tn_q=jurk',
  'empty search': '/search?tn_q=qqqqqq',
  FAQ: '/nl/klantenservice/',
  login: '/login',
};

for (const [index, [name, path]] of Object.entries(fixed).entries()) {
  test(`the ${name} page holds text of twice the size`, inTurns(index), async ({ page }) => {
    expect(await lookAt(page, path)).toEqual(NOTHING);
  });
}

const linked: Record<string, (page: Page) => Promise<string>> = {
  brand: (page) => linkOn(page, '/nl/merken/', /href="(\/nl\/merken\/[a-z0-9-]+\/?)"/),
  product: () => ownProduct(),
  blog: (page) => linkOn(page, '/nl/inspiratie/', /href="(\/nl\/blog\/[a-z0-9-]+\/?)"/),
  look: (page) => linkOn(page, '/nl/looks/', /href="(\/nl\/looks?\/[a-z0-9-]+\/?)"/),
};

for (const [index, [name, find]] of Object.entries(linked).entries()) {
  test(`the ${name} page holds text of twice the size`, inTurns(index), async ({ page }) => {
    expect(await lookAt(page, await find(page))).toEqual(NOTHING);
  });
}

for (const [index, [name, path]] of Object.entries({ cart: '/cart', checkout: '/checkout' }).entries()) {
  test(`the full ${name} holds text of twice the size`, inTurns(index), async ({ page }) => {
    await fillCart(page);
    expect(await lookAt(page, path)).toEqual(NOTHING);
  });
}

test('the pages of the account hold text of twice the size', async ({ customer, page }) => {
  await become(page, customer);
  const product = await buyHere(page);
  const pages = ['/account', '/account/orders', '/account/profile', '/account/addresses'];
  for (const path of [...pages, await lastOrder(page), `/review?product=${product}`])
    expect({ path, ...(await lookAt(page, path)) }).toEqual({ path, ...NOTHING });
});

test('the header, and what is filled in, hold text of twice the size in the narrowest windows', async ({
  page,
  context,
}) => {
  const { token } = await filledCart();
  const { id } = await ownVariant(token);
  const items = [{ id, referencedId: id, type: 'product', quantity: 18 }];
  await vendor('/checkout/cart/line-item', { items }, token);
  const { origin } = new URL((await page.request.get('/nl/')).url());
  await context.addCookies([{ name: 'sw-context-token', value: token, url: origin }]);
  for (const width of [320, 344, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/cart');
    await hydrated(page);
    await setText(page, '200%');
    expect({ width, tooWide: await tooWide(page) }).toEqual({ width, tooWide: 0 });
    for (const name of [/^(Inloggen|Mijn account)/, /^Verlanglijst/, /^Winkelmand/]) {
      const action = page.getByRole('banner').getByRole('link', { name }).first();
      expect({ width, name, isInWindow: await isInWindow(action) }).toEqual({
        width,
        name,
        isInWindow: true,
      });
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/checkout', '/register']) {
    await page.goto(path);
    await hydrated(page);
    await setText(page, '200%');
    expect({ path, tooWide: await tooWide(page) }).toEqual({ path, tooWide: 0 });
  }
});

test('the cart panel holds text of twice the size, its lines stay in reach', async ({ page }) => {
  await page.goto(await ownProduct());
  await hydrated(page);
  await setText(page, '200%');
  await addToCart(page);
  const panel = page.getByRole('dialog');
  const line = panel.getByRole('listitem').first();
  await line.getByRole('link').first().click({ trial: true });
  await line.getByRole('button', { name: 'Verwijderen' }).click({ trial: true });
  await panel.getByRole('link', { name: 'Bekijk winkelmand' }).click({ trial: true });
  expect(await tooWide(page)).toBe(0);
});

test('the search panel holds text of twice the size', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await setText(page, '200%');
  await page.getByRole('banner').getByRole('searchbox').first().click();
  await page.keyboard.type('trui');
  const panel = page.getByRole('dialog');
  await panel.getByRole('option').last().click({ trial: true });
  expect(await tooWide(page)).toBe(0);
});

test('the question about cookies holds text of twice the size', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await setText(page, '200%');
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  const panel = page.getByRole('region', { name: 'Jouw keuze over cookies' });
  for (const name of ['Alles weigeren', 'Alles accepteren', 'Keuze bewaren']) {
    const answer = panel.getByRole('button', { name });
    await answer.click({ trial: true });
    expect({ name, isInWindow: await isInWindow(answer) }).toEqual({ name, isInWindow: true });
  }
  const [width, room] = await panel.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(width).toBe(room);
});
