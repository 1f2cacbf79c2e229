import type { Browser } from 'playwright';
import { withColdPage } from './cold-page.ts';
import type { Control } from './pages.ts';
import type { Profile } from './profiles.ts';
import { longestWait } from './waves.ts';

/** Time between two clicks, in ms: the figure is no finer than this. */
const CLICK_EVERY_MS = 50;
const LONGEST_WAIT_MS = 30_000;

declare global {
  interface Window {
    benchAnsweredAt?: number;
  }
}

/** Runs in the browser: clicks the control again and again from the moment it exists, until it answers. */
function clickUntilAnswered([{ click, answer }, every]: [Control, number]): void {
  const answered = () =>
    'selector' in answer
      ? document.querySelector(answer.selector) !== null
      : new URL(location.href).searchParams.has(answer.parameter);
  // Before it comes to life a link would lead away from the page that is measured.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  addEventListener('click', stay, { capture: true });
  let turn = 0;
  const look = () => {
    if (window.benchAnsweredAt !== undefined || !answered()) return;
    window.benchAnsweredAt = performance.now();
  };
  const tick = () => {
    look();
    if (window.benchAnsweredAt !== undefined) return;
    const controls = document.querySelectorAll<HTMLElement>(click);
    controls[turn++ % Math.min(controls.length, 2)]?.click();
    look();
    setTimeout(tick, every);
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    tick();
  });
}

export interface Answer {
  /** Ms since the navigation began. */
  answer: number;
  /** Of the code and data that had come by then: how many had to wait for one another. */
  wavesToAnswer: number;
}

/** Measures when the control of a page first answers a click: the figure that hydration cannot hide from. */
export function timeToAnswer(
  browser: Browser,
  profile: Profile,
  url: string,
  control: Control,
): Promise<Answer> {
  return withColdPage(browser, profile, async ({ page, requests }) => {
    await page.addInitScript(clickUntilAnswered, [control, CLICK_EVERY_MS] as [Control, number]);
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page
      .waitForFunction(() => window.benchAnsweredAt, null, { timeout: LONGEST_WAIT_MS, polling: 100 })
      .catch(() => {
        throw new Error(`${url}: "${control.click}" did not answer within ${LONGEST_WAIT_MS / 1000} s`);
      });
    const answer = (await handle.jsonValue()) ?? 0;
    const records = requests.all();
    const start = Math.min(...records.map(({ startedAt }) => startedAt));
    // What was still on its way cannot have been waited for.
    const before = records.filter(({ endedAt }) => (endedAt - start) * 1000 < answer);
    return { answer, wavesToAnswer: longestWait(before).length };
  });
}
