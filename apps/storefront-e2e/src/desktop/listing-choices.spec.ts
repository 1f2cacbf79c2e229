import type { Page, Request } from '@playwright/test';
import { expect as expectSoon, hydrated, productCards, test } from '../shopper';

const PATH = '/nl/heren/kleding/';
const PAYLOAD = `**${PATH}_payload.json*`;

test.slow();
const expect = expectSoon.configure({ timeout: 30_000 });

const options = (page: Page) => page.getByRole('list', { name: 'Merk' }).getByRole('checkbox');
const chips = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' });

test(
  'a tick shows before its products load; the last choice wins, and the request of the first is aborted [LST-24]',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    const [one, other] = [options(page).nth(0), options(page).nth(1)];
    const names = [await one.inputValue(), await other.inputValue()];
    const held: (() => void)[] = [];
    await page.route(PAYLOAD, async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue().catch(() => undefined);
    });

    const [first] = await Promise.all([page.waitForRequest(PAYLOAD), one.click()]);
    await expect(one).toBeChecked();
    await expect(chips(page)).toContainText(names[0] ?? '');
    await expect(one).toBeFocused();

    const given = page.waitForEvent('requestfailed', (request: Request) => request === first);
    const [second] = await Promise.all([
      page.waitForRequest((request) => request !== first && request.url().includes(`${PATH}_payload.json`)),
      other.click(),
    ]);
    expect((await given).failure()?.errorText).toContain('ABORTED');
    expect(new URL(second.url()).searchParams.get('tn_fk_merk')?.split('|')).toEqual([...names].sort());
    // Waits until both are held, not only requested.
    await expect.poll(() => held.length).toBe(2);
    for (const release of held.reverse()) release();
    await expect(page).toHaveURL((url) => url.searchParams.get('tn_fk_merk') === [...names].sort().join('|'));
    await expect(one).toBeChecked();
    await expect(other).toBeChecked();
    await expect(other).toBeFocused();
  },
);

test(
  'going back and at once forward again shows the listing of the address [LST-24]',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    const sort = page.getByRole('main').getByLabel('Sorteer op');
    const recommended = (await productCards(page).first().textContent()) ?? '';
    await sort.selectOption('Prijs aflopend');
    await expect(page).toHaveURL((url) => url.searchParams.get('tn_sort') === 'Prijs aflopend');
    // The address changes a moment before the products are drawn.
    await expect(productCards(page).first()).not.toHaveText(recommended);
    const dearest = await productCards(page).first().textContent();
    const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(PAYLOAD, async (route) => {
      await goneOn;
      await route.continue().catch(() => undefined);
    });
    await Promise.all([page.waitForRequest(PAYLOAD), page.evaluate(() => history.back())]);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL((url) => url.searchParams.get('tn_sort') === 'Prijs aflopend');
    const answered = page.waitForResponse(PAYLOAD);
    goOn();
    await answered;
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    await expect(sort).toHaveValue('Prijs aflopend');
    await expect(productCards(page).first()).toHaveText(dearest ?? '');
  },
);

test('the next page is prefetched when its link comes near, and the click requests nothing [LST-25]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === `${PATH}_payload.json`) asked.push(search);
  });
  await page.goto(PATH);
  await hydrated(page);
  expect(asked).toEqual([]);
  const more = page.getByRole('link', { name: 'Toon meer artikelen' });
  const [payload] = await Promise.all([page.waitForResponse(PAYLOAD), more.scrollIntoViewIfNeeded()]);
  await payload.finished();
  await more.click();
  await expect(productCards(page)).toHaveCount(96);
  expect(asked.filter((search) => search === '?tn_p=2')).toHaveLength(1);
});

test('the next page is not prefetched for a shopper who saves data [LST-25]', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`${PATH}_payload.json`)) asked.push(new URL(request.url()).search);
  });
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('link', { name: 'Toon meer artikelen' }).scrollIntoViewIfNeeded();
  await options(page).first().check();
  await expect(page).toHaveURL(/tn_fk_merk/);
  expect(asked).not.toContain('?tn_p=2');
});
