import type { Browser } from '@playwright/test';
import { switchAll } from '../../../../libs/federation/src/release/index.ts';
import { withColdPage } from '../../../../tools/bench/cold-page.ts';
import { PROFILES } from '../../../../tools/bench/profiles.ts';
import { isScript, type RequestRecord } from '../../../../tools/bench/requests.ts';
import { publishUnused, unusedRemotes } from '../../../../tools/bench/unused-remotes.ts';
import { longestChain, longestWait } from '../../../../tools/bench/waves.ts';
import { expect, test } from '../shopper.ts';
import { startOwnShop } from './own-shop.ts';

const LISTING = '/nl/dames/';
const REMOTES = unusedRemotes(20);
/** The list of all texts comes when a page has been quiet for a while, and has those of every remote. */
const TEXTS = '/api/getSnippets';
/** How the search service calls each question. */
const QUESTION = /"requestId":"\w+"/g;

/** What a text goes on with where it begins to be another; empty when they are the same. */
function otherThan(before: string, now: string): string {
  const at = [...now].findIndex((character, index) => character !== before[index]);
  if (at < 0) return before.slice(now.length);
  return now.slice(at, at + 200);
}

/** What comes by itself when a page has been quiet for a while: a page is loaded when all of it is there. */
const LAST = [TEXTS, 'measure-page', 'consent-panel'];

const pathOf = ({ url }: RequestRecord): string => new URL(url).pathname;

/** What a browser asks for that was never here before. */
function load(browser: Browser, url: string): Promise<RequestRecord[]> {
  return withColdPage(browser, PROFILES.desktop, async ({ page, requests }) => {
    const last = LAST.map((name) => page.waitForResponse((answer) => answer.url().includes(name)));
    await page.goto(url);
    await Promise.all(last);
    await page.waitForLoadState('networkidle');
    return requests.all();
  });
}

const scriptsIn = (records: RequestRecord[]): string[] =>
  records
    .filter(isScript)
    .map((record) => `${pathOf(record)} ${record.bytesSent}`)
    .sort();

test('20 remotes that a page shows nothing of change nothing of it', async ({ browser }) => {
  // Each page is made anew.
  const shop = await startOwnShop(4275, { env: { PAGE_CACHE_SECONDS: '0' } });
  const textOf = async (path: string): Promise<string> =>
    (await (await fetch(shop.url + path)).text()).replaceAll(QUESTION, '');
  try {
    await load(browser, shop.url + LISTING);
    const before = { html: await textOf(LISTING), payload: await textOf(`${LISTING}_payload.json`) };
    const loaded = await load(browser, shop.url + LISTING);
    const versions = await publishUnused(REMOTES, shop.desk);
    await switchAll(shop.desk, versions);
    await expect.poll(() => shop.health()).toMatchObject(versions);
    expect(await textOf(REMOTES[7]?.path ?? '')).toContain('<h1>mf-unused-8</h1>');

    expect(otherThan(before.html, await textOf(LISTING))).toBe('');
    expect(otherThan(before.payload, await textOf(`${LISTING}_payload.json`))).toBe('');

    const beside = await load(browser, shop.url + LISTING);
    expect(scriptsIn(beside)).toEqual(scriptsIn(loaded));
    expect(scriptsIn(beside).length).toBeGreaterThan(3);
    expect(longestWait(beside.filter(isScript)).length).toBe(longestWait(loaded.filter(isScript)).length);
    expect(longestChain(beside).length).toBe(longestChain(loaded).length);
    expect(beside.map(pathOf).sort()).toEqual(loaded.map(pathOf).sort());
    expect(await textOf(TEXTS)).toContain('headless.mf-unused-1.title');
  } finally {
    await shop.stop();
  }
});
