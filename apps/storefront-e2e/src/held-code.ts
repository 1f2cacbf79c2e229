import type { Page } from '@playwright/test';

/** Holds back the code of pages from here on; call the result to let it come. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/main\.[^/]*js/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Opens a page whose code does not come; call the result to let it come. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdCode(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    letGo();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  };
}
