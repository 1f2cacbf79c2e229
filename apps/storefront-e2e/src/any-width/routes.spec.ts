import type { Page } from '@playwright/test';
import { ownProduct } from '../goods';
import { expect, hydrated, test } from '../shopper';

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Metadata of the document, rendered by server or browser. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      'title,meta[name],meta[property],link[rel="canonical"],link[rel="alternate"]',
    );
    const noise = /viewport|theme-color/;
    return [...tags]
      .map(({ outerHTML }) => outerHTML)
      .filter((html) => !noise.test(html))
      .sort();
  });

test(
  'every row of the route table leads to a page of the shop [ROU-01]',
  { tag: '@core' },
  async ({ request }) => {
    const pages = [
      '/nl/',
      '/cart',
      '/side-cart',
      '/wishlist',
      '/login',
      '/search',
      '/checkout',
      '/order/success',
      '/order/failed',
      '/account',
      '/account/orders',
      '/account/profile',
      '/forget-password',
      '/account/recover/password',
      '/stylingViewer',
      '/navigation/2ec32d61',
      '/nl/dames/',
    ];
    for (const path of pages) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text()).toContain('<h1');
    }
  },
);

for (const [what, path, heading] of [
  ['that cannot be decoded', '/nl/%', 'Deze pagina bestaat niet (meer)'],
  ['like a host', '//nl/heren/', 'Heren'],
] as const)
  test(`an address ${what} is opened by a link and found again on the way back [ROU-05]`, async ({
    page,
    problems,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('_payload.json') && asked.push(request.url()));
    await page.goto('/nl/bezorgen/');
    await hydrated(page);
    const { origin } = new URL(page.url());
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.textContent = 'Elders';
      link.href = href;
      document.querySelector('main')?.prepend(link);
    }, origin + path);
    await inMain(page, 'Elders').click();
    const title = page.getByRole('main').getByRole('heading', { name: heading, level: 1, exact: true });
    await expect(title).toBeVisible();
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Weefsel/ })
      .click();
    await expect(page).toHaveURL(/\/nl\/$/);
    await expect(title).toBeHidden();
    await page.goBack();
    await expect(title).toBeVisible();
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(problems).toEqual([]);
  });

test('addresses without a separate page redirect [ROU-01] [ROU-02] [ROU-17]', async ({ request }) => {
  const moves = {
    '/': '/nl/',
    '/nl': '/nl/',
    '/checkout/finish?brq_statuscode=190': '/order/success?brq_statuscode=190',
    '/order/success&brq_payment_method=afterpay&brq_statuscode=690':
      '/order/failed?brq_payment_method=afterpay&brq_statuscode=690',
  };
  for (const [from, to] of Object.entries(moves)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.headers().location]).toEqual([from, to]);
  }
});

test('a payment service’s form from another site becomes the address of the order page [ROU-17]', async ({
  request,
}) => {
  const answer = await request.post('/order/success', {
    form: { brq_payment_method: 'ideal', brq_statuscode: '490', brq_customer_name: 'E. de Vries' },
    headers: { origin: 'https://betalen.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    '/order/failed?brq_payment_method=ideal&brq_statuscode=490',
  ]);
});

test('a rejected payment that is sent back to the literal path leads to the failure page [ROU-17]', async ({
  page,
}) => {
  await page.goto('/order/success&brq_payment_method=afterpay&brq_statuscode=690');
  await expect(page).toHaveURL('/order/failed?brq_payment_method=afterpay&brq_statuscode=690');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path is shown as not found, with header and footer [ROU-05]', async ({ page }) => {
  const answer = await page.goto('/nl/bestaat-niet/');
  expect(answer?.status()).toBe(404);
  const said = page.getByText('Niet gevonden: /nl/bestaat-niet/');
  await expect(said).toBeVisible();
  await expect(said).toHaveAttribute('value', 'Page Not Found: /nl/bestaat-niet/');
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('pages of the account stand in the account layout [ROU-04]', async ({ page }) => {
  await page.goto('/account/orders');
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'account');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'default');
});

test('after a click the head equals the one that the server renders for the page', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await inMain(page, 'Dames').click();
  await expect(page).toHaveTitle(/Dames/);
  const clicked = await headOf(page);
  await page.goto('/nl/dames/');
  expect(clicked).toEqual(await headOf(page));
  await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1);
});

test(
  'a new page begins at its top with focus on its heading; back leads to exactly where the shopper was',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 1234, behavior: 'instant' }));
    await inMain(page, 'Dames').evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1234);
  },
);

test('an address that names a place on another page leads there, with focus', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nl/klantenservice/#block-2' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  const place = page.locator('#block-2');
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
});

test('the title of a page is announced after a navigation', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await inMain(page, 'Dames').click();
  await expect(page.getByRole('status').filter({ hasText: /Dames.*Weefsel/ })).toBeAttached();
});

test('pages fade into each other only where motion is welcome', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = Document.prototype.startViewTransition;
    globalThis.fades = 0;
    Document.prototype.startViewTransition = function (...given) {
      globalThis.fades += 1;
      return begin.apply(this, given);
    };
  });
  const fades = () => page.evaluate(() => globalThis.fades);
  for (const [reducedMotion, expected] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/nl/');
    await hydrated(page);
    await inMain(page, 'Dames').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
    expect([reducedMotion, await fades()]).toEqual([reducedMotion, expected]);
  }
});

test('a page whose code is lost is loaded as a document, once [FED-02]', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/remotes/mf-search/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await inMain(page, 'Dames').click();
  await expect(page.getByText(/Er ging iets mis bij het laden van dit onderdeel/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
  expect(documents).toEqual(['/nl/dames/']);
});

test('a new build is noticed when the shopper comes back, and taken at the next navigation [FED-01]', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.route('**/build/latest.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  const asked = page.waitForResponse('**/build/latest.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await inMain(page, 'Dames').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
  expect(documents).toEqual(['/nl/dames/']);
});

test('without a connection the shop shows a message, and goes on by itself when it is back [ERR-07]', async ({
  page,
  context,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline. Wat je al ziet')).toBeVisible();
  await inMain(page, 'Dames').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
  await expect(page.getByText('Je bent offline')).toHaveCount(0);
});

test('the sitemap names pages that exist under that very address', async ({ request }) => {
  test.slow();
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
  const parts = locs(await (await request.get(new URL(sitemap).pathname)).text());
  const kinds = parts.map((part) => /sitemaps\/([a-z]+)-1\.xml/.exec(part)?.[1]);
  expect(kinds).toEqual(['pages', 'categories', 'products', 'blogs', 'looks', 'brands']);
  for (const part of parts) {
    const pages = locs(await (await request.get(new URL(part).pathname)).text());
    expect(pages.length).toBeGreaterThan(3);
    for (const address of [pages[1], pages.at(-1)]) {
      const { pathname } = new URL(address ?? '');
      const answer = await request.get(pathname, { maxRedirects: 0 });
      expect([pathname, answer.status()]).toEqual([pathname, 200]);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"`);
    }
  }
});

test('every icon that the document and its manifest name is there', async ({ page, request }) => {
  await page.goto(await ownProduct());
  const { icons } = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  const named = await page
    .locator('link[rel="icon"],link[rel="apple-touch-icon"],link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of [...named, ...icons.map(({ src }) => src), '/favicon.ico'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});
