import type { Browser, Page, Route } from 'playwright';
import { withColdPage } from './cold-page.ts';
import { addPageInput } from './page-input.ts';
import { judgeEarlyAction, type EarlyAction } from './judge-early-action.ts';
import type { Control } from './pages.ts';
import type { Profile } from './profiles.ts';

/** Delay of the page's code after the action, in ms. */
const HELD_BACK_MS = 3000;
/** After the code's arrival: maximum time for the effect to appear, and its minimum duration, in ms. */
const LATEST_MS = 15_000;
const STAYS_MS = 1500;
const LONGEST_WAIT_MS = 60_000;

const isCode = (url: URL): boolean => /\.m?js$/.test(url.pathname);

/** Blocks all script files of a page until `release` is called. */
async function holdBackCode(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isCode, async (route: Route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const sees = (page: Page, control: Control): Promise<boolean> =>
  page
    .evaluate((effects) => window.benchInput.sees(effects), control.kept ?? control.answer)
    .catch(() => false);

async function seesWithin(page: Page, control: Control, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if (await sees(page, control)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** Uses a control once at first paint, while the page's code is held back. Records the outcome. */
export function actEarly(
  browser: Browser,
  profile: Profile,
  url: string,
  control: Control,
): Promise<EarlyAction> {
  return withColdPage(browser, profile, async ({ page }) => {
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    await page.addInitScript(addPageInput);
    const release = await holdBackCode(page);
    try {
      await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_WAIT_MS });
      await page.waitForFunction(
        () =>
          document.readyState !== 'loading' &&
          performance.getEntriesByName('first-contentful-paint').length > 0,
        null,
        { polling: 50 },
      );
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      const done = await page.evaluate((action) => window.benchInput.use(action, 0), control);
      await page.waitForTimeout(HELD_BACK_MS);
      const early = await page
        .evaluate((effects) => window.benchInput.sees(effects), control.answer)
        .catch(() => false);
      release();
      const came = await seesWithin(page, control, LATEST_MS);
      await page.waitForTimeout(STAYS_MS);
      const stayed = came && (await sees(page, control));
      return judgeEarlyAction({ name: control.name, done, early, came, stayed, documents });
    } finally {
      release();
    }
  });
}
