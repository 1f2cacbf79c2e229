import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found === document.activeElement);

/** Presses Tab until the target has the focus; fails when it is unreachable. */
export async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  for (let pressed = 0; pressed < presses && !(await isFocused(target)); pressed += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
