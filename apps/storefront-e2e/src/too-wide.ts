import type { Page } from '@playwright/test';

/** A window of 1280 by 1024 px at 400 %. */
export const ZOOMED = { width: 320, height: 256 };

/** How many px a page, or what scrolls up and down in an open panel, has too much to fit the window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrollers = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    return Math.max(
      ...[document.documentElement, ...scrollers].map((each) => each.scrollWidth - each.clientWidth),
    );
  });
