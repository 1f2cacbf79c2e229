import type { Page } from '@playwright/test';

/** Output of a screen reader: texts of live regions, names of open dialogs, states of controls, in order. */
type Said = typeof globalThis.said;

/**
 * Records announcements frame by frame; changes between two frames are never announced. Call before opening the page.
 */
export async function noteSaid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: Said = { texts: [], dialogs: [], states: [] };
    const before = new Map<Element, string>();
    const isAnother = (element: Element, now: string): boolean => {
      const known = before.get(element);
      before.set(element, now);
      return known !== undefined && known !== now;
    };
    const nameOf = (dialog: Element) =>
      dialog.getAttribute('aria-label') ??
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    const look = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent?.trim() ?? '';
        if (isAnother(region, text) && text) said.texts.push(text);
      }
      for (const control of document.querySelectorAll('[aria-pressed], [data-early=busy]')) {
        const { ariaPressed, ariaBusy } = control;
        const state = ariaPressed === null ? `busy ${ariaBusy ?? 'false'}` : `pressed ${ariaPressed}`;
        // Hidden elements are not announced.
        if (isAnother(control, state) && control.checkVisibility({ visibilityProperty: true }))
          said.states.push(state);
      }
      const open = [...document.querySelectorAll('dialog[open]')].map(nameOf).join(' and ') || 'none';
      if (said.dialogs.at(-1) !== open) said.dialogs.push(open);
      requestAnimationFrame(look);
    };
    Object.assign(globalThis, { said });
    addEventListener('DOMContentLoaded', look);
  });
}

/** Number of frames to wait for repeated announcements. */
const PICTURES = 40;

/** Announcements so far, after some more frames. */
export const saidSoFar = (page: Page): Promise<Said> =>
  page.evaluate(async (pictures) => {
    for (let left = pictures; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    return globalThis.said;
  }, PICTURES);
