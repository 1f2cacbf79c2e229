import type { Page } from '@playwright/test';
import { findBrowser } from '../../../tools/browser';
import { expect } from './shopper';

/**
 * Restores the back-forward cache that Playwright disables, by Chromium's own flag. Needs the regular Chromium: a
 * headless one keeps no documents.
 */
export const WITH_KEPT_DOCUMENTS = {
  executablePath: findBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Marks the current document, and goes to another page as a document. The mark identifies it later. */
export async function leaveTo(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(path);
  await page.waitForLoadState('load');
}

/** Goes back to the marked document, and expects the browser to have kept it; else reports why not. */
export async function comeBack(page: Page): Promise<void> {
  const before = page.url();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).not.toBe(before);
  await page.waitForFunction(() => document.readyState === 'complete');
  const blockers = await page.evaluate(() => {
    const isSame = document.documentElement.hasAttribute('data-mark');
    const [entry] = performance.getEntriesByType('navigation');
    return isSame ? 'kept' : JSON.stringify(entry);
  });
  expect(blockers).toBe('kept');
}
