import type { Page } from '@playwright/test';
import { openHeld } from '../held-code';
import { expect, hydrated, test } from '../shopper';

// A shopper on a first visit.
test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('region', { name: 'Jouw keuze over cookies' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('weefsel-consent'));

test('the consent question is answered before the code has loaded, and stays answered afterwards [ANA-01, ANA-03]', async ({
  page,
  problems,
}) => {
  const told: string[] = [];
  page.on('request', (request) => /\/tweakwise\/api\//.test(request.url()) && told.push(request.url()));
  const letGo = await openHeld(page, '/search?tn_q=jurk');
  await press(page, 'Alles accepteren');
  await expect(question(page)).toBeHidden();
  expect(JSON.parse((await kept(page)) ?? '')).toMatchObject({
    version: 1,
    allowed: ['statistics', 'personal'],
  });
  expect(told).toEqual([]);
  await letGo();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/\/search$/));
  await page.reload();
  await hydrated(page);
  await expect(question(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the separate purposes that were requested before the code loads can be chosen when it has loaded', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/nl/');
  await press(page, 'Zelf kiezen');
  await letGo();
  await question(page).getByRole('checkbox', { name: 'Statistiek' }).check();
  await press(page, 'Keuze bewaren');
  await expect(question(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the question is answered by a form, is not asked again, and can be changed [ANA-03]', async ({
    page,
    context,
  }) => {
    await page.goto('/nl/dames/?tn_p=2');
    await press(page, 'Alles weigeren');
    await expect(page).toHaveURL('/nl/dames/?tn_p=2');
    await expect(question(page)).toBeHidden();
    const allowed = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'weefsel-consent');
      return (JSON.parse(decodeURIComponent(cookie?.value ?? '')) as { allowed: string[] }).allowed;
    };
    expect(await allowed()).toEqual([]);
    await page.getByRole('button', { name: 'Cookie-instellingen' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Statistiek' }).check();
    await page.getByRole('button', { name: 'Keuze bewaren' }).click();
    await expect(page).toHaveURL('/nl/dames/?tn_p=2');
    expect(await allowed()).toEqual(['statistics']);
  });
});
