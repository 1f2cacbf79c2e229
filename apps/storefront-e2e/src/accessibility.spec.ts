import { expectAccessible } from './axe';
import { ownProduct } from './goods';
import { expect, hydrated, inTurns, test } from './shopper';

test.use({ pictures: true });

/** One page of each kind for `npm test`; the product page follows below. */
const CORE = new Set(['/nl/', '/nl/dames/', '/search?tn_q=jurk', '/cart', '/checkout', '/login', '/account']);

for (const [index, path] of [
  '/nl/',
  '/nl/dames/',
  '/nl/heren/kleding/?tn_p=2',
  '/search?tn_q=jurk',
  '/search?tn_q=qqqqqq',
  '/cart',
  '/checkout',
  '/order/success',
  '/order/failed?brq_statuscode=890',
  '/login',
  '/account',
  '/nl/bezorgen/',
  '/nl/bestaat-niet/',
  '/_error',
].entries()) {
  test(`${path} has no accessibility violations`, inTurns(index, CORE.has(path)), async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

test('the product page has no accessibility violations', { tag: '@core' }, async ({ page }) => {
  await page.goto(await ownProduct());
  await hydrated(page);
  await expectAccessible(page);
});

test('the open cart panel has no accessibility violations, keeps the focus inside and gives it back', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: /Winkelmand/ })
    .or(page.getByRole('banner').getByRole('button', { name: /Winkelmand/ }))
    .first();
  await opener.click();
  await expect(page.getByRole('dialog').getByText('Je winkelmand is nog leeg')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
