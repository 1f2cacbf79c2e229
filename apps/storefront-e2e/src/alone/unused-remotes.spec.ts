import type { Browser } from '@playwright/test';
import { releaseVersions } from '../../../../libs/federation/src/releases/release/index.ts';
import { withColdPage } from '../../../../tools/bench/cold-page.ts';
import { PROFILES } from '../../../../tools/bench/profiles.ts';
import { isScript, type RequestRecord } from '../../../../tools/bench/requests.ts';
import { publishUnused, unusedRemotes } from '../../../../tools/bench/unused-remotes.ts';
import { longestChain, longestWaitChain } from '../../../../tools/bench/request-chains.ts';
import { expect, test } from '../shopper.ts';
import { startOwnShop } from '../own-shop/own-shop.ts';

const LISTING = '/nl/dames/';
const REMOTES = unusedRemotes(20);
/** The list of all texts, every remote's included, loads once a page is idle. */
const TEXTS = '/api/getSnippets';
/** The search service's id of each request. */
const QUESTION = /"requestId":"\w+"/g;

/** Name of a page's state: a hash of it, search request id included. */
const STATE = /\/_state\/[\w-]+\.json/;

/** The text from its first difference on; empty when both are equal. */
function otherThan(before: string, now: string): string {
  const at = [...now].findIndex((character, index) => character !== before[index]);
  if (at < 0) return before.slice(now.length);
  return now.slice(at, at + 200);
}

/** Requests of an idle page: once they are done, the page is fully loaded. */
const LAST = [TEXTS, 'measure-page'];

const pathOf = ({ url }: RequestRecord): string => new URL(url).pathname.replace(STATE, '/_state/');

/** Each file once: preloads may appear again on use, without bytes. */
function once(records: RequestRecord[]): RequestRecord[] {
  const first = new Map<string, RequestRecord>();
  for (const record of records) {
    const told = first.get(record.url);
    if (!told || (told.bytesSent === 0 && record.bytesSent > 0)) first.set(record.url, record);
  }
  return [...first.values()];
}

/** Requests of a browser with an empty cache. */
function load(browser: Browser, url: string): Promise<RequestRecord[]> {
  return withColdPage(browser, PROFILES.desktop, async ({ page, requests }) => {
    const last = LAST.map((name) => page.waitForResponse((answer) => answer.url().includes(name)));
    await page.goto(url);
    await Promise.all(last);
    await page.waitForLoadState('networkidle');
    return once(requests.all());
  });
}

const scriptsIn = (records: RequestRecord[]): string[] =>
  records
    .filter(isScript)
    .map((record) => `${pathOf(record)} ${record.bytesSent}`)
    .sort();

test('20 remotes that a page shows nothing of change nothing of it', async ({ browser }) => {
  // Disables the page cache.
  const shop = await startOwnShop(4275, { env: { PAGE_CACHE_SECONDS: '0' } });
  const textOf = async (path: string): Promise<string> =>
    (await (await fetch(shop.url + path)).text()).replaceAll(QUESTION, '');
  /** A document without its state names, and the states of frame and page. */
  const pageOf = async (path: string) => {
    const html = await textOf(path);
    const [frame, page] = [/data-frame="([^"]+)"/, /data-state="([^"]+)"/].map(
      (name) => name.exec(html)?.[1],
    );
    if (!frame || !page) throw new Error('The document names no states.');
    const states = (await textOf(frame)) + (await textOf(page));
    return { html: html.replaceAll(new RegExp(STATE, 'g'), ''), states };
  };
  try {
    await load(browser, shop.url + LISTING);
    const before = { ...(await pageOf(LISTING)), payload: await textOf(`${LISTING}_payload.json`) };
    const loaded = await load(browser, shop.url + LISTING);
    const versions = await publishUnused(REMOTES, shop.releaseStore);
    await releaseVersions(shop.releaseStore, versions);
    await expect.poll(() => shop.health()).toMatchObject(versions);
    expect(await textOf(REMOTES[7]?.path ?? '')).toContain('<h1>mf-unused-8</h1>');

    const now = await pageOf(LISTING);
    expect(otherThan(before.html, now.html)).toBe('');
    expect(otherThan(before.states, now.states)).toBe('');
    expect(otherThan(before.payload, await textOf(`${LISTING}_payload.json`))).toBe('');

    const beside = await load(browser, shop.url + LISTING);
    expect(scriptsIn(beside)).toEqual(scriptsIn(loaded));
    expect(scriptsIn(beside).length).toBeGreaterThan(3);
    expect(longestWaitChain(beside.filter(isScript)).length).toBe(
      longestWaitChain(loaded.filter(isScript)).length,
    );
    expect(longestChain(beside).length).toBe(longestChain(loaded).length);
    expect(beside.map(pathOf).sort()).toEqual(loaded.map(pathOf).sort());
    expect(await textOf(TEXTS)).toContain('headless.mf-unused-1.title');
  } finally {
    await shop.stop();
  }
});
