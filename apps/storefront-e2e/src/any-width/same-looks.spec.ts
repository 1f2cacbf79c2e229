import type { Page } from '@playwright/test';
import { ownProduct } from '../goods';
import { expect, hydrated, inTurns, test } from '../shopper';

test.use({ pictures: true });

/** Properties that change when a style sheet comes in another order, too late, or twice. */
const LOOKS = [
  'background-color',
  'background-image',
  'border-bottom-width',
  'border-radius',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'margin-bottom',
  'margin-top',
  'max-width',
  'opacity',
  'padding-bottom',
  'padding-left',
  'position',
  'text-decoration-line',
  'text-transform',
  'visibility',
];

/** Scrolls through a page until its pictures have loaded and nothing moves. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** Elements that look alike before and after script: sliders' arrows wait for it. */
const STILL = 'main *:not(button, button *, :has(> button))';

/** Computed styles in the page, by the classes of an element and its ancestors. */
const looksOf = (page: Page, selector = 'main *'): Promise<Record<string, string[]>> =>
  page.evaluate(
    ({ names, of }) => {
      const found: Record<string, string[]> = {};
      for (const element of document.querySelectorAll(of)) {
        const around = [element.parentElement?.parentElement, element.parentElement, element];
        const name = around
          .map((each) => `${each?.localName}.${each?.getAttribute('class') ?? ''}`)
          .join(' > ');
        const style = getComputedStyle(element);
        const look = names.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
        const looks = (found[name] ??= []);
        if (!looks.includes(look)) looks.push(look);
      }
      return found;
    },
    { names: LOOKS, of: selector },
  );

/** Follows a link appended to the page's content. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Compares the elements that occur in both. */
function expectSame(found: Record<string, string[]>, right: Record<string, string[]>): void {
  const both = Object.keys(found).filter((place) => place in right);
  expect(both.length).toBeGreaterThan(10);
  const sorted = (looks: Record<string, string[]>) => both.map((place) => [place, looks[place]?.toSorted()]);
  expect(sorted(found)).toEqual(sorted(right));
}

const PAGES: Record<string, () => Promise<string> | string> = {
  home: () => '/nl/',
  'front of ladies': () => '/nl/dames/',
  listing: () => '/nl/dames/kleding/jurken/',
  search: () => '/search?tn_q=trui',
  product: () => ownProduct(),
  brands: () => '/nl/merken/',
  FAQ: () => '/nl/klantenservice/',
  inspiration: () => '/nl/inspiratie/',
  cart: () => '/cart',
  login: () => '/login',
};

for (const [index, [name, find]] of Object.entries(PAGES).entries()) {
  test(`${name} looks the same as a document and after two other pages`, inTurns(index), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await find();
    await page.goto(path);
    const atFirst = await looksOf(page, STILL);
    await hydrated(page);
    await readThrough(page);
    const asDocument = await looksOf(page);
    const [first = '', second = ''] = ['/nl/looks/', '/nl/winkels/'].filter((other) => other !== path);
    await page.goto(first);
    await hydrated(page);
    await follow(page, second);
    await follow(page, path);
    await readThrough(page);
    const reached = await looksOf(page);
    expectSame(reached, asDocument);
    expectSame(atFirst, asDocument);
  });
}
