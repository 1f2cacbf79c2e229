import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe';
import { watchLayoutShift } from '../../layout-shift';
import { expect, hydrated, test } from '../../shopper';
import { fillCart } from '../../ways';

test.use({ pictures: true });

const banner = (page: Page) => page.getByRole('banner');
/** Both search boxes of the whole frame; CSS shows one of them. */
const searches = (page: Page) => banner(page).locator('[role=search]');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const expectBare = async (page: Page) => {
  await expect(banner(page).getByRole('link')).toHaveText([/Weefsel/, 'Hulp nodig?']);
  await expect(searches(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
};
const expectWhole = async (page: Page) => {
  await expect(searches(page)).toHaveCount(2);
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(1);
};

for (const path of ['/checkout', '/login', '/login?returnTo=%2Fcheckout', '/register']) {
  test(`${path} has the shop’s name and help around it, and nothing that leads away`, async ({
    page,
    problems,
  }) => {
    const moved = await watchLayoutShift(page);
    await page.goto(path);
    await expectBare(page);
    await hydrated(page);
    await expectBare(page);
    await expectAccessible(page);
    expect(await moved()).toBeLessThan(0.001);
    expect(problems).toEqual([]);
  });
}

test('cart, account orders, forgotten password, listing and order page have the whole frame', async ({
  page,
}) => {
  for (const path of ['/cart', '/account/orders', '/forget-password', '/nl/dames/', '/order/success']) {
    await page.goto(path);
    await expectWhole(page);
  }
});

test('the cart panel leads into the bare frame; Back, and the steps, lead out of it, and nothing shifts', async ({
  page,
  problems,
}) => {
  const moved = await watchLayoutShift(page);
  await fillCart(page);
  const product = page.url();
  await page.getByRole('dialog').getByRole('link', { name: 'Afrekenen', exact: true }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(heading(page)).toBeFocused();
  await expectBare(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(product);
  await expectWhole(page);
  await page.goForward();
  await expectBare(page);
  const way = page.getByRole('navigation', { name: 'Stappen naar je bestelling' });
  await expect(way.getByText('Gegevens')).toHaveAttribute('aria-current', 'step');
  await way.getByRole('link', { name: 'Winkelmand' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toBeFocused();
  await expectWhole(page);
  expect(await moved()).toBeLessThan(0.001);
  expect(problems).toEqual([]);
});

test('a document with the bare frame has all that the whole one needs afterwards', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await banner(page).getByRole('link', { name: 'Hulp nodig?' }).click();
  await expect(page).not.toHaveURL('/login');
  await expectWhole(page);
  await expect(banner(page).getByRole('link', { name: /^Winkelmand/ })).toBeVisible();
  await banner(page)
    .getByRole('link', { name: /^Verlanglijst/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Verlanglijst/ })).toBeVisible();
});
