import type { Page } from '@playwright/test';

/** Gives a page a clock that can be put forward. What the browser says about how the document was loaded stays true. */
export async function installClock(page: Page): Promise<void> {
  const context = page.context();
  await context.addInitScript(() => {
    const own = performance;
    globalThis.ownEntries = (type) => own.getEntriesByType(type);
  });
  await page.clock.install();
  await context.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: globalThis.ownEntries });
  });
}
