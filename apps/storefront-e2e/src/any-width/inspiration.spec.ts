import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';

const stories = '[data-block$="Overview"] article';

test('an overview turns its pages and tabs without loading the page again [BLK-01, BLK-02]', async ({
  page,
}) => {
  await page.goto('/nl/blogs/');
  await hydrated(page);
  await page.evaluate(() => (document.title = 'same document'));
  const title = page.locator(stories).first().getByRole('link');
  const first = await title.textContent();
  await page.getByRole('link', { name: 'Volgende', exact: true }).click();
  await expect(page).toHaveURL('/nl/blogs/?page=2');
  await expect(title).not.toHaveText(first ?? '');
  const tabs = page.getByRole('navigation', { name: 'Kies wat je wilt zien' });
  await expect(tabs).toBeInViewport();
  await tabs.getByRole('link', { name: 'Heren' }).click();
  await expect(page).toHaveURL('/nl/blogs/?gender=heren');
  expect(await page.title()).toBe('same document');

  await title.click();
  await expect(page).toHaveURL(/\/nl\/blog\/[^/]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL('/nl/blogs/?gender=heren');
  await expect(tabs.getByRole('link', { name: 'Heren' })).toHaveAttribute('aria-current', 'true');
});

test('an overview stays as it was when its request fails [BLK-33]', async ({ page }) => {
  await page.goto('/nl/blogs/');
  await hydrated(page);
  const title = page.locator(stories).first().getByRole('link');
  const first = await title.textContent();
  await page.route('**/api/blogs/getAllBlogs', (route) => route.abort());
  await page.getByRole('link', { name: 'Volgende', exact: true }).click();
  await expect(page.getByText('Dat lukte even niet')).toBeVisible();
  await expect(title).toHaveText(first ?? '');
  await expect(page).toHaveURL('/nl/blogs/');
});

test('a look leads to each of its articles, and to the next look [ROU-09]', async ({ page }) => {
  await page.goto('/nl/looks/');
  await hydrated(page);
  await page.locator(stories).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/nl\/look\/[^/]+$/);
  const address = page.url();
  const articles = page.getByRole('list', { name: 'Shop deze look' }).getByRole('listitem');
  await expect(articles.nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Volgende look' }).click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await page.getByRole('link', { name: /nummer 1 op de foto/ }).click();
  await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
});

test('the index of brands jumps to a letter, or to the nearest one with brands [BLK-03, BLK-04]', async ({
  page,
}) => {
  await page.goto('/nl/merken/');
  await hydrated(page);
  const index = page.getByRole('navigation', { name: 'Merken van a tot z' });
  await expect(index.getByRole('link')).toHaveCount(27);
  for (const letter of await index.getByRole('link').all()) {
    const target = (await letter.getAttribute('href')) ?? '';
    await expect(page.locator(target)).toHaveCount(1);
  }
  await index.getByRole('link', { name: 's', exact: true }).click();
  await expect(page.locator('#merken-s')).toBeInViewport();
});

test('a page that moved redirects, on the server and in the browser [ROU-18]', async ({ page, request }) => {
  const answer = await request.get('/nl/ruilen/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/nl/retourneren/']);
  await page.goto('/nl/');
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nl/ruilen/', textContent: 'Ruilen' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Ruilen', exact: true }).click();
  await expect(page).toHaveURL('/nl/retourneren/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and tabs of an overview have separate addresses [BLK-02, BLK-06]', async ({ page }) => {
    await page.goto('/nl/inspiratie/');
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL('/nl/inspiratie/?type=blog');
    await page.getByRole('link', { name: 'Volgende', exact: true }).click();
    await expect(page).toHaveURL('/nl/inspiratie/?type=blog&page=2');
    await expect(page.locator(stories)).toHaveCount(12);
  });
});

for (const path of ['/nl/inspiratie/', '/nl/looks/', '/nl/merken/']) {
  test(`${path} and what it leads to have no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    const story = page.locator(stories).first().getByRole('link');
    if ((await story.count()) === 0) return;
    await story.click();
    await expect(page).not.toHaveURL(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}
