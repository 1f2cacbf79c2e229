import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { watchLayoutShift } from './layout-shift';
import { expect, hydrated, test } from './shopper';
import { tabTo } from './tab-to';

/** A page with little content. */
const PAGE = '/nl/contact/';

const box = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Zoek in de collectie' });
const input = (page: Page) => popup(page).getByRole('combobox', { name: 'Waar ben je naar op zoek?' });
const products = (page: Page) => popup(page).getByRole('group', { name: 'Artikelen' }).getByRole('option');

async function openPopup(page: Page): Promise<void> {
  await page.goto(PAGE);
  await hydrated(page);
  await box(page).click();
  await expect(input(page)).toBeFocused();
}

/** Answers all further requests to the search service. */
const answerBy = (page: Page, answer: Parameters<Page['route']>[1]) => page.route('**/tweakwise/**', answer);

test(
  'a click into the box opens a search over the whole page, with focus in its text and the page locked [LSP-01] [LSP-09]',
  { tag: '@core' },
  async ({ page, problems }) => {
    await openPopup(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(box(page)).toBeFocused();
    expect(problems).toEqual([]);
  },
);

test('before anything is typed the search shows new products and looks under headings, and nothing shifts [LSP-01]', async ({
  page,
  problems,
}) => {
  const movedSoFar = await watchLayoutShift(page);
  await openPopup(page);
  const movedBefore = await movedSoFar();
  const heading = (name: string) => popup(page).getByRole('heading', { level: 2, name });
  await expect(heading('Looks om te bekijken')).toBeVisible();
  await expect(heading('Net binnen')).toBeVisible();
  await expect(heading('Laatst bekeken')).toHaveCount(0);
  const look = popup(page).getByRole('region', { name: 'Looks om te bekijken' }).getByRole('link').first();
  await expect(look).toHaveAttribute('href', /^\/nl\/look\/[a-z0-9-]+/);
  expect(await movedSoFar()).toBe(movedBefore);
  await expectAccessible(page);
  await page.keyboard.type('j');
  await expect(heading('Net binnen')).toBeHidden();
  await page.keyboard.press('Backspace');
  await expect(heading('Net binnen')).toBeVisible();
  await tabTo(page, look);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/look\//);
  await expect(popup(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test(
  'a shopper types, sees what there is, goes to a product by arrow keys, and back comes to the page [LSP-03] [LSP-08] [LSP-10]',
  { tag: '@core' },
  async ({ page, problems }) => {
    await openPopup(page);
    await page.keyboard.type('jurk');
    await expect(products(page)).toHaveCount(12);
    await expect(popup(page).getByRole('status')).toContainText(/Suggesties: \d+\. Artikelen: \d+\./);
    await expect(popup(page).locator('mark').first()).toHaveText(/^jurk$/i);
    await expectAccessible(page);

    await page.keyboard.press('ArrowUp');
    await expect(products(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(products(page).last()).toBeInViewport();
    await expect(input(page)).toBeFocused();
    const href = await products(page).last().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(popup(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(popup(page)).toBeHidden();
    expect(problems).toEqual([]);
  },
);

test('going back closes the search and stays on the page; the typed text stays in the box [LSP-08]', async ({
  page,
}) => {
  await openPopup(page);
  await page.keyboard.type('jurk');
  await expect(products(page).first()).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(box(page)).toHaveValue('jurk');
});

test('a search that is opened again has the focus in its text, and takes every letter typed into the box [LSP-01]', async ({
  page,
}) => {
  await openPopup(page);
  await page.keyboard.type('jurk');
  await expect(products(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await box(page).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('trui');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('trui');
});

test('by keyboard alone: the first letters open the search, Enter goes to all results, which are remembered [LSP-01] [LSP-04] [LSP-08]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await tabTo(page, box(page));
  await expect(popup(page)).toBeHidden();
  await page.keyboard.type('wollen trui');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('wollen trui');
  await expect(popup(page).getByRole('link', { name: /^Toon alle artikelen/ })).toHaveAttribute(
    'href',
    '/search?tn_q=trui&tn_fk_materiaal=Wol',
  );
  await expect(popup(page).getByText('We zoeken op: trui · Wol')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?tn_q=trui&tn_fk_materiaal=Wol');
  await expect(popup(page)).toBeHidden();

  await page.goto(PAGE);
  await hydrated(page);
  await box(page).click();
  const recent = popup(page).getByRole('group', { name: 'Eerder gezocht' });
  await expect(recent.getByRole('option')).toHaveText(['wollen trui']);
  await expectAccessible(page);
  await tabTo(page, popup(page).getByRole('button', { name: 'Haal “wollen trui” weg uit eerder gezocht' }));
  await page.keyboard.press('Enter');
  await expect(recent).toBeHidden();
  await expect(input(page)).toBeFocused();
});

test('categories and brands lead to their own pages and results [LSP-05] [LSP-06]', async ({ page }) => {
  await openPopup(page);
  await page.keyboard.type('jurken');
  const category = popup(page).getByRole('group', { name: 'Categorieën' }).getByRole('option').first();
  await expect(category).toHaveAttribute('href', '/nl/dames/kleding/jurken/');
  await input(page).fill('fjordal');
  const brand = popup(page).getByRole('group', { name: 'Merken' }).getByRole('option').first();
  await expect(brand).toHaveAttribute('href', '/search?tn_q=Fjordal&tn_fk_merk=Fjordal');
  await brand.click();
  await expect(page).toHaveURL('/search?tn_q=Fjordal&tn_fk_merk=Fjordal');
  await expect(popup(page)).toBeHidden();
});

test('a search without results suggests popular searches [LSP-07]', async ({ page }) => {
  await openPopup(page);
  await page.keyboard.type('qqqqzzz');
  await expect(popup(page).locator('p', { hasText: 'Geen zoekresultaten gevonden' })).toBeVisible();
  await expect(popup(page).getByRole('group', { name: 'Vaak gezocht' })).toBeVisible();
  await expectAccessible(page);
});

test('a search service that fails leaves the text and shows a message; a retry brings the products', async ({
  page,
}) => {
  await openPopup(page);
  await answerBy(page, (route) => route.abort());
  await page.keyboard.type('jassen');
  await expect(popup(page).getByRole('alert')).toContainText('Wat je typte staat er nog');
  await expect(input(page)).toHaveValue('jassen');
  await expectAccessible(page);
  await page.unroute('**/tweakwise/**');
  await popup(page).getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(products(page).first()).toBeVisible();
});

test('a slow search service leads to a message that the search takes longer [LSP-03]', async ({ page }) => {
  await openPopup(page);
  await answerBy(page, () => new Promise(() => undefined));
  await page.keyboard.type('jassen');
  await expect(popup(page).getByText(/Het zoeken duurt langer/)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('when the code of the search does not come, the box leads to the results [LSP-01] [HDR-10]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.route('**/remotes/mf-search/**', (route) => route.fulfill({ status: 404 }));
  await box(page).click();
  await page.keyboard.type('jurk');
  await expect(popup(page)).toBeHidden();
  await expect(box(page)).toHaveValue('jurk');
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?tn_q=jurk');
});

test('from the menu of a small screen it takes the place of the menu, and back leads to the page [LSP-01]', async ({
  page,
  isMobile,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  if (!isMobile) await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('searchbox').click();
  await expect(input(page)).toBeFocused();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(PAGE);
});
