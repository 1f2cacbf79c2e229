import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { ASKS_CODE, expect, hydrated, test } from '../shopper';
import { addToCart, DETAILS } from '../ways';

test.use({ pictures: true });

// A shopper on a first visit.
test.use({ storageState: { cookies: [], origins: [] } });

const MEASURING = /googletagmanager|google-analytics|\/tweakwise\/api\//;

interface Sent {
  url: string;
  body: Record<string, unknown>;
}

/** Fakes the tag manager, and records all requests to analytics. */
async function watch(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  page.on('request', (request) => {
    if (!MEASURING.test(request.url())) return;
    sent.push({ url: request.url(), body: (request.postDataJSON() as Sent['body'] | null) ?? {} });
  });
  return sent;
}

const question = (page: Page) => page.getByRole('region', { name: 'Jouw keuze over cookies' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as Window & { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

interface Measured {
  currency: string;
  value: number;
  tax?: number;
  shipping?: number;
  items: ({ price: number; quantity?: number; item_id: string } & Record<string, unknown>)[];
}

/** The last e-commerce event of a name that this document sent to the tag manager. */
const measured = async (page: Page, name: string): Promise<Measured> => {
  const told = async () => (await dataLayer(page)).findLast(({ event }) => event === name)?.ecommerce;
  await expect.poll(told).toBeDefined();
  return (await told()) as Measured;
};
const product = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
    .first()
    .getByRole('link')
    .first();

test(
  'before a choice the page works and nothing is measured or kept [ANA-01, ANA-02, ANA-03]',
  { tag: '@core' },
  async ({ page, problems }) => {
    const sent = await watch(page);
    await page.goto('/search?tn_q=jurk');
    await hydrated(page);
    await expect(question(page)).toBeVisible();
    await product(page).click();
    await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
    await expect(question(page)).toBeVisible();
    expect(sent).toEqual([]);
    expect(await dataLayer(page)).toEqual([]);
    expect(Object.keys(await stored(page))).not.toContain('tw_visitor_id');
    expect(problems).toEqual([]);
  },
);

test(
  'after a yes page views reach the tag manager, and searches, products seen and products followed the search service [ANA-01, ANA-02, ANA-03, PDP-05]',
  { tag: '@core' },
  async ({ page, problems }) => {
    const sent = await watch(page);
    const bodyOf = (event: string) => sent.find(({ url }) => url.endsWith(`/tweakwise/api/${event}`))?.body;
    await page.goto('/search?tn_q=jurk');
    await press(page, 'Alles accepteren');
    await expect(question(page)).toBeHidden();
    await expect.poll(() => bodyOf('search')).toMatchObject({ SearchTerm: 'jurk' });
    const visitor = (await stored(page)).tw_visitor_id;
    expect(visitor).toMatch(/^v_[a-z0-9]+\d{13}$/);
    expect(bodyOf('search')).toMatchObject({ ProfileKey: visitor });
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual({
        event: 'content-view',
        'content-name': '/search?tn_q=jurk',
        'content-view-name': 'search',
      });
    expect(sent.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/^https:..www\.googletagmanager\.com.gtm\.js\?id=GTM-/),
    );

    await product(page).click();
    await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
    await expect
      .poll(() => bodyOf('pageview'))
      .toMatchObject({
        ProfileKey: visitor,
        ProductKey: expect.stringMatching(/^nl-[0-9a-f]{32}$/),
      });
    expect(bodyOf('itemclick')).toMatchObject({
      RequestId: expect.stringMatching(/.{32}/),
      ItemId: bodyOf('pageview')?.ProductKey,
    });
    const events = async () =>
      (await dataLayer(page)).flatMap(({ event }) => (typeof event === 'string' ? event : []));
    await expect
      .poll(events)
      .toEqual([
        'consent-choice',
        'gtm.js',
        'content-view',
        'view_item_list',
        'search',
        'select_item',
        'content-view',
        'view_item',
      ]);
    expect(problems).toEqual([]);
  },
);

test('a product that was found, seen and bought is the same one in all that is measured of it [ANA-01] [ANA-02] [CRT-09]', async ({
  page,
}) => {
  test.slow();
  const sent = await watch(page);
  const bodyOf = (event: string) => sent.find(({ url }) => url.endsWith(`/tweakwise/api/${event}`))?.body;
  await page.goto('/search?tn_q=jurk');
  await press(page, 'Alles accepteren');
  await expect.poll(() => bodyOf('search')).toBeDefined();
  await product(page).click();
  await expect.poll(() => bodyOf('pageview')).toBeDefined();
  const { items } = await measured(page, 'view_item');
  const seen = items.map(({ quantity: _none, ...item }) => item);
  expect(seen).toMatchObject([{ item_brand: expect.any(String), item_category3: expect.any(String) }]);
  await addToCart(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' }).click();
  await page.getByRole('link', { name: 'Veilig afrekenen' }).click();
  for (const name of ['add_to_cart', 'view_cart', 'begin_checkout']) {
    const event = await measured(page, name);
    expect({ name, items: event.items }).toMatchObject({ name, items: seen });
    expect(event.value).toBe(event.items[0]?.price);
  }
  for (const [label, value] of Object.entries(DETAILS))
    await page.getByRole('main').getByLabel(label, { exact: false }).fill(value);
  for (const done of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
    await page.getByRole('button', { name: 'Verder', exact: true }).click();
    await expect(page.locator('[aria-current=step] h2')).toHaveText(done);
  }
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await page.getByRole('button', { name: /^(Bestelling plaatsen|Bestellen en betalen)$/ }).click();
  await page.getByRole('button', { name: 'Gelukt (190)' }).click();
  await expect.poll(() => bodyOf('purchase')).toBeDefined();
  const item = bodyOf('itemclick')?.ItemId;
  expect(item).toMatch(/^nl-[0-9a-f]{32}$/);
  expect(bodyOf('pageview')?.ProductKey).toBe(item);
  expect(bodyOf('purchase')?.ProductKeys).toEqual([item]);
  const { currency, value, tax, shipping = 0, ...purchase } = await measured(page, 'purchase');
  expect(purchase.items).toMatchObject(seen);
  expect([currency, value]).toEqual(['EUR', purchase.items[0]?.price]);
  // Prices include a Dutch rate of 21 per cent.
  expect(tax).toBeCloseTo(((value + shipping) * 21) / 121, 1);
});

test('after a no nothing is measured, kept or asked again, until the shopper changes the choice [ANA-01, ANA-03]', async ({
  page,
}) => {
  const sent = await watch(page);
  await page.goto('/search?tn_q=jurk');
  await press(page, 'Alles weigeren');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Cookie-instellingen' })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await stored(page)).not.toHaveProperty('tw_visitor_id');

  const settings = page.getByRole('button', { name: 'Cookie-instellingen' });
  await settings.click();
  await question(page).getByRole('checkbox', { name: 'Persoonlijk' }).check();
  await press(page, 'Keuze bewaren');
  await page.goto('/search?tn_q=jas');
  await expect.poll(() => sent.map(({ body }) => body.SearchTerm)).toEqual(['jas']);
  expect(await stored(page)).toHaveProperty('tw_visitor_id');

  await settings.click();
  await expect(question(page).getByRole('checkbox', { name: 'Persoonlijk' })).toBeChecked();
  await press(page, 'Alles weigeren');
  expect(await stored(page)).not.toHaveProperty('tw_visitor_id');
  expect(sent).toHaveLength(1);
});

test(
  'a listing reached by a link is requested with the visitor id after consent, and is not shared [TWK-02, ANA-03]',
  ASKS_CODE,
  async ({ page }) => {
    const jurken = page
      .getByRole('main')
      .locator('a[href="/nl/dames/kleding/jurken/"]')
      .filter({ visible: true })
      .first();
    const goToListing = async () => {
      await page.goto('/nl/dames/kleding/');
      await hydrated(page);
      const answered = page.waitForResponse('**/nl/dames/kleding/jurken/_payload.json');
      await jurken.click();
      return answered;
    };
    const before = await goToListing();
    expect(before.request().headers()['x-profile-key']).toBeUndefined();
    expect(before.headers()['cache-control']).toBe('no-cache');

    await press(page, 'Alles accepteren');
    // When the search service is late for one visitor, the shared version is shown.
    await expect(async () => {
      const after = await goToListing();
      expect(after.request().headers()['x-profile-key']).toBe((await stored(page)).tw_visitor_id);
      expect(after.headers()['cache-control']).toBe('private, no-store');
    }).toPass();
    await expect(product(page)).toBeVisible();

    await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
    await press(page, 'Alles weigeren');
    expect((await goToListing()).request().headers()).not.toHaveProperty('x-profile-key');
  },
);

test('the question has no accessibility violations, leaves the page in its place, and is answered by keyboard; the choice is proof [ANA-03]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  await hydrated(page);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const moved = await page.evaluate(() => (window as Window & { moved?: number[] }).moved ?? []);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  // After the skip link comes the question: its link, and its buttons.
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Zelf kiezen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('checkbox', { name: 'Statistiek' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await question(page).getByRole('button', { name: 'Keuze bewaren' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  expect(JSON.parse((await stored(page))['weefsel-consent'] ?? '')).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    version: 1,
    allowed: ['statistics'],
  });
});
