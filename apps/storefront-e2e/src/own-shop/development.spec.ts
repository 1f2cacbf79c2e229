import { execFileSync } from 'node:child_process';
import { ownProduct } from '../goods.ts';
import { expect, hydrated, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from './own-shop.ts';

// Only React's development build reports every hydration mismatch.
let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  execFileSync(process.execPath, ['tools/build.ts', 'shell', '--development'], { stdio: 'inherit' });
  shop = await startOwnShop(4273, { development: true });
});
test.afterAll(() => shop.stop());

for (const path of [
  '/nl/',
  '/nl/dames/',
  '/nl/heren/kleding/?tn_p=2',
  '/search?tn_q=jurk',
  '/cart',
  '/login',
  '/account',
  '/nl/bezorgen/',
  '/nl/bestaat-niet/',
  'product',
]) {
  test(`${path} hydrates without a difference or a warning`, async ({ page, problems }) => {
    const address = path === 'product' ? await ownProduct() : path;
    await page.goto(shop.url + address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}
