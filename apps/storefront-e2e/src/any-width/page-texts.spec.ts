import type { Locator, Page } from '@playwright/test';
import { buyHere, lastOrder } from '../review-ways';
import { ownProduct } from '../goods';
import { expect, hydrated, intend, test } from '../shopper';
import { become, fillCart } from '../ways';
const TEXTS = '**/api/getSnippets';

/** Watches all elements of the page's content; the result lists texts that differ since then. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  const watched = await page.getByRole('main').evaluateHandle((main) => {
    const textOf = ({ childNodes }: Element) =>
      Array.from(childNodes, (node) => (node instanceof Text ? node.data : '')).join('');
    const before = Array.from(main.querySelectorAll('*'), (element) => [element, textOf(element)] as const);
    return {
      changed: () =>
        before
          .filter(([element, text]) => textOf(element) !== text && element.isConnected)
          .map(([element]) => textOf(element)),
    };
  });
  return () => watched.evaluate(({ changed }) => changed());
}

/** Opens a page and expects no text of it to change when the list of all texts arrives. */
async function expectTexts(page: Page, path: string, last: Locator): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route(TEXTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await hydrated(page);
  await last.waitFor();
  const changed = await watchTexts(page);
  const arrived = page.waitForResponse(TEXTS);
  // The list is loaded at the first touch or when the browser is idle.
  await intend(page);
  held.resolve();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect.soft(await changed(), path).toEqual([]);
  await page.unroute(TEXTS);
}

test("a guest's pages have all texts before the list of texts arrives", async ({ page }) => {
  await fillCart(page);
  await page.goto('/nl/dames/kleding/');
  await hydrated(page);
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: /op je verlanglijst$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectTexts(page, '/nl/dames/kleding/', main.getByRole('article').first());
  await expectTexts(page, await ownProduct(), main.getByRole('button', { name: 'In winkelmand' }).first());
  await expectTexts(page, '/wishlist', main.getByRole('combobox'));
  await expectTexts(page, '/cart', main.getByRole('link', { name: 'Veilig afrekenen' }));
  await expectTexts(page, '/checkout', main.getByLabel('E-mailadres').first());
  await expectTexts(page, '/login', main.getByLabel('E-mailadres').first());
  await expectTexts(page, '/register', main.getByLabel('E-mailadres').first());
  await expectTexts(page, '/order/withdraw', main.getByLabel('Bestelnummer'));
});

test("a customer's pages have all texts before the list of texts arrives", async ({ page, customer }) => {
  await become(page, customer);
  await buyHere(page);
  const order = await lastOrder(page);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const part of ['', '/orders', '/profile', '/addresses'])
    await expectTexts(page, `/account${part}`, title);
  await expectTexts(page, order, title);
});
