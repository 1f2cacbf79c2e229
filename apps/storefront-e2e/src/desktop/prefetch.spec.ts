import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shopper';

/** Paths of the payloads that a page requests. */
function payloadsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/_payload.json')) asked.push(pathname);
  });
  return asked;
}

test('a link that the pointer rests on is fetched ahead, and the click uses it [FED-03] [FED-05]', async ({
  page,
}) => {
  const asked = payloadsOf(page);
  await page.goto('/nl/');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Dames', exact: true });
  const [payload, code] = await Promise.all([
    page.waitForResponse('**/nl/dames/_payload.json'),
    page.waitForResponse('**/remotes/mf-search/*/*.js'),
    link.hover(),
  ]);
  await Promise.all([payload.finished(), code.finished()]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
  expect(asked).toEqual(['/nl/dames/_payload.json']);
});

test('a link that has focus is fetched ahead, except for a shopper who saves data [FED-03]', async ({
  page,
}) => {
  const asked = payloadsOf(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/nl/');
  await hydrated(page);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await link('Dames').focus();
  await link('Dames').blur();
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false } }));
  await Promise.all([page.waitForRequest('**/nl/heren/_payload.json'), link('Heren').focus()]);
  expect(asked).toEqual(['/nl/heren/_payload.json']);
});
