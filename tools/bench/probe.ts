import type { Browser, CDPSession, Page } from 'playwright';
import { withColdPage } from './cold-page.ts';
import { readActivity, readNotes, takeNotes } from './page-notes.ts';
import type { Profile } from './profiles.ts';
import { isScript, sum, type RequestLog, type RequestRecord } from './requests.ts';
import { longestChain, longestWaitChain } from './request-chains.ts';

/** A page is settled after this long without traffic and long tasks, in ms. */
const CALM_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** One line of a waterfall; times in ms since the request of the document. */
interface WaterfallLine {
  type: string;
  what: string;
  bytesSent: number;
  from: number;
  to: number;
}

/** Figures of one cold load until the page is settled. Bytes with headers, as sent; times in ms. */
interface PageFigures {
  ttfb: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scriptMs: number;
  /** Layout and styles, in ms on the slowed processor. */
  layoutMs: number;
  fonts: number;
  htmlSent: number;
  html: number;
  jsSent: number;
  js: number;
  jsRequests: number;
  totalSent: number;
  waves: number;
  chain: number;
  heap: number;
  elements: number;
}

export interface PageLoad {
  figures: PageFigures;
  lcpElement: string;
  wavesPath: string[];
  waterfall: WaterfallLine[];
  /** Failed requests and script errors. */
  problems: string[];
}

export async function untilSettled(page: Page, requests: RequestLog): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until) {
    const { loaded, calmFor } = await page.evaluate(readActivity);
    if (loaded && calmFor > CALM_MS && requests.idleFor() > CALM_MS) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} did not settle within ${LONGEST_WAIT_MS / 1000} s`);
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((entry) => entry.name === name)?.value ?? 0;
}

async function heapInUse(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
}

function waterfallOf(records: RequestRecord[]): WaterfallLine[] {
  const start = Math.min(...records.map(({ startedAt }) => startedAt));
  const ms = (time: number) => Math.round((time - start) * 1000);
  return records.map(({ type, url, bytesSent, startedAt, endedAt }) => ({
    type,
    what: new URL(url).pathname,
    bytesSent,
    from: ms(startedAt),
    to: ms(endedAt),
  }));
}

/** Loads a page cold, waits until it is settled, and reads all figures. Throws unless the status is 200. */
export function probe(browser: Browser, profile: Profile, url: string): Promise<PageLoad> {
  return withColdPage(browser, profile, async ({ page, cdp, requests }) => {
    await page.addInitScript(takeNotes);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: LONGEST_WAIT_MS });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}`);
    await untilSettled(page, requests);
    const notes = await page.evaluate(readNotes);
    const scriptMs = (await metric(cdp, 'ScriptDuration')) * 1000;
    const layoutMs =
      ((await metric(cdp, 'LayoutDuration')) + (await metric(cdp, 'RecalcStyleDuration'))) * 1000;
    const heap = await heapInUse(cdp);
    const records = requests.all();
    const scripts = records.filter(isScript);
    const documents = records.filter(({ type }) => type === 'Document');
    const wavesPath = longestWaitChain(records);
    return {
      figures: {
        ttfb: notes.ttfb,
        fcp: notes.fcp,
        lcp: notes.lcp?.at ?? notes.fcp,
        tbt: notes.tbt,
        cls: notes.cls,
        scriptMs,
        layoutMs,
        fonts: sum(
          records.filter(({ type }) => type === 'Font'),
          'bytesSent',
        ),
        htmlSent: sum(documents, 'bytesSent'),
        html: sum(documents, 'bytes'),
        jsSent: sum(scripts, 'bytesSent'),
        js: sum(scripts, 'bytes'),
        jsRequests: scripts.length,
        totalSent: sum(records, 'bytesSent'),
        waves: wavesPath.length,
        chain: longestChain(records).length,
        heap,
        elements: notes.elements,
      },
      lcpElement: notes.lcp?.element ?? '',
      wavesPath,
      waterfall: waterfallOf(records),
      problems: [
        ...records
          .filter(({ failure, status = 0 }) => failure || status >= 400)
          .map((r) => `${r.failure ?? r.status} ${r.url}`),
        ...notes.errors,
      ],
    };
  });
}
