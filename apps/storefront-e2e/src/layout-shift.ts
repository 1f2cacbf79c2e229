import type { Page } from '@playwright/test';

/** An entry that the compiler's browser does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up how much moves on every page from here on without the shopper's doing; the answer is that of the page shown. */
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
