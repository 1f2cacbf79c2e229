import { ASKS_CODE, expect, hydrated, openFilters, productCards, test } from './shopper';
import { addToCart } from './ways';

test(
  'a shopper goes from the home page to a product in the cart [ROU-03, ROU-07, ROU-08, CRT-03, CRT-05, FED-05]',
  { tag: ['@core', '@asks-code'] },
  async ({ page, isMobile, problems }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await expect(page).toHaveTitle(/Weefsel/);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });

    if (isMobile) {
      await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
    } else {
      await page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .getByRole('link', { name: 'Dames', exact: true })
        .click();
    }
    await expect(page).toHaveURL('/nl/dames/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-context', 'ladies');

    await openFilters(page, isMobile);
    const count = page.getByText(/^[\d.]+ artikelen$/).first();
    const before = await count.textContent();
    await page.getByRole('checkbox', { name: /^XS/ }).first().click();
    await expect(page).toHaveURL(/tn_fk_maat=XS/);
    await expect(page.getByRole('checkbox', { name: /^XS/ }).first()).toBeChecked();
    if (isMobile) await page.getByRole('button', { name: /^Toon [\d.]+ artikelen$/ }).click();
    await expect(count).not.toHaveText(before ?? '');

    const card = productCards(page).first().getByRole('link').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(documents).toBe(0);

    await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
    await expect(page.getByText('Kies je maat').first()).toBeVisible();
    await addToCart(page);
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(name).first()).toBeVisible();
    await expect(page.locator('header').getByText(/^1/).first()).toBeAttached();

    await panel.getByRole('link', { name: 'Bekijk winkelmand' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { level: 1, name: /Winkelmand/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Eén meer/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(2)');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(2)');
    await page.getByRole('button', { name: /verwijderen/i }).click();
    await expect(page.getByText('Je winkelmand is nog leeg')).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test('the demo account logs in, sees its account and logs out again [SES-03, ROU-04]', async ({
  page,
  problems,
}) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Vul je e-mailadres in.')).toBeVisible();
  await page.getByRole('main').getByLabel('E-mailadres').fill('emma@weefsel.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('fout');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText(/horen niet bij elkaar/)).toBeVisible();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Weefsel2026!');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: /Emma/ })).toBeVisible();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  expect(problems).toEqual([]);
});

test(
  'loads more products, keeps the earlier ones, and has the page number in the address [LST-01, LST-18, LST-25]',
  { tag: ['@core', '@asks-code'] },
  async ({ page }) => {
    await page.goto('/nl/heren/');
    await hydrated(page);
    const cards = productCards(page);
    await expect(cards).toHaveCount(48);
    const first = await cards.first().getByRole('link').textContent();
    await page.getByRole('link', { name: 'Toon meer artikelen' }).click();
    await expect(page).toHaveURL(/tn_p=2/);
    await expect(cards).toHaveCount(96);
    expect(await cards.first().getByRole('link').textContent()).toBe(first);
    const visitor = await page.context().newPage();
    await visitor.goto(page.url());
    await expect(visitor.getByRole('link', { name: 'Toon vorige artikelen' })).toBeVisible();
    await expect(productCards(visitor)).toHaveCount(48);
  },
);

test(
  'searching by the box in the header shows results in the order of the search service [HDR-10, LST-35]',
  ASKS_CODE,
  async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('searchbox').fill('  jurk ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?tn_q=jurk');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jurk');
    await expect(page.getByRole('main').getByRole('link', { name: /jurk/i }).first()).toBeVisible();
  },
);
