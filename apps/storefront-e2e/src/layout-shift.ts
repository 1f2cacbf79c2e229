import type { Page } from '@playwright/test';

interface Watched {
  moved: () => number;
}

/** Adds up how much moves on every page from here on without the shopper's doing; the answer is that of the page shown. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) moved += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      moved: () => {
        add(observer.takeRecords());
        return moved;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as Watched).moved());
}
