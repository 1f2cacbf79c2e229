import type { Page } from '@playwright/test';

/** An entry type that TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums up unexpected layout shifts on every page from now on. The result returns that of the current page. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (!entry.hadRecentInput) moved += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.shiftSoFar = () => {
      add(observer.takeRecords());
      return moved;
    };
  });
  return () => page.evaluate(() => globalThis.shiftSoFar());
}
