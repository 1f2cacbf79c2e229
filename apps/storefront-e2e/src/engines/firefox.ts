import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import type { Driver } from './engine';
import { FIREFOX } from '../../../../tools/other-engines';

let started: Promise<Browser> | undefined;

/** One Firefox for all tests of a worker; each test has separate cookies and storage. */
const firefox = (): Promise<Browser> =>
  (started ??= puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: null,
  }));

/** A Firefox with an empty profile, driven over WebDriver BiDi. Appends console errors to the given array. */
export async function driveFirefox(width: number, height: number, said: string[]): Promise<Driver> {
  const context = await (await firefox()).createBrowserContext();
  const page = await context.newPage();
  // Firefox before 144 rejects the orientation that Puppeteer sets with the size.
  await page.setViewport({ width, height }).catch(() => undefined);
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return {
    navigate: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: () => page.evaluate(() => history.back()),
    evaluate: (expression) => page.evaluate(expression),
    hold: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      return (element as ElementHandle | null) ?? undefined;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    stop: () => context.close(),
  };
}
