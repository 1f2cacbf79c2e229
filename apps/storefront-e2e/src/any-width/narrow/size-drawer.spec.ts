import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../../../../libs/contracts/src/storage-keys';
import { expectAccessible } from '../../axe';
import { watchLayoutShift } from '../../layout-shift';
import { expect, hydrated, test } from '../../shopper';
import { textTroubles } from '../../text-fit';
import { tooWide } from '../../too-wide';

test.use({ pictures: true });

const link = (page: Page) => page.getByRole('link', { name: 'Welke maat heb ik?' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Welke maat heb ik?' });
/** The table of body measures; a table of the product itself follows. */
const bodies = (page: Page) => drawer(page).getByRole('table').first();
const answer = (page: Page) => drawer(page).getByRole('status');
const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Maat/ });

/** Path of the first product of a listing. */
async function productIn(page: Page, listing: string): Promise<string> {
  const html = await (await page.request.get(listing)).text();
  return /href="(\/nl\/(?:dames|heren)\/[a-z0-9-]+-\d{9})"/.exec(html)?.[1] ?? '';
}

async function openDrawer(page: Page, listing: string): Promise<void> {
  await page.goto(await productIn(page, listing));
  await hydrated(page);
  await link(page).click();
  await expect(drawer(page).getByRole('table').first()).toBeVisible();
}

/** Body measures for the first available size of this product, from the table. */
async function measuresOfFirstSize(page: Page): Promise<{ size: string; waist: string; hip: string }> {
  const size = await sizes(page).getByRole('radio', { disabled: false }).first().inputValue();
  const row = bodies(page).getByRole('row', { name: new RegExp(`^${size} `) });
  const middle = (range = '') => {
    const [from = 0, to = 0] = range.split('–').map(Number);
    return String(Math.floor((from + to) / 2));
  };
  const [waist, hip] = (await row.getByRole('cell').allInnerTexts()).slice(-2);
  return { size, waist: middle(waist), hip: middle(hip) };
}

test('a shopper finds a size by their own measures, with the reason, and chooses it; the measures stay in this browser', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(await productIn(page, '/nl/dames/kleding/rokken/'));
  await hydrated(page);
  expect(asked.filter((url) => url.includes('size-drawer'))).toEqual([]);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('table', { name: 'Dameskleding, in cm' })).toBeVisible();
  await expect(answer(page)).toContainText('Vul onder de tabel je eigen maten in');
  await expectAccessible(page);

  const { size, waist, hip } = await measuresOfFirstSize(page);
  await drawer(page)
    .getByRole('textbox', { name: /^Taille/ })
    .fill(waist);
  await drawer(page).getByRole('textbox', { name: /^Heup/ }).fill(hip);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole('heading')).toHaveText(`Maat ${size} past bij je maten`);
  await expect(answer(page)).toContainText(`Je taille van ${waist} cm valt in maat ${size}`);
  await expect(answer(page)).toBeInViewport();
  await expectAccessible(page);

  await drawer(page)
    .getByRole('button', { name: `Kies maat ${size}` })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(sizes(page).getByRole('radio', { name: size, exact: true })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`maat=${size}`));
  await expect(link(page)).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(sizes(page).getByRole('radio', { name: size, exact: true })).toBeChecked();
  await link(page).click();
  await expect(answer(page).getByRole('heading')).toHaveText(`Maat ${size} past bij je maten`);
  await drawer(page).getByRole('button', { name: 'Wis mijn maten' }).click();
  await expect(answer(page)).toHaveText('Je maten zijn gewist uit deze browser.');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.measures)).toBeNull();
  expect(asked.filter((call) => /"?(waist|taille)"?[:=]/i.test(call))).toEqual([]);
  expect(problems).toEqual([]);
});

test('going back closes the drawer, going forward opens it, and nothing of the page moves', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await page.goto(await productIn(page, '/nl/heren/kleding/jeans/'));
  await hydrated(page);
  const before = await shift();
  await link(page).click();
  await expect(drawer(page).getByRole('table', { name: 'Lengtematen, in cm' })).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(link(page)).toBeFocused();
  await page.goForward();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await shift()).toBe(before);
});

test('inches, a slip at its field, damaged storage: nothing is lost and nothing is guessed', async ({
  page,
}) => {
  await page.addInitScript(
    (key) => localStorage.getItem(key) ?? localStorage.setItem(key, '{"measures":{"collar":"veel"}}'),
    STORAGE_KEYS.measures,
  );
  await openDrawer(page, '/nl/heren/kleding/overhemden/');
  const neck = drawer(page).getByRole('textbox', { name: /^Hals/ });
  await expect(neck).toHaveValue('');
  await drawer(page).getByRole('radio', { name: 'inch' }).check();
  await expect(drawer(page).getByRole('table', { name: 'Overhemden, in inch' })).toBeVisible();
  const shirt = drawer(page).getByRole('table', { name: 'Maten van dit kledingstuk, in inch' });
  await expect(shirt.getByRole('columnheader')).toContainText(['Maat', 'Borstwijdte', 'Lengte']);
  await neck.fill('16');
  await drawer(page)
    .getByRole('textbox', { name: /^Borst/ })
    .fill('veertig');
  await drawer(page).getByRole('button', { name: 'Bewaar en toon mijn maat' }).click();
  await expect(drawer(page).getByRole('alert')).toHaveText('Vul een maat in tussen 23,6 inch en 66,9 inch.');
  await expect(neck).toHaveValue('16');
  await drawer(page)
    .getByRole('textbox', { name: /^Borst/ })
    .fill('');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Je hals van 16 inch');
  await expect(answer(page)).toContainText('We weten je borst niet.');
  await expectAccessible(page);
});

test('text of twice the size fits the drawer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([key]) => localStorage.setItem(key, '{"unit":"cm","measures":{"bust":90,"waist":75,"hip":110}}'),
    [STORAGE_KEYS.measures] as const,
  );
  await openDrawer(page, '/nl/dames/kleding/jurken/');
  const usual = await textTroubles(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect(await tooWide(page)).toBe(0);
  const large = await textTroubles(page);
  expect(large.cut.filter((text) => !usual.cut.includes(text))).toEqual([]);
  expect(large.over.filter((text) => !usual.over.includes(text))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables are a page, with the figures of the drawer', async ({ page, browser, baseURL }) => {
    await page.goto(await productIn(page, '/nl/dames/kleding/rokken/'));
    await link(page).click();
    await expect(page).toHaveURL('/nl/maattabel/');
    const clothes = page.getByRole('table', { name: 'Dameskleding, in cm' });
    const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
    const withScript = await context.newPage();
    await openDrawer(withScript, '/nl/dames/kleding/rokken/');
    for (const row of (await bodies(withScript).getByRole('row').all()).slice(1)) {
      const size = await row.getByRole('rowheader').innerText();
      const [waist = '', hip = ''] = (await row.getByRole('cell').allInnerTexts()).slice(-2);
      const same = clothes.getByRole('row', { name: new RegExp(`^${size}\\b`) });
      await expect(same.getByRole('cell')).toContainText(['', '', waist, hip]);
    }
    await context.close();
  });
});
