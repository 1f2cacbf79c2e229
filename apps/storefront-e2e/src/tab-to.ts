import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Goes on by Tab until this has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
