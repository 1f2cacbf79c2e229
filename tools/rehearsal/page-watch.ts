import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, ConsoleMessage, Page } from 'playwright';

/** How long a page may take to come alive, and to come to rest then, in ms. */
const ALIVE_MS = 10_000;
const REST_MS = 5000;

/** For how long a page is watched after it came alive, and how busy it may be in the last part of that. */
const WATCHED_MS = 700;
const WINDOW_MS = 300;
const MOST_BUSY = 0.9;

/** Memory that a page may take in a browser, and by how much it may grow while nobody does anything, in MB. */
const MOST_MB = 120;
const MOST_GROWTH_MB = 16;

/** An answer that a page gives at once, unless its code never ends, in ms. */
const ANSWER_MS = 4000;

const MB = 1024 * 1024;

/** What browsers say of requests that failed: vendors may be away, and a page that suffers from it says so itself. */
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

/** For how long the page's own thread has been busy, in s. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await inTime(session.send('Performance.getMetrics'));
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function memory(session: CDPSession): Promise<number> {
  await inTime(session.send('HeapProfiler.collectGarbage'));
  return (await inTime(session.send('Runtime.getHeapUsage'))).usedSize / MB;
}

/** How much text the page has for a shopper. */
async function textLength(session: CDPSession): Promise<number> {
  const expression = 'document.body.innerText.trim().length';
  const { result } = await inTime(session.send('Runtime.evaluate', { expression, returnByValue: true }));
  return Number(result.value);
}

/** Waits until nothing runs any more; false when that is never so. */
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

/** What is wrong with a page that has come alive, when nobody touches it. */
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
 * Opens a page and waits until it has come alive and to rest. Returns all that is wrong with it, each as the end of a
 * sentence.
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
