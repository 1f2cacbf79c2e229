import { chromium, type Browser } from 'playwright';
import { setTimeout as pause } from 'node:timers/promises';
import type { Looked, Stage } from '../../libs/federation/src/releases/release/index.ts';
import { BROWSER_FLAGS, presentBrowser } from '../present-browser.ts';
import { normalizeFlaw } from './normalize-flaw.ts';
import { watchPage } from './page-watch.ts';

/** Number of pages open in parallel. */
const AT_A_TIME = 2;

/** A phone, as most shoppers have. */
const TELEPHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'nl-NL',
} as const;

const NO_BROWSER =
  'Hydration was not rehearsed: there is no Chromium here. Install one ("npx playwright install chromium"), or name one with CHROME=/path/to/chromium.';

/** A page without a result after this time freezes the browser, in ms. */
const LONGEST_MS = 18_000;

/** Resource types that are irrelevant for code. */
const NOT_FETCHED = new Set(['image', 'media', 'font']);

/** A page with its flaws. */
interface Seen {
  path: string;
  flaws: readonly string[];
}

type Look = (shop: string, path: string) => Promise<Seen>;

/** Opens a page in a browser as a new shopper. Once `isOver` is aborted, the browser closes the page instead. */
async function look(
  browser: Browser,
  { asks }: Stage,
  shop: string,
  path: string,
  isOver?: AbortSignal,
): Promise<Seen> {
  const context = await browser.newContext(TELEPHONE);
  await context.route('**', (route) => {
    const request = route.request();
    // No other service may count this as a visit.
    const isAsked = [`${shop}/`, ...asks].some((address) => request.url().startsWith(address));
    return isAsked && !NOT_FETCHED.has(request.resourceType()) ? route.continue() : route.abort();
  });
  const isStuck = pause(LONGEST_MS, ['freezes the browser'], { ref: false });
  const flaws = await Promise.race([watchPage(await context.newPage(), shop + path), isStuck]);
  // A page with endless code cannot be closed; its process ends with the browser.
  if (flaws.length === 0 && !isOver?.aborted) await context.close();
  return { path, flaws };
}

/** Runs work with a browser; closes it afterwards with everything that still runs in it. */
async function withBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens paths, some in parallel, until one is flawed. Removes them from the list. */
async function firstFlawed(
  browser: Browser,
  stage: Stage,
  waiting: string[],
  well: string[],
): Promise<Seen | undefined> {
  const over = new AbortController();
  const found = Promise.withResolvers<Seen | undefined>();
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined && !over.signal.aborted; path = waiting.shift()) {
      const seen = await look(browser, stage, stage.candidate, path, over.signal);
      if (over.signal.aborted) return;
      if (seen.flaws.length === 0) well.push(path);
      else found.resolve(seen);
    }
  };
  const all = Promise.all(Array.from({ length: AT_A_TIME }, work)).then(() => undefined);
  return Promise.race([found.promise, all]).finally(() => over.abort());
}

/** A flaw that occurs twice on a page, and not on the live one. */
async function newFlaw(stage: Stage, { path, flaws }: Seen, lookAlone: Look): Promise<string | undefined> {
  const again = (await lookAlone(stage.candidate, path)).flaws.map(normalizeFlaw);
  const old = stage.live ? (await lookAlone(stage.live, path)).flaws.map(normalizeFlaw) : [];
  return flaws.find((flaw) => again.includes(normalizeFlaw(flaw)) && !old.includes(normalizeFlaw(flaw)));
}

/**
 * Opens the pages of a stage in a browser, if there is one. They have to hydrate and become idle without an error.
 * Flaws that are also live do not refuse the candidate.
 */
export async function lookAtStage(stage: Stage): Promise<Looked> {
  const executable = presentBrowser();
  if (!executable) return { hydrated: [], notes: [NO_BROWSER] };
  const hydrated: string[] = [];
  const waiting = [...stage.paths];
  const lookAlone: Look = (shop, path) =>
    withBrowser(executable, (browser) => look(browser, stage, shop, path));
  while (waiting.length > 0) {
    const left = [...waiting];
    const seen = await withBrowser(executable, (browser) => firstFlawed(browser, stage, waiting, hydrated));
    if (!seen) break;
    const flaw = await newFlaw(stage, seen, lookAlone);
    const by = stage.releases.join(', ');
    if (flaw)
      return { refused: `In a browser the page ${seen.path} ${flaw}, with ${by}.`, hydrated, notes: [] };
    // Pages opened concurrently are opened again.
    waiting.splice(
      0,
      waiting.length,
      ...left.filter((path) => path !== seen.path && !hydrated.includes(path)),
    );
  }
  return {
    hydrated,
    notes: [`${hydrated.length} ${hydrated.length === 1 ? 'page' : 'pages'} came alive in a browser.`],
  };
}
