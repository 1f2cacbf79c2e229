import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../shopper';

const STATES = '**/_state/**';

/** Counts the documents loaded by the browser. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test('a state that is lost on the way is requested again, and the page hydrates', async ({
  page,
  problems,
}) => {
  const asked = new Map<string, number>();
  await page.route(STATES, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return asked.get(pathname) === 1 ? route.abort() : route.continue();
  });
  await page.goto('/nl/dames/');
  await hydrated(page);
  // Also more than once on a slow machine, which had time to prefetch them.
  expect(asked.size).toBe(2);
  expect(Math.min(...asked.values())).toBeGreaterThan(1);
  expect(problems).toEqual([]);
});

test('a page whose state is gone is loaded again, and hydrates', async ({ page, problems }) => {
  const documents = countDocuments(page);
  await page.route(STATES, (route) =>
    documents() === 1 ? route.fulfill({ status: 410 }) : route.continue(),
  );
  await page.goto('/nl/dames/');
  await hydrated(page);
  expect(documents()).toBe(2);
  expect(problems).toEqual([]);
});

test('a page whose state stays gone is loaded again once, and its links work without script', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.route(STATES, (route) => route.fulfill({ status: 410 }));
  await page.goto('/nl/dames/');
  await page.waitForEvent('pageerror');
  expect(documents()).toBe(2);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Toon meer artikelen' }).press('Enter');
  await expect(page).toHaveURL(/tn_p=2/);
  await hydrated(page);
});
