import autocannon from 'autocannon';
import { rollback } from '../../../../libs/federation/src/release/index.ts';
import { expect, hydrated, test } from '../shopper.ts';
import type { OwnShop } from './own-shop.ts';
import { startOwnShop } from './own-shop.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop(4271);
});
test.afterAll(() => shop.stop());

const WITHIN_TWO_SECONDS = { timeout: 2000, intervals: [100] };

const load = (path: string, seconds: number) =>
  autocannon({ url: shop.url + path, connections: 4, duration: seconds, timeout: 10 });

test('a release and a rollback under load take effect within two seconds and lose no request', async () => {
  const first = (await shop.health())['mf-search'] ?? '';
  const running = Promise.all([load('/nl/dames/', 8), load('/nl/', 8)]);
  await new Promise((resolve) => setTimeout(resolve, 2000));

  const second = await shop.release('mf-search', (bundle) => `${bundle}\n// another build`);
  await expect.poll(async () => (await shop.health())['mf-search'], WITHIN_TWO_SECONDS).toBe(second);
  expect(second).not.toBe(first);

  await rollback(shop.remotesDir, 'mf-search');
  await expect.poll(async () => (await shop.health())['mf-search'], WITHIN_TWO_SECONDS).toBe(first);

  for (const result of await running) {
    expect({ errors: result.errors, timeouts: result.timeouts, other: result.non2xx }).toEqual({
      errors: 0,
      timeouts: 0,
      other: 0,
    });
    expect(result.requests.total).toBeGreaterThan(50);
  }
});

test('a tab that is open keeps working with its version and takes the new one at the next navigation [FED-01]', async ({
  page,
}) => {
  await page.goto(`${shop.url}/nl/dames/`);
  await hydrated(page);
  const version = await shop.release('mf-search', (bundle) => `${bundle}\n// for the open tab`);
  await expect.poll(async () => (await shop.health())['mf-search']).toBe(version);
  await page.getByRole('button', { name: 'Filters verbergen' }).click();
  await expect(page.getByRole('button', { name: 'Filters tonen' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Heren', exact: true })
    .click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Heren' })).toBeVisible();
  expect(await page.content()).toContain(`/remotes/mf-search/${version}/`);
});
