import type { Browser } from 'playwright';
import { withColdPage } from './cold-page.ts';
import type { Tick } from './pages.ts';
import type { Profile } from './profiles.ts';

/** Shortest event duration that the browser reports, in ms. */
const FINEST_MS = 16;
/** Maximum delay of a late paint after the tick, in ms. */
const LATE_MS = 1500;
const LONGEST_WAIT_MS = 60_000;

declare global {
  interface Window {
    benchPaints: number[];
  }
}

/** Runs in the browser: records the time from each touch, key or click to the next paint. */
function notePaints(finest: number): void {
  window.benchPaints = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchPaints.push(duration);
  }).observe({ type: 'event', durationThreshold: finest } as PerformanceObserverInit);
}

/**
 * Ticks a filter as a shopper does, once the page is idle. Returns its slowest event's time to the next paint, in ms.
 */
export function timeToPaint(browser: Browser, profile: Profile, url: string, tick: Tick): Promise<number> {
  return withColdPage(browser, profile, async ({ page }) => {
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    await page.goto(url, { waitUntil: 'networkidle', timeout: LONGEST_WAIT_MS });
    if (tick.open) await page.locator(tick.open).first().click();
    const facet = page.locator(tick.facet).first();
    if (!(await facet.getAttribute('open').then((open) => open !== null))) {
      await facet.locator('summary').click();
    }
    await page.waitForTimeout(LATE_MS);
    await page.evaluate(notePaints, FINEST_MS);
    await facet.locator('label:has(input[type="checkbox"]:enabled)').first().click();
    await page.waitForURL((now) => now.search.includes('tn_fk_'));
    await page.waitForTimeout(LATE_MS);
    return Math.max(FINEST_MS, ...(await page.evaluate(() => window.benchPaints)));
  });
}
