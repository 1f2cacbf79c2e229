import type { Browser } from 'playwright';
import { withColdPage } from './cold-page.ts';
import { addPageInput } from './page-input.ts';
import type { Control } from './pages.ts';
import type { Profile } from './profiles.ts';
import { longestWaitChain } from './request-chains.ts';

/** Time between two clicks, in ms; the resolution of the figure. */
const CLICK_EVERY_MS = 50;
const LONGEST_WAIT_MS = 30_000;

declare global {
  interface Window {
    benchAnsweredAt?: number;
  }
}

/** Runs in the browser: uses the control repeatedly, from its first appearance until it answers. */
function useUntilAnswered([control, every]: [Control, number]): void {
  // Before hydration, links and forms would leave the measured page. Handlers that answer early run first.
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  let turn = 0;
  const look = () => {
    if (window.benchAnsweredAt !== undefined || !window.benchInput.sees(control.answer)) return;
    window.benchAnsweredAt = performance.now();
  };
  const tick = () => {
    look();
    if (window.benchAnsweredAt !== undefined) return;
    window.benchInput.use(control, turn++);
    look();
    setTimeout(tick, every);
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    tick();
  });
}

export interface Answer {
  /** Time since the navigation began, in ms. */
  answer: number;
  /** Longest chain of dependent requests among the code and data received by then. */
  wavesToAnswer: number;
}

/** Measures the time until a page's control first answers a click; hydration delays show in it. */
export function timeToAnswer(
  browser: Browser,
  profile: Profile,
  url: string,
  control: Control,
): Promise<Answer> {
  return withColdPage(browser, profile, async ({ page, requests }) => {
    await page.addInitScript(addPageInput);
    await page.addInitScript(useUntilAnswered, [control, CLICK_EVERY_MS] as [Control, number]);
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page
      .waitForFunction(() => window.benchAnsweredAt, null, { timeout: LONGEST_WAIT_MS, polling: 100 })
      .catch(() => {
        throw new Error(`${url}: "${control.name}" did not answer within ${LONGEST_WAIT_MS / 1000} s`);
      });
    const answer = (await handle.jsonValue()) ?? 0;
    const records = requests.all();
    const start = Math.min(...records.map(({ startedAt }) => startedAt));
    // A request still in flight cannot have delayed the answer.
    const before = records.filter(({ endedAt }) => (endedAt - start) * 1000 < answer);
    return { answer, wavesToAnswer: longestWaitChain(before).length };
  });
}
