import { ownProduct } from '../goods';
import { expect, test } from '../shopper';
import { logIn } from '../ways';

test(
  'every address answers with the right status [ROU-02, ROU-05]',
  { tag: '@core' },
  async ({ request }) => {
    const statusOf = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location ?? ''];
    };
    expect(await statusOf('/nl/')).toEqual([200, '']);
    expect(await statusOf('/')).toEqual([301, '/nl/']);
    expect(await statusOf('/nl')).toEqual([301, '/nl/']);
    expect(await statusOf('/nl/dames')).toEqual([301, '/nl/dames/']);
    expect(await statusOf('/nl/Dames/')).toEqual([301, '/nl/dames/']);
    expect(await statusOf('/nl/dames/?tn_p=9999')).toEqual([302, expect.stringMatching(/tn_p=\d+/)]);
    expect((await statusOf('/nl/bestaat-niet/'))[0]).toBe(404);
    expect((await statusOf('/%'))[0]).toBe(404);
    expect((await statusOf('/nl/dames/%00'))[0]).toBe(404);
  },
);

test('an unknown path answers 404 inside header and footer, and leads on to a department [ROU-05]', async ({
  page,
}) => {
  const answer = await page.goto('/nl/bestaat/echt-niet');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Niet gevonden: /nl/bestaat/echt-niet')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Bekijk dames' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
});

test('every link of header, footer and home leads to a page', async ({ request }) => {
  const html = await (await request.get('/nl/')).text();
  const links = new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&')),
  );
  expect(links.size).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const link of links) if (!(await request.get(link)).ok()) broken.push(link);
  expect(broken).toEqual([]);
});

test.describe('hostile addresses', () => {
  for (const query of [
    'tn_p=0',
    'tn_p=-1',
    'tn_p=abc',
    'tn_p=1e9',
    'tn_fk_merk=%F0%9F%91%97',
    'tn_fk_ae-price=x-y',
    'tn_sort=<script>',
    'tn_fk_a=%00',
    `tn_fk_maat=${'X'.repeat(4000)}`,
  ]) {
    test(`a listing with ${query.slice(0, 30)} is a sane page`, async ({ request }) => {
      const answer = await request.get(`/nl/dames/?${query}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain('<script>tn');
    });
  }
});

test('a product page has a canonical address and structured data about product, returns, delivery and breadcrumb [PDP-10]', async ({
  page,
}) => {
  const path = await ownProduct();
  await page.goto(path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => (JSON.parse(script.textContent ?? '{}') as { '@type': string })['@type']),
    );
  expect(types).toEqual(
    expect.arrayContaining([
      'ProductGroup',
      'MerchantReturnPolicy',
      'OfferShippingDetails',
      'BreadcrumbList',
    ]),
  );
});

test('structured data names the price that the page shows, to the cent [PDP-10]', async ({ page }) => {
  await page.goto(await ownProduct());
  const group = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  ) as { hasVariant: { gtin: string; offers: { url: string; price: string } }[] };
  const variants = [group.hasVariant.at(0), group.hasVariant.at(-1)];
  for (const variant of variants) {
    expect(variant?.gtin).toMatch(/^\d{13}$/);
    await page.goto(variant?.offers.url ?? '');
    const price = variant?.offers.price.replace('.', ',') ?? '';
    await expect(page.getByRole('main').locator('header').first()).toContainText(price);
  }
});

const NAME = /\bNoor\b/;

test(
  'nothing of one shopper is in another’s page [SES-05]',
  { tag: '@core' },
  async ({ customer, page, request }) => {
    await logIn(page, customer);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'sw-context-token');
    expect(token).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
    for (const path of ['/account', '/cart', '/nl/']) {
      const headers = { cookie: `sw-context-token=${token?.value}` };
      const answer = await page.request.get(path, { headers });
      const own = await answer.text();
      // A shopper's own page is personal and never cached.
      const isOwn = path !== '/nl/';
      expect(NAME.test(own)).toBe(isOwn);
      expect(answer.headers()['cache-control'] === 'private, no-store').toBe(isOwn);
      expect(own).not.toContain(token?.value ?? '-');
      expect(await (await request.get(path)).text()).not.toMatch(NAME);
    }
  },
);
