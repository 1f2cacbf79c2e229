import type { Browser, Page } from 'playwright';
import { withColdPage } from './cold-page.ts';
import { takeNotes } from './page-notes.ts';
import { untilSettled } from './probe.ts';
import type { Profile } from './profiles.ts';
import { compressed, sentFor } from './script-bytes.ts';

const LONGEST_WAIT_MS = 20_000;

/** What a page's code costs before and after a shopper first does something; bytes as sent. */
export interface IntentFigures {
  jsBeforeIntent: number;
  jsAfterIntent: number;
  /** From the first intent until the page is alive, in ms; nothing when it was alive before. */
  intentToAlive: number | undefined;
  /** Blocking time of the long tasks after it, in ms. */
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

/** Loads a page, lets it settle without doing anything, then moves the focus as a shopper does; counts the code that ran. */
export function measureIntent(browser: Browser, profile: Profile, url: string): Promise<IntentFigures> {
  return withColdPage(browser, profile, async ({ page, cdp, requests }) => {
    const ran = new Set<string>();
    cdp.on('Debugger.scriptParsed', ({ url: file }) => ran.add(file));
    await cdp.send('Debugger.enable');
    await page.addInitScript(takeNotes);
    await page.goto(url, { waitUntil: 'load' });
    const inline = compressed(await inlineScripts(page));
    await untilSettled(page, requests);
    const jsBeforeIntent = inline + sentFor(requests.all(), ran);
    const wasAlive = await isAlive(page);
    const tasksBefore = await page.evaluate(() => window.benchNotes.longTasks.length);
    const from = performance.now();
    await page.keyboard.press('Tab');
    await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: LONGEST_WAIT_MS });
    const intentToAlive = wasAlive ? undefined : performance.now() - from;
    await untilSettled(page, requests);
    const tasks = await page.evaluate(() => window.benchNotes.longTasks);
    return {
      jsBeforeIntent,
      jsAfterIntent: inline + sentFor(requests.all(), ran),
      intentToAlive,
      tbtAfterIntent: blockingTime(tasks.slice(tasksBefore)),
    };
  });
}
