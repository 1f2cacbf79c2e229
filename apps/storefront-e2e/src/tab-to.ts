import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found === document.activeElement);

/** Goes on by Tab, if it has to, until this has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  for (let pressed = 0; pressed < presses && !(await isFocused(target)); pressed += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
