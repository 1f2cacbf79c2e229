import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, ConsoleMessage, Page } from 'playwright';

/** Maximum time until a page is hydrated, and then until it is idle, in ms. */
const ALIVE_MS = 10_000;
const REST_MS = 5000;

/**
 * Observation time of a page after hydration, and of its last window, in ms. Maximum share of busy time in that window.
 */
const WATCHED_MS = 700;
const WINDOW_MS = 300;
const MOST_BUSY = 0.9;

/** Maximum memory of a page in a browser, and maximum growth without input, in MB. */
const MOST_MB = 120;
const MOST_GROWTH_MB = 16;

/** Timeout of a request to a page, in ms; only endless code delays its answer. */
const ANSWER_MS = 4000;

const MB = 1024 * 1024;

/** Browser messages about failed requests. Vendors may be down, and affected pages report that themselves. */
const OF_THE_NETWORK = /^(Failed to load resource|Access to XMLHttpRequest)/;

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? text;

function flawIn(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error' || OF_THE_NETWORK.test(message.text())) return undefined;
  return `logs an error: ${firstLine(message.text())}`;
}

class Frozen extends Error {
  override readonly name = 'Frozen';
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Frozen('It does not answer.')), ANSWER_MS);
  answer.catch(() => undefined);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** Total busy time of the page's main thread, in s. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await inTime(session.send('Performance.getMetrics'));
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function memory(session: CDPSession): Promise<number> {
  await inTime(session.send('HeapProfiler.collectGarbage'));
  return (await inTime(session.send('Runtime.getHeapUsage'))).usedSize / MB;
}

/** Length of the page's visible text. */
async function textLength(session: CDPSession): Promise<number> {
  const expression = 'document.body.innerText.trim().length';
  const { result } = await inTime(session.send('Runtime.evaluate', { expression, returnByValue: true }));
  return Number(result.value);
}

/** Waits until the page is idle; false on timeout. */
async function comesToRest(session: CDPSession): Promise<boolean> {
  const until = Date.now() + REST_MS;
  while (Date.now() < until) {
    const before = await busySeconds(session);
    const from = performance.now();
    await pause(WINDOW_MS);
    const busy = ((await busySeconds(session)) - before) / ((performance.now() - from) / 1000);
    if (busy < MOST_BUSY) return true;
  }
  return false;
}

/** Flaws of a hydrated page without any input. */
async function flawsAtRest(session: CDPSession): Promise<string[]> {
  await session.send('Performance.enable');
  const before = await memory(session);
  await pause(WATCHED_MS);
  const rests = await comesToRest(session);
  const shown = await textLength(session);
  const after = await memory(session);
  return [
    ...(shown > 0 ? [] : ['shows nothing any more']),
    ...(rests ? [] : ['keeps the browser busy without end']),
    ...(after > MOST_MB ? [`takes more than ${MOST_MB} MB of the browser’s memory`] : []),
    ...(after - before > MOST_GROWTH_MB ? ['takes more and more of the browser’s memory'] : []),
  ];
}

/**
 * Opens a page, and waits until it is hydrated and idle. Returns all its flaws, each phrased as the end of a sentence.
 */
export async function watchPage(page: Page, address: string): Promise<string[]> {
  const flaws = new Set<string>();
  page.on('pageerror', (error) => flaws.add(`throws in the browser: ${firstLine(error.message)}`));
  page.on('console', (message) => {
    const flaw = flawIn(message);
    if (flaw) flaws.add(flaw);
  });
  let opened = 0;
  page.on('request', (request) => {
    if (
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      !request.redirectedFrom() &&
      ++opened > 1
    )
      flaws.add(`leaves for ${new URL(request.url()).pathname} by itself`);
  });
  page.on('crash', () => flaws.add('ends the browser’s process'));
  const session = await page.context().newCDPSession(page);
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: ALIVE_MS });
    await page.locator('body').dispatchEvent('pointerdown', {}, { timeout: ALIVE_MS });
    const alive = page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: ALIVE_MS });
    const isAlive = await alive.then(
      () => true,
      () => false,
    );
    if (isAlive) (await flawsAtRest(session)).forEach((flaw) => flaws.add(flaw));
    else flaws.add(`does not come alive in a browser within ${ALIVE_MS / 1000} s`);
  } catch (error) {
    if (!flaws.has('ends the browser’s process'))
      flaws.add(
        error instanceof Frozen ? 'freezes the browser' : `cannot be opened: ${firstLine(String(error))}`,
      );
  }
  return [...flaws];
}
