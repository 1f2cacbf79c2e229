import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { ownProduct } from '../goods';
import { expect, hydrated, test } from '../shopper';
import { tooWide } from '../too-wide';

const button = (page: Page) => page.getByRole('button', { name: 'Alles in winkelmand' });
const sizes = (page: Page) => page.getByRole('combobox', { name: /^Maat van / });

/** A look for sale, and its first product. */
async function aLook(page: Page): Promise<{ look: string; piece: string }> {
  const read = async (path: string) => (await page.request.get(path)).text();
  const look = /href="(\/nl\/look\/[a-z0-9-]+)"/.exec(await read('/nl/dames/inspiratie/'))?.[1] ?? '';
  const piece = /href="(\/nl\/dames\/[a-z0-9-]+-\d{9})"/.exec(await read(look))?.[1] ?? '';
  return { look, piece };
}

/** Chooses the last available size of a product. */
async function chooseLast(select: Locator): Promise<void> {
  const values = await select
    .locator('option:not(:disabled)')
    .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value));
  await select.selectOption(values.filter((value) => value !== '' && value !== '-').at(-1) ?? '-');
}

/** Scrolls near, so that the code loads. */
async function comeNear(page: Page): Promise<void> {
  await button(page).scrollIntoViewIfNeeded();
  await expect(button(page).locator('xpath=ancestor::form')).toHaveJSProperty('noValidate', true);
}

test('the products worn with a product go into the cart at once, in the chosen sizes', async ({
  page,
  problems,
}) => {
  const { look, piece } = await aLook(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(piece);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Draag het met' })).toBeAttached();
  expect(asked.filter((url) => /fragment\.WearWith[^/]*\.js/.test(url))).toEqual([]);
  await comeNear(page);
  expect(look).not.toBe('');
  await expectAccessible(page);

  await button(page).click();
  await expect(sizes(page).first()).toBeFocused();
  await expect(sizes(page).first()).toHaveAccessibleDescription(/^Kies je maat/);
  await expectAccessible(page);

  for (const select of await sizes(page).all()) await chooseLast(select);
  const count = await sizes(page).count();
  await button(page).press('Enter');
  const cart = page.getByRole('dialog', { name: /^Winkelmand/ });
  await expect(cart).toBeVisible();
  await expect(cart.getByRole('heading', { level: 2 })).toContainText(`(${count})`);
  expect(problems).toEqual([]);
});

test('a product in no look is offered with matching products, some of them left out of the cart', async ({
  page,
}) => {
  await page.goto(await ownProduct());
  await hydrated(page);
  await comeNear(page);
  const [first, ...others] = await sizes(page).all();
  for (const select of others) await select.selectOption('-');
  if (first) await chooseLast(first);
  await button(page).click();
  await expect(page.getByRole('dialog', { name: /^Winkelmand \(1\)/ })).toBeVisible();
});

test('text of twice the size has room', async ({ page }) => {
  await page.goto((await aLook(page)).piece);
  await hydrated(page);
  await comeNear(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect(await tooWide(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole look is bought with one form', async ({ page }) => {
    const { look } = await aLook(page);
    await page.goto(look);
    await expect(page.getByRole('heading', { level: 2, name: 'Koop de hele look' })).toBeVisible();
    for (const select of await sizes(page).all()) await chooseLast(select);
    const count = await sizes(page).count();
    await button(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(`${count} artikelen liggen in je winkelmand.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Winkelmand (${count})`);
  });

  test('nothing is sent while a size is missing, and an empty choice is refused with a message', async ({
    page,
  }) => {
    const { piece } = await aLook(page);
    await page.goto(piece);
    await button(page).click();
    await expect(page).toHaveURL(piece);
    for (const select of await sizes(page).all()) await select.selectOption('-');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page).click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByText('Je hebt nog niets gekozen om mee te nemen.')).toBeVisible();
    await expect(sizes(page).first()).toHaveValue('-');
  });
});
