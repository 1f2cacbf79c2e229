import type { Page, Route } from '@playwright/test';
import { expect, hydrated, openFilters, test } from './shopper';

const failed = (href: string) => ({
  kind: 'page',
  payload: {
    href,
    status: 503,
    owner: 'mf-search',
    page: 'listing',
    context: 'ladies',
    head: { title: 'Kleding | Weefsel' },
    content: { state: 'failed' },
    fragments: {},
    remotes: {},
  },
});

/** Failures of the shop's server, or of a proxy before it, instead of the listing. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'says that it failed': (route) =>
    route.fulfill({ status: 503, json: failed(new URL(route.request().url()).pathname) }),
  'sends a page of HTML': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'is not reached': (route) => route.abort(),
};

const PATH = '/nl/dames/kleding/';

const names = (page: Page) => page.locator('article').locator('a[href]').allTextContents();
const more = (page: Page) => page.getByRole('link', { name: 'Toon meer artikelen' });

test('a listing stays as it is when another choice fails, and the choice is taken back [LST-33]', async ({
  page,
  isMobile,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  await openFilters(page, isMobile);
  const shown = await names(page);
  const size = page.getByRole('checkbox', { name: /^M \(/ }).filter({ visible: true });
  for (const [what, fail] of Object.entries(failures)) {
    await test.step(`the server ${what}`, async () => {
      let asked = 0;
      await page.route('**/_payload.json*', (route) => {
        asked += 1;
        return fail(route);
      });
      await size.click();
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expect(size).not.toBeChecked();
      await expect(page).toHaveURL(PATH);
      expect(await names(page)).toEqual(shown);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByText(/ging iets mis|niet bereiken|laden nu even niet/)).toHaveCount(0);
      await page.unrouteAll();
    });
  }
  await size.click();
  await expect(page).toHaveURL(/tn_fk_maat=M/);
  await expect(size).toBeChecked();
});

test('more products that do not come leave those that are there, and can be asked for again [LST-33] [LST-34]', async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.route('**/_payload.json*', (route) => route.abort());
  const before = await page.locator('article').count();
  const logged = page.waitForEvent('console', (message) => /NetworkError.*tn_p=2/s.test(message.text()));
  await more(page).click();
  await logged;
  await expect(page.locator('article')).toHaveCount(before);
  await expect(page).toHaveURL(PATH);
  await page.unrouteAll();
  // For a while after a click the next one is ignored.
  await expect(async () => {
    await more(page).click({ timeout: 5000 });
    await expect(page).toHaveURL(/tn_p=2/, { timeout: 5000 });
  }).toPass();
  await expect(page.locator('article')).toHaveCount(2 * before);
});
