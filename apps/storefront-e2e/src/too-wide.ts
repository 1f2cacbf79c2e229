import type { Page } from '@playwright/test';

/** A window of 1280 by 1024 px at 400 %. */
export const ZOOMED = { width: 320, height: 256 };

/** Overflow in px of a page, or of a vertical scroller in an open panel. */
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
