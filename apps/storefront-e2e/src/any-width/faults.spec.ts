import type { Page } from '@playwright/test';
import { core, expect, hydrated, test } from '../shopper';

const MESSAGE = /Er ging iets mis bij het laden van dit onderdeel/;
const SLOW = /laadt langzamer dan je van ons gewend bent/;

type Fault = (page: Page, remote: string) => Promise<unknown>;

const faults: Record<string, Fault> = {
  'are missing': (page, remote) =>
    page.route(`**/remotes/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'gone' })),
  'are garbage': (page, remote) =>
    page.route(`**/remotes/${remote}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>proxy error' }),
    ),
};

for (const [what, break_] of Object.entries(faults)) {
  test(
    `a page whose remote’s files ${what} keeps its content and shows a message; a retry restores it`,
    core(what === 'are missing'),
    async ({ page }) => {
      await break_(page, 'mf-search');
      await page.goto('/nl/dames/');
      await expect(page.getByText(MESSAGE)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /Weefsel/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('main').getByRole('button', { name: 'Probeer het opnieuw' }).click();
      await expect(page.getByText(MESSAGE)).toBeHidden();
      await page.getByRole('link', { name: 'Toon meer artikelen' }).click();
      await expect(page).toHaveURL(/tn_p=2/);
    },
  );
}

test('a lent fragment whose files are missing costs only its own place', async ({ page }) => {
  await page.route('**/remotes/mf-catalog/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/nl/');
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
});

test('a lent fragment whose files hang keeps its server HTML, and the rest of the page answers', async ({
  page,
}) => {
  await page.route('**/remotes/mf-catalog/**', () => new Promise(() => undefined));
  await page.goto('/nl/');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
});

test(
  'a page whose remote’s files hang shows a message, and the rest of the shop works',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await page.route('**/remotes/mf-search/**', () => new Promise(() => undefined));
    await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
    await expect(page.getByText(SLOW)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Probeer het opnieuw' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
  },
);

test('a hanging remote never hides what the server has rendered', async ({ page }) => {
  await page.route('**/remotes/mf-search/**', () => new Promise(() => undefined));
  await page.goto('/nl/dames/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
  await page.getByRole('link', { name: 'Heren', exact: true }).first().waitFor({ state: 'attached' });
});

test('a lost connection keeps header and footer and offers another try', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.route('**/_payload.json*', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We kunnen de winkel even niet bereiken' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
});
