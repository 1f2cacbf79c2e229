import { expect, test } from '../shopper';

test.use({ pictures: true });

const FRONT = '/nl/dames/';

test('the front of ladies has a campaign, categories, what is new and looks before all goods', async ({
  page,
  request,
}) => {
  // A server that has just started shows the products without the content around them.
  await expect.poll(async () => (await request.get(FRONT)).text()).toContain('Waar begin je?');
  await page.goto(FRONT);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: /begin je|Net binnen|samen|Alle artikelen/ })).toHaveText([
    'Waar begin je?',
    'Net binnen',
    'Zo draag je het samen',
    'Alle artikelen',
  ]);
  await expect(page.locator('[data-block="headerBanner"] img')).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: /^[\d.]+ artikelen$/ }).click();
  await expect(page.getByRole('heading', { name: 'Alle artikelen' })).toBeInViewport();
});

test('a filtered or later page of it is a listing and nothing else [LST-06]', async ({ page }) => {
  for (const search of ['?tn_fk_kleur=Blauw', '?tn_p=2', '?tn_sort=Nieuwste']) {
    await page.goto(FRONT + search);
    await expect(page.locator('#products article').first()).toBeVisible();
    await expect(page.locator('[data-block="headerBanner"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Alle artikelen' })).toHaveCount(0);
  }
});

test('a choice in it leaves the products where they are', async ({ page }) => {
  await page.goto(FRONT);
  await page.evaluate(() => document.querySelector('#products')?.scrollIntoView());
  const sort = page.getByRole('combobox', { name: 'Sorteer op' });
  const toolbar = () =>
    page.evaluate(() => document.querySelector('#products')?.getBoundingClientRect().top ?? 0);
  const before = await toolbar();
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/tn_sort=/);
  await expect(page.locator('[data-block="headerBanner"]')).toHaveCount(0);
  expect(Math.abs((await toolbar()) - before)).toBeLessThan(2);
});
