import type { Page } from '@playwright/test';

/** Gives a page a clock to fast-forward. Performance entries of the browser stay real. */
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
