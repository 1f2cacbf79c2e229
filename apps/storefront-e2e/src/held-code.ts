import type { Page } from '@playwright/test';

/** Opens a page whose code is held back; the result releases it. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve: letGo } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/main\.[^/]*js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    letGo(undefined);
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  };
}
