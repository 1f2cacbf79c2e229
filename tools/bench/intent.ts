import type { Browser, Page } from 'playwright';
import { withColdPage, type ColdPage } from './cold-page.ts';
import { takeNotes } from './page-notes.ts';
import { untilSettled } from './probe.ts';
import type { Profile } from './profiles.ts';
import { compressed, sentFor } from './script-bytes.ts';

const LONGEST_WAIT_MS = 20_000;

declare global {
  interface Window {
    /** Times of the first key press and of hydration, in ms since the navigation began. */
    benchKeyAt?: number;
    benchAliveAt?: number;
  }
}

/** Cost of a page's code before and after the shopper's first action; bytes as sent. */
interface IntentFigures {
  jsBeforeIntent: number;
  jsAfterIntent: number;
  /** Time from the first intent until the page is hydrated, in ms. Undefined when it was hydrated before. */
  intentToAlive: number | undefined;
  /** Blocking time of the long tasks after the first intent, in ms. */
  tbtAfterIntent: number;
}

const inlineScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && /^$|module|javascript/.test(type))
      .map(({ text }) => text),
  );

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-alive'));

const blockingTime = (tasks: readonly [number, number][]): number =>
  tasks.reduce((total, [, duration]) => total + duration - 50, 0);

/** Runs in the browser before the page's own scripts. Records the times of the first key press and of hydration. */
function timeKey(): void {
  addEventListener('keydown', ({ timeStamp }) => (window.benchKeyAt = timeStamp), {
    capture: true,
    once: true,
  });
  const look = () => {
    if (document.documentElement.hasAttribute('data-alive')) window.benchAliveAt ??= performance.now();
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.documentElement, { attributes: true });
  });
}

/** Loads a page and waits, without input, until it is settled. */
async function settle({ page, requests }: ColdPage, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await untilSettled(page, requests);
}

/** Moves the focus as a shopper does, and waits for the page's code. */
async function comeAlive({ page, requests }: ColdPage): Promise<void> {
  await page.keyboard.press('Tab');
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: LONGEST_WAIT_MS });
  await untilSettled(page, requests);
}

/** Sums the bytes of executed scripts, which only the debugger reports. */
async function countCode(cold: ColdPage, url: string) {
  const { page, cdp, requests } = cold;
  const ran = new Set<string>();
  cdp.on('Debugger.scriptParsed', ({ url: file }) => ran.add(file));
  await cdp.send('Debugger.enable');
  await page.addInitScript(takeNotes);
  await settle(cold, url);
  const inline = compressed(await inlineScripts(page));
  const jsBeforeIntent = inline + sentFor(requests.all(), ran);
  await comeAlive(cold);
  return { jsBeforeIntent, jsAfterIntent: inline + sentFor(requests.all(), ran) };
}

/** Measures times without the debugger, which makes Chromium parse all code again at the start. */
async function timeCode(cold: ColdPage, url: string) {
  const { page } = cold;
  await page.addInitScript(takeNotes);
  await page.addInitScript(timeKey);
  await settle(cold, url);
  const wasAlive = await isAlive(page);
  const tasksBefore = await page.evaluate(() => window.benchNotes.longTasks.length);
  await comeAlive(cold);
  const { tasks, from, to } = await page.evaluate(() => ({
    tasks: window.benchNotes.longTasks,
    from: window.benchKeyAt ?? 0,
    to: window.benchAliveAt ?? 0,
  }));
  return {
    intentToAlive: wasAlive ? undefined : to - from,
    tbtAfterIntent: blockingTime(tasks.slice(tasksBefore)),
  };
}

/** Measures the cost of a page's first intent in two loads: one for executed code, one for times. */
export async function measureIntent(browser: Browser, profile: Profile, url: string): Promise<IntentFigures> {
  const counted = await withColdPage(browser, profile, (cold) => countCode(cold, url));
  const timed = await withColdPage(browser, profile, (cold) => timeCode(cold, url));
  return { ...counted, ...timed };
}
