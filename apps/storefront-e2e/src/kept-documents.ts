import type { Page } from '@playwright/test';
import { findBrowser } from '../../../tools/browser';
import { expect } from './shopper';

/**
 * Playwright starts browsers without their back-forward cache: this gives it back, in Chromium's own word for the flag, to the
 * usual Chromium: one without windows keeps no documents.
 */
export const WITH_KEPT_DOCUMENTS = {
  executablePath: findBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Marks the document that is shown, and goes to another page as a document; by the mark it is known again. */
export async function leaveTo(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(path);
  await page.waitForLoadState('load');
}

/** Goes back to the document that was marked, and expects the browser to have kept it; else says why it has not. */
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
