import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { core, expect, test } from '../shopper.ts';
import { addFault, removeFaults } from '../vendor-faults.ts';

// The shop keeps known pages: each test requests a new one.
test.afterEach(removeFaults);

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
}

const failing = {
  'answers with an error': { kind: 'failing', status: 500 },
  'answers with half a document': { kind: 'malformed' },
  'breaks its connections': { kind: 'dropped' },
};

for (const [index, [what, kind]] of Object.entries(failing).entries()) {
  test(
    `a category while the search service ${what} shows a message, a retry link and suggestions [LST-33]`,
    core(index === 0),
    async ({ page }) => {
      await addFault({ ...kind, vendor: 'search' });
      const answer = await page.goto(`/nl/dames/kleding/?tn_fk_ae-price=11-${777 + index}`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('5');
      await expect(page.getByRole('heading', { level: 1, name: 'Kleding' })).toBeVisible();
      await expect(page.getByText('De artikelen laden nu even niet')).toBeVisible();
      const ways = page.getByRole('navigation', { name: 'Of kijk verder bij' });
      await expect(ways.getByRole('link', { name: 'Jurken' })).toHaveAttribute(
        'href',
        '/nl/dames/kleding/jurken/',
      );
      await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
      if (index === 0) await expectAccessibleAtBothWidths(page);

      await removeFaults();
      // A failing vendor gets no requests until its health check succeeds, within a second.
      await expect(async () => {
        await page.getByRole('link', { name: 'Probeer het opnieuw' }).click({ timeout: 1000 });
        await expect(page.locator('article').first()).toBeVisible({ timeout: 4000 });
      }).toPass();
      await expect(page.getByText('De artikelen laden nu even niet')).toHaveCount(0);
    },
  );
}

test('a search while the search service is away leads to the categories', async ({ page }) => {
  await addFault({ kind: 'failing', status: 503, vendor: 'search' });
  const answer = await page.goto('/search?tn_q=stille+jurken');
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('De artikelen laden nu even niet')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Of kijk verder bij' }).getByRole('link').first(),
  ).toBeVisible();
});

test('a category in which the search service finds nothing shows an empty result, without being indexed [LST-15]', async ({
  page,
}) => {
  await addFault({ kind: 'empty', vendor: 'search' });
  const answer = await page.goto('/nl/heren/accessoires/riemen/?tn_sort=Prijs+oplopend');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Geen resultaten gevonden')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a category whose search service is too slow answers 503, and shows its products on a retry [LST-33]', async ({
  page,
}) => {
  await addFault({
    kind: 'slow',
    delayMs: 6000,
    count: 1,
    vendor: 'search',
    pattern: '/tweakwise/navigation/*',
  });
  const answer = await page.goto('/nl/heren/schoenen/nette-schoenen/?tn_sort=Prijs+oplopend');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'Nette schoenen' })).toBeVisible();
  await expect(page.getByText('De artikelen laden nu even niet')).toBeVisible();
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
  await expect(page.locator('article').first()).toBeVisible();
});

test('a listing stays as it is while the search service is away [LST-33]', async ({ page }) => {
  await page.goto('/nl/dames/schoenen/?stil=blijft');
  const cards = await page.locator('article').count();
  const size = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
  await expect(size).toBeVisible();
  await addFault({ kind: 'failing', status: 500, vendor: 'search' });
  const answered = page.waitForResponse((response) => response.url().includes('_payload.json'));
  await expect(async () => {
    await size.click({ timeout: 1000 });
    expect((await answered).status()).toBe(503);
  }).toPass();
  await expect(size).not.toBeChecked();
  await expect(page.locator('article')).toHaveCount(cards);
  await expect(page).toHaveURL(/\?stil=blijft$/);
});
