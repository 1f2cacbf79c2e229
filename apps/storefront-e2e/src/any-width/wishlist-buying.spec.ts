import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { watchLayoutShift } from '../layout-shift';
import { ownProduct } from '../goods';
import { expect, hydrated, test } from '../shopper';

test.use({ pictures: true });

const main = (page: Page) => page.getByRole('main');
const hearts = (page: Page) => main(page).getByRole('button', { name: /op je verlanglijst$/ });
const cartPanel = (page: Page) => page.getByRole('dialog', { name: /^Winkelmand/ });

/** Chooses the first available size of the first listed product. */
async function chooseSize(list: ReturnType<Page['getByRole']>): Promise<void> {
  const sizes = list.getByRole('combobox').first();
  const value = await sizes.locator('option:not(:disabled):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(value);
}

async function saveTwo(page: Page): Promise<void> {
  await page.goto('/nl/dames/');
  await hydrated(page);
  for (const place of [0, 1]) {
    await hearts(page).nth(place).click();
    await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('a saved product goes into the cart from the panel, in the size that is chosen', async ({
  page,
  problems,
}) => {
  await saveTwo(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Verlanglijst/ })
    .click();
  const panel = page.getByRole('dialog', { name: /^Verlanglijst/ });
  const add = panel.getByRole('button', { name: /^In winkelmand/ }).first();
  await add.click();
  await expect(panel.getByRole('combobox').first()).toBeFocused();
  await expect(panel.getByText('Maak eerst een keuze.')).toBeVisible();
  await expectAccessible(page);
  await chooseSize(panel);
  await add.click();
  await expect(cartPanel(page).getByRole('link', { name: 'Afrekenen', exact: true })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('the wishlist page offers sizes, and its link lets another shopper buy from the list without script', async ({
  page,
  browser,
  problems,
}) => {
  await saveTwo(page);
  const moved = await watchLayoutShift(page);
  await page.goto('/wishlist');
  await hydrated(page);
  await expect(main(page).getByRole('combobox')).toHaveCount(2);
  await expectAccessible(page);
  expect(await moved()).toBeLessThan(0.001);
  const href = await main(page).getByRole('link', { name: 'Deel je verlanglijst' }).getAttribute('href');
  expect(href).toMatch(/^\/wishlist\/shared\?products=[0-9a-f]{32}\.[0-9a-f]{32}$/);

  const other = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    baseURL: new URL('/', page.url()).href,
  });
  const shared = await other.newPage();
  await shared.goto(href ?? '');
  await expect(main(shared).getByRole('heading', { level: 1 })).toHaveText('Gedeelde verlanglijst');
  await expect(main(shared).getByRole('link', { name: /^Bekijk product/ })).toHaveCount(2);
  await expect(main(shared).getByRole('button', { name: /^Haal/ })).toHaveCount(0);
  await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect((await other.cookies()).map(({ name }) => name)).not.toContain('sw-context-token');
  await chooseSize(main(shared));
  await main(shared)
    .getByRole('button', { name: /^In winkelmand/ })
    .first()
    .click();
  await expect(shared).toHaveURL('/cart');
  await expect(main(shared).getByText(/zit in je winkelmand\./)).toBeVisible();
  await other.close();
  expect(problems).toEqual([]);
});

test('a shared address without products shows a message, and invalid parts of one are left out', async ({
  request,
}) => {
  const at = (products: string) =>
    request.get(`/wishlist/shared?${new URLSearchParams({ products })}`, { maxRedirects: 0 });
  for (const products of ['', 'x', '../../account', '<script>alert(1)</script>', 'A'.repeat(32)])
    expect(await (await at(products)).text()).toContain('In deze link staat geen artikel.');
  const answer = await at(`"><script>alert(1)</script>.${'0'.repeat(32)}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('verkopen we niet meer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a saved product is bought from the list, which asks for a size first', async ({ page }) => {
    await page.goto(await ownProduct());
    const name = await main(page).getByRole('heading', { level: 1 }).innerText();
    await hearts(page).first().click();
    await expect(page).toHaveURL('/wishlist');
    const add = main(page).getByRole('button', { name: /^In winkelmand/ });
    await add.click();
    await expect(page).toHaveURL('/wishlist');
    expect(
      await main(page)
        .getByRole('combobox')
        .evaluate((field) => field.matches(':invalid')),
    ).toBe(true);
    await chooseSize(main(page));
    await add.click();
    await expect(page).toHaveURL('/cart');
    await expect(main(page).getByText(`${name} zit in je winkelmand.`)).toBeVisible();
    await page.goto('/wishlist');
    await expect(main(page).getByRole('link', { name: /^Bekijk product/ })).toHaveCount(1);
  });
});
