import { expect, test } from '../shopper';

const LISTINGS = ['/nl/dames/nieuw/', '/search'];

/** Hostile query strings. */
const HOSTILE = [
  'tn_p=0',
  'tn_p=-1',
  'tn_p=abc',
  'tn_p=1e9',
  'tn_p=999999',
  'tn_p=1&tn_p=2',
  'tn_fk_ae-price=x-y',
  'tn_fk_ae-price=80-20',
  'tn_fk_ae-price=-5-10',
  'tn_fk_ae-price=NaN-1e309',
  'tn_fk___proto__=x&tn_fk_constructor=y&__proto__=z',
  'tn_fk_merk=%00%FF%C3&tn_sort=%ED%A0%80&tn_cid=%00',
  'tn_q=%',
  'tn_q=jurk%00%F0%9F%91%97%E2%80%AE',
  `tn_q=${'x'.repeat(5000)}`,
  Array.from({ length: 300 }, (_, index) => `tn_fk_f${index}=a%7Cb`).join('&'),
  Array.from({ length: 300 }, (_, index) => `tn_fk_merk=${index}`).join('&'),
];

test('a listing with a hostile query answers 200 with a title [LST-01]', async ({ request, baseURL }) => {
  for (const path of LISTINGS) {
    // One after the other: this test does not measure concurrency.
    for (const query of HOSTILE) {
      const answer = await fetch(`${baseURL}${path}?${query}`);
      const hasTitle = (await answer.text()).includes('<h1');
      expect([query.slice(0, 60), answer.status, hasTitle]).toEqual([query.slice(0, 60), 200, true]);
    }
  }
  expect((await request.get('/nl/dames/kleding/%00')).status()).toBe(404);
});

test(
  'a shared address restores filters, sort and page, and keeps foreign parameters [LST-01]',
  { tag: '@core' },
  async ({ page, request }) => {
    // The owner of a path is known after its first visit.
    await request.get('/nl/dames/kleding/');
    await page.goto('/nl/dames/kleding/?utm_source=mail&tn_sort=Nieuwste&tn_fk_maat=38&tn_p=2');
    const next = page.getByRole('link', { name: 'Toon meer artikelen' });
    await expect(next).toHaveAttribute('href', '/nl/dames/kleding/?tn_fk_maat=38&tn_sort=Nieuwste&tn_p=3');
    await expect(page).toHaveURL(/\?utm_source=mail&tn_sort=Nieuwste&tn_fk_maat=38&tn_p=2$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/nl\/dames\/kleding\/\?tn_fk_maat=38&tn_sort=Nieuwste&tn_p=2$/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.getByRole('heading', { name: 'Pagina 2' })).toBeVisible();
  },
);

test('a plain page of a listing has canonical, prev and next links, and structured data of its cards', async ({
  page,
}) => {
  await page.goto('/nl/dames/kleding/?tn_p=2');
  const at = (rel: string) => page.locator(`head link[rel=${rel}]`);
  await expect(at('canonical')).toHaveAttribute('href', /\/nl\/dames\/kleding\/\?tn_p=2$/);
  await expect(at('prev')).toHaveAttribute('href', /\/nl\/dames\/kleding\/$/);
  await expect(at('next')).toHaveAttribute('href', /\/nl\/dames\/kleding\/\?tn_p=3$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  const lists = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; itemListElement: { url?: string; name?: string }[] },
  );
  const { origin } = new URL(page.url());
  const cards = await page
    .locator('article')
    .evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href')));
  expect(lists.find((list) => list['@type'] === 'ItemList')?.itemListElement.map(({ url }) => url)).toEqual(
    cards.map((href) => `${origin}${href}`),
  );
  const crumbs = await page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('listitem')
    .allTextContents();
  expect(
    lists.find((list) => list['@type'] === 'BreadcrumbList')?.itemListElement.map(({ name }) => name),
  ).toEqual(crumbs);
});
