import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { ownProduct } from '../goods';
import { expect, hydrated, test, AVAILABLE } from '../shopper';
import { become } from '../ways';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page) => main(page).getByRole('button', { name: /op je verlanglijst$/ });
const rows = (page: Page) => main(page).getByRole('link', { name: /^Bekijk product/ });
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Verlanglijst/ });

/** Opens the first product and saves it, which leads to the wishlist; resolves to its name. */
async function saveFirst(page: Page): Promise<string> {
  await page.goto(await ownProduct());
  const name = await main(page).getByRole('heading', { level: 1 }).innerText();
  await heart(page).click();
  await expect(page).toHaveURL('/wishlist');
  return name;
}

test('without JavaScript a guest saves a product, finds it again, goes from there to the cart, and takes it off [WSH-02, WSH-03, WSH-07, HDR-11]', async ({
  page,
}) => {
  const name = await saveFirst(page);
  await expect(main(page).getByText(`${name} staat op je verlanglijst.`)).toBeVisible();
  await page.goto('/nl/');
  await opener(page).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Verlanglijst (1)');
  await expect(main(page).getByText('€').first()).toBeVisible();

  await rows(page).click();
  await main(page).getByRole('radio', { name: AVAILABLE }).first().check({ force: true });
  await main(page).getByRole('button', { name: 'In winkelmand', exact: true }).first().click();
  await expect(main(page).getByText(`${name} zit in je winkelmand.`)).toBeVisible();

  await opener(page).click();
  await main(page)
    .getByRole('button', { name: `Haal ${name} van je verlanglijst` })
    .click();
  await expect(main(page).getByText(`${name} staat niet meer op je verlanglijst.`)).toBeVisible();
  await expect(main(page).getByText('Er staat nog niets op je verlanglijst')).toBeVisible();
});

test('a list that was saved without JavaScript is there with it, and its cookie is gone [WSH-07]', async ({
  page,
  browser,
}) => {
  await saveFirst(page);
  const scripted = await browser.newContext({
    javaScriptEnabled: true,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
    baseURL: new URL('/', page.url()).href,
  });
  const other = await scripted.newPage();
  await other.goto(await ownProduct());
  await hydrated(other);
  await expect(opener(other)).toHaveAccessibleName(/\b1 artikel/);
  const pressed = main(other).getByRole('button', { name: /op je verlanglijst$/, pressed: true });
  await expect(pressed.first()).toBeVisible();
  expect((await scripted.cookies()).map(({ name }) => name)).not.toContain('weefsel-wishlist');
  await other.goto('/wishlist');
  await hydrated(other);
  await expect(rows(other)).toHaveCount(1);
  await expectAccessible(other);
  await main(other).getByRole('button', { name: /^Haal/ }).click();
  await expect(main(other).getByText('Er staat nog niets op je verlanglijst')).toBeFocused();
  await scripted.close();
});

test('without JavaScript a customer’s list takes in what was saved before the login [WSH-08]', async ({
  customer,
  page,
}) => {
  const name = await saveFirst(page);
  await become(page, customer);
  await page.goto('/wishlist');
  await expect(rows(page)).toHaveCount(1);
  await page.goto(await ownProduct());
  await heart(page).click();
  await expect(main(page).getByText(`${name} staat op je verlanglijst.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('weefsel-wishlist');
  await main(page).getByRole('button', { name: /^Haal/ }).click();
  await expect(main(page).getByText('Er staat nog niets op je verlanglijst')).toBeVisible();
});

test('the page of a wishlist is not cached, and search engines are kept from it', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/wishlist');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /wishlist');
});
