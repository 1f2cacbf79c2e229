import type { APIRequestContext, APIResponse } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../shopper';

/** Number of concurrent requests. */
const AT_ONCE = 2;
/** Interval of sampled product pages, which are alike. */
const EVERY_PRODUCT = 100;
/** Interval of sampled addresses in structured data: each size of a product has one. The soak takes more. */
const EVERY_NAMED = process.env['CRAWLED_ADDRESSES'] === 'more' ? 12 : 48;

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);

/** Path and query of an address of the shop. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
};

/** All pages in the sitemaps, with a sample of the products. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const maps = locations(await (await request.get('/sitemap.xml')).text());
  const pages: string[] = [];
  for (const map of maps) {
    const found = locations(await (await request.get(pathOf(map))).text()).map(pathOf);
    pages.push(...(/products/.test(map) ? found.filter((_, at) => at % EVERY_PRODUCT === 0) : found));
  }
  return pages;
}

/** All addresses of pages and pictures in structured data. */
function addressesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(addressesIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const isAddress = ['url', 'item', 'image', 'contentUrl', 'mainEntityOfPage'].includes(name);
    const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    return [...(isAddress ? (texts as string[]) : []), ...addressesIn(value)];
  });
}

interface Read {
  path: string;
  status: number;
  robots: string;
  canonical: string;
  named: string[];
}

/** Most visits to an address that asks to come again later. */
const MOST_VISITS = 3;

/** Visits an address as search engines do: a 503 with `Retry-After` is visited again after that time. */
async function visit(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let visits = 1; ; visits += 1) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const seconds = Number(answer.headers()['retry-after']);
    if (answer.status() !== 503 || !seconds || visits === MOST_VISITS) return answer;
    await setTimeout(seconds * 1000);
  }
}

/** A page's data for search engines. */
async function read(request: APIRequestContext, path: string): Promise<Read> {
  const answer = await visit(request, path);
  const html = await answer.text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const shown = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  return {
    path,
    status: answer.status(),
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? answer.headers()['x-robots-tag'] ?? '',
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    named: [...data.flatMap(([, json = '']) => addressesIn(JSON.parse(json))), ...(shown ? [shown] : [])],
  };
}

/** Maps the items, a few at a time. */
async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

test('pages in the sitemaps answer 200, are indexable and canonical, and addresses in their data answer 200', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const pages = await listedPages(request);
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.length).toBe(new Set(pages).size);
  const found = await inTurns(pages, (path) => read(request, path));
  const amiss = found.filter(
    ({ path, status, robots, canonical }) =>
      status !== 200 || /noindex/.test(robots) || pathOf(canonical || 'http://none.invalid') !== path,
  );
  expect(amiss).toEqual([]);
  const all = [...new Set(found.flatMap((page) => page.named))];
  const named = all.filter((address, at) => !/[?]|\d{9}/.test(address) || at % EVERY_NAMED === 0);
  expect(named.length).toBeGreaterThan(100);
  const answers = await inTurns(named, async (address) => {
    const answer = await visit(request, address.replaceAll('&amp;', '&'));
    return { address, status: answer.status() };
  });
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
