import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';

const ways = (name: string) => ({ name, exact: true });

test('a misspelt search shows the term of its results, with a link to that term', async ({ page }) => {
  await page.goto('/search?tn_q=broke');
  const main = page.getByRole('main');
  await expect(main.getByText(/Je ziet de resultaten voor/)).toBeVisible();
  await expect(main.getByText(/\d artikelen$/).first()).toBeVisible();
  await main.getByRole('link', ways('broek')).click();
  await expect(page).toHaveURL('/search?tn_q=broek');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoekresultaten voor “broek”' })).toBeVisible();
  await expect(main.getByText(/Bedoelde je/)).toHaveCount(0);
});

test('words become chips that can be taken away, and do not come back [LST-36]', async ({ page }) => {
  await page.goto('/search?tn_q=zwarte+jas+dames+zonder+capuchon');
  const chips = page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link');
  await expect(chips).toHaveText(['Dames', 'Jas', 'zonder capuchon', 'Zwart', 'Alles wissen']);
  await hydrated(page);
  await chips.filter({ hasText: 'Zwart' }).click();
  await expect(chips).toHaveText(['Dames', 'Jas', 'zonder capuchon', 'Alles wissen']);
  // The chip disappears at once; the address changes with the products.
  await expect(page).not.toHaveURL(/kleur/);
  await page.reload();
  await expect(chips).toHaveText(['Dames', 'Jas', 'zonder capuchon', 'Alles wissen']);
  await expect(page).not.toHaveURL(/kleur/);
});

test('a word that the shop has nothing for is named [LST-37]', async ({ page }) => {
  await page.goto('/search?tn_q=jurk+bruiloft');
  await expect(page.getByText('Voor “bruiloft” hebben we geen aparte collectie.')).toBeVisible();
  await expectAccessible(page);
});

test('a search that names a category leads to its pages, and one that is a brand goes to it', async ({
  page,
  request,
}) => {
  await page.goto('/search?tn_q=jassen');
  const jumps = page.getByRole('navigation', { name: 'Ga direct naar' }).getByRole('link');
  await expect(jumps).toHaveText(['Jassen dames', 'Jassen heren']);
  const answer = await request.get('/search?tn_q=fjordal', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/nl/merken/fjordal/']);
});

test(
  'a search that finds nothing helps: tips, another try, categories and what is new [LST-15]',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/search?tn_q=xqzvw');
    await hydrated(page);
    await expect(page.getByText('Geen resultaten gevonden')).toBeVisible();
    await expect(page.getByText('Kijk of alles goed gespeld is.')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Populaire categorieën' }).getByRole('link', ways('Jurken dames')),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Net binnen' })).toBeVisible();
    await expectAccessible(page);
    const again = page.getByRole('main').getByRole('search', { name: 'Opnieuw zoeken' });
    await again.getByRole('searchbox').fill('jurk');
    await again.getByRole('button', { name: 'Zoeken' }).click();
    await expect(page).toHaveURL('/search?tn_q=jurk');
    await expect(page.locator('article').first()).toBeVisible();
  },
);
