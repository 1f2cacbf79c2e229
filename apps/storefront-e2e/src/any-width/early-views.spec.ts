import type { Page } from '@playwright/test';
import { CONSENT_VERSION, type ConsentPurpose } from '../../../../libs/contracts/src/consent';
import { STORAGE_KEYS } from '../../../../libs/contracts/src/storage-keys';
import { openHeld } from '../held-code';
import { comeBack, leaveTo, WITH_KEPT_DOCUMENTS } from '../kept-documents';
import { expect, hydrated, productCards, test } from '../shopper';

// A shopper without a stored choice; the test makes it.
test.use({ storageState: { cookies: [], origins: [] } });
test.use({
  launchOptions: ({ launchOptions }, provide) => provide({ ...launchOptions, ...WITH_KEPT_DOCUMENTS }),
});

/** Allows these purposes before the page opens, and fakes the tag manager. Returns the fetched containers. */
async function allow(page: Page, ...allowed: ConsentPurpose[]): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const proof = { id: 'test', version: CONSENT_VERSION, at: new Date().toISOString(), allowed };
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.consent, JSON.stringify(proof)] as const,
  );
  return fetched;
}

const layer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
const events = async (page: Page) =>
  (await layer(page)).flatMap(({ event }) => (typeof event === 'string' ? event : []));

test('a page view is sent before the page’s code has loaded, and the code continues from there [ANA-01]', async ({
  page,
  problems,
}) => {
  const fetched = await allow(page, 'statistics', 'personal');
  const letGo = await openHeld(page, '/nl/dames/?utm_source=mail#nergens');
  await expect.poll(() => events(page)).toEqual(['consent-choice', 'gtm.js', 'content-view']);
  expect((await layer(page))[0]).toMatchObject({
    'consent-statistics': 'granted',
    'consent-personal': 'granted',
  });
  expect((await layer(page))[2]).toEqual({
    event: 'content-view',
    'content-name': '/nl/dames/?utm_source=mail#nergens',
    'content-view-name': 'slug',
  });
  await expect(page.locator('html[data-alive]')).toHaveCount(0);
  await letGo();
  await expect
    .poll(() => events(page))
    .toEqual(['consent-choice', 'gtm.js', 'content-view', 'view_item_list']);
  await productCards(page).first().getByRole('link').first().click();
  await expect
    .poll(() => events(page))
    .toEqual([
      ...['consent-choice', 'gtm.js', 'content-view', 'view_item_list'],
      ...['select_item', 'content-view', 'view_item'],
    ]);
  expect(fetched).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('consent that is withdrawn ends the measuring that the page began before its code [ANA-01]', async ({
  page,
}) => {
  const fetched = await allow(page, 'statistics');
  const letGo = await openHeld(page, '/nl/');
  await expect.poll(() => events(page)).toContain('content-view');
  await letGo();
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  const left = page.waitForEvent('domcontentloaded');
  await page
    .getByRole('region', { name: 'Jouw keuze over cookies' })
    .getByRole('button', { name: 'Alles weigeren' })
    .click();
  await left;
  await hydrated(page);
  expect(await layer(page)).toEqual([]);
  expect(fetched).toHaveLength(1);
});

test('without consent for statistics nothing is sent and no container is fetched [ANA-01]', async ({
  page,
}) => {
  const fetched = await allow(page, 'personal');
  await page.goto('/nl/dames/', { waitUntil: 'load' });
  // The code loads late by itself.
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  expect(await layer(page)).toEqual([]);
  expect(fetched).toEqual([]);
});

test('a restored document sends its view again, and not once more when its code loads [ANA-01]', async ({
  page,
}) => {
  await allow(page, 'statistics');
  const views = async () => (await events(page)).filter((event) => event === 'content-view').length;
  const letGo = await openHeld(page, '/nl/dames/');
  await expect.poll(views).toBe(1);
  await leaveTo(page, '/nl/heren/');
  await comeBack(page);
  await expect.poll(views).toBe(2);
  await letGo();
  await expect.poll(() => events(page)).toContain('view_item_list');
  expect(await views()).toBe(2);
});
