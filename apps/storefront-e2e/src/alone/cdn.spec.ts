import { rollbackCanary, startCanary } from '../../../../libs/federation/src/releases/release/index.ts';
import { seededRandom } from '../../../../tools/stage/seeded-random.ts';
import { plain } from '../../../../tools/stage/plain.ts';
import { expect, test } from '../shopper.ts';
import { ask, liveAt, startCdnStage, untilCached, type CdnStage } from './cdn-stage.ts';
import { pageIn, shopper } from './cdn-vendors.ts';
import { aDay, replay, type DaysAnswer } from './shoppers-day.ts';

/** Part of a day in every run, a whole one in `npx weefsel soak`. */
const REQUESTS = Number(process.env['DAY_REQUESTS'] ?? '2000');
const SEED = Number(process.env['DAY_SEED'] ?? '2026');
/** Number of pages in a day: keeps the share of pages new to the cache constant. */
const PAGES = Math.max(12, Math.round(REQUESTS / 100));
/** Number of concurrent shoppers. */
const SHOPPERS = 6;

let stage: CdnStage;
let { one, other, front } = {} as CdnStage;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stage = await startCdnStage();
  ({ one, other, front } = stage);
});
test.afterAll(() => stage.stop());

/** Paths in a sitemap. */
async function located(path: string): Promise<string[]> {
  const { body } = await ask(one.url, path, { 'accept-encoding': 'identity' });
  return [...body.matchAll(/<loc>https:\/\/weefsel\.example([^<]+)<\/loc>/g)].flatMap(([, at]) => at ?? []);
}

/** The shop's pages from its sitemaps, spread over all kinds, and some linked from listings. */
async function pathsOfDay(): Promise<string[]> {
  const all: string[] = [];
  for (const sitemap of await located('/sitemap.xml')) all.push(...(await located(sitemap)));
  const step = Math.max(1, Math.floor(all.length / PAGES));
  const some = all.filter((_, at) => at % step === 0).slice(0, PAGES);
  return [
    ...new Set(['/nl/', '/nl/dames/', '/nl/heren/', '/nl/dames/?tn_p=2', '/search?tn_q=jurk', ...some]),
  ];
}

const live = () => liveAt(one);
const inCache = (path: string) => untilCached(front, path);

test('the cache answers 95 % of a day’s page requests, and no shopper gets another’s content', async () => {
  test.setTimeout(120_000 + 60 * REQUESTS);
  const people = [await shopper(0), await shopper(1), await shopper(2)];
  const sessions = people.map(({ cookie }) => cookie);
  expect(new Set(people.map(({ variant }) => variant)).size).toBe(3);
  const paths = await pathsOfDay();
  const composition = await live();
  const counts = { hits: 0, asked: 0, wrong: [] as string[], carts: 0 };
  const checked = new Map<string, string>();
  const seen = (answer: DaysAnswer) => {
    const { asked, status, headers, hash, bytes } = answer;
    const { page, path } = asked;
    // A shopper's own page may renew the session.
    if (page && headers['set-cookie']) counts.wrong.push(`${path} sets a cookie`);
    if (headers['x-composition'] !== composition) counts.wrong.push(`${path} is of another composition`);
    if (status !== 200) counts.wrong.push(`${path}: ${status}`);
    if (!page) {
      const text = plain(bytes, headers['content-encoding']);
      const mine = people.find(({ cookie }) => cookie === asked.headers['cookie']);
      if (mine && text.includes(mine.variant)) counts.carts += 1;
      const isOthers = people.some((each) => each !== mine && text.includes(each.variant));
      if (headers['x-cache'] === 'hit' || isOthers) counts.wrong.push(`${path} is another's`);
      return;
    }
    counts.asked += 1;
    if (headers['x-cache'] === 'hit') counts.hits += 1;
    // Parsed once per page and content: most responses are equal.
    const key = `${page} ${hash}`;
    checked.set(key, checked.get(key) ?? pageIn(answer));
    if (checked.get(key) !== page) counts.wrong.push(`${path}: ${checked.get(key)}`);
  };
  await inCache('/nl/');
  const before = front.fetched();
  await replay(
    front.url,
    aDay({ paths, requests: REQUESTS, chance: seededRandom(SEED), sessions }),
    SHOPPERS,
    seen,
  );
  const share = counts.hits / counts.asked;
  const reached = front.fetched() - before;
  process.stdout.write(
    `  seed ${SEED}: ${counts.asked} pages asked for, ${(100 * share).toFixed(1)} % hits; ${reached} of ${REQUESTS} requests reached the shells\n`,
  );
  expect(counts.wrong).toEqual([]);
  expect(counts.carts).toBeGreaterThan(3);
  expect(share).toBeGreaterThanOrEqual(0.95);
});

/** Number of pages and payloads that the shells have answered so far. */
async function pagesMade(): Promise<number> {
  let sum = 0;
  for (const { url } of [one, other]) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const [, count = ''] of text.matchAll(
      /request_seconds_count\{[^}]*kind="(?:page|payload)"[^}]*\} (\d+)/g,
    ))
      sum += Number(count);
  }
  return sum;
}

test('a cached page costs the shells nothing, even with campaign parameters, and has one ETag everywhere', async () => {
  await inCache('/nl/heren/');
  const first = await ask(front.url, '/nl/heren/');
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers['cache-control']).toBe('no-cache');
  for (const secret of ['surrogate-key', 'cdn-cache-control', 'xkey'])
    expect(first.headers[secret]).toBeUndefined();
  const before = [await pagesMade(), front.fetched()];
  for (let click = 0; click < 40; click += 1) {
    const again = await ask(front.url, `/nl/heren/?utm_source=a${click}&gclid=${click}&fbclid=x`, {
      cookie: `__Host-sw-context-token=${click}`,
    });
    expect([again.hash, again.headers['x-cache']]).toEqual([first.hash, 'hit']);
  }
  const known = await ask(front.url, '/nl/heren/', { 'if-none-match': tag });
  expect([known.status, known.bytes.length]).toEqual([304, 0]);
  expect([await pagesMade(), front.fetched()]).toEqual(before);
  expect(before[0]).toBeGreaterThan(0);
  for (const { url } of [one, other]) {
    const own = await ask(url, '/nl/heren/', { 'if-none-match': tag });
    expect([own.status, own.headers.etag, own.bytes.length]).toEqual([304, tag, 0]);
    expect(own.headers['surrogate-key']).toMatch(/\bcategory:[0-9a-f]{32}\b.*\bframe\b.*\bproduct:/);
  }
});

test('a cached redirect keeps the campaign parameters of its request', async () => {
  await inCache('/nl/Heren/');
  const { status, headers } = await ask(front.url, '/nl/Heren/?utm_source=brief');
  expect([status, headers.location]).toEqual([301, '/nl/heren/?utm_source=brief']);
  expect((await ask(front.url, '/nl/Heren/')).headers.location).toBe('/nl/heren/');
});

test('parameters that a page ignores are no part of its key', async () => {
  await inCache('/nl/heren/');
  await inCache('/nl/heren/?tn_p=2');
  const first = await ask(front.url, '/nl/heren/');
  const second = await ask(front.url, '/nl/heren/?tn_p=2');
  expect(second.hash).not.toBe(first.hash);
  const addresses = Array.from({ length: 12 }, (_, from) => `/nl/heren/?ref=mail-${from}&zomaar`);
  for (const address of addresses) {
    const { hash, headers, status } = await ask(front.url, address);
    expect([address, status, hash, headers['x-cache']]).toEqual([address, 200, first.hash, 'hit']);
  }
  const paged = await ask(front.url, '/nl/heren/?ref=mail&tn_p=2');
  expect([paged.hash, paged.headers['x-cache']]).toEqual([second.hash, 'hit']);
  const before = [await pagesMade(), front.fetched()];
  for (const address of addresses) expect((await ask(front.url, address)).hash).toBe(first.hash);
  const known = await ask(front.url, '/nl/heren/?ref=mail-0&zomaar', {
    'if-none-match': String(first.headers.etag),
  });
  expect([known.status, known.bytes.length]).toEqual([304, 0]);
  expect([await pagesMade(), front.fetched()]).toEqual(before);
  const moved = await ask(front.url, '/nl/Heren/?ref=brief');
  expect([moved.status, moved.headers.location]).toEqual([301, '/nl/heren/?ref=brief']);
  // A redirect in another spelling than the shop's own: all its parameters are read.
  await inCache('/search?tn_q=zwarte%20laarzen');
});

test('a shopper with a preview or drafts cookie bypasses the cache', async () => {
  await inCache('/nl/');
  for (const cookie of ['weefsel-preview=x', 'a=b; weefsel-drafts=x'])
    expect([cookie, (await ask(front.url, '/nl/', { cookie })).headers['x-cache']]).toEqual([cookie, 'miss']);
});

test('while a canary runs, each arm is cached separately, and no first visit is answered from the cache', async () => {
  test.setTimeout(120_000);
  await ask(front.url, '/nl/');
  const before = await live();
  const version = await one.publish('mf-content', (bundle) => `${bundle}\n// a canary behind a cache`);
  const { now } = await startCanary(
    one.releaseStore,
    { 'mf-content': version },
    { percent: 50, blockSeconds: 2, waitSeconds: 2 },
  );
  const first = () => ask(front.url, '/nl/', { 'sec-fetch-dest': 'document' });
  await expect.poll(async () => (await first()).headers['set-cookie']?.length ?? 0).toBe(1);
  // Each server takes the canary once it notices it.
  await expect
    .poll(async () =>
      (await Promise.all([first(), first(), first(), first()])).every(({ headers }) => headers['set-cookie']),
    )
    .toBe(true);
  const cookies = new Map<string, string>();
  for (let visit = 0; visit < 40; visit += 1) {
    const { headers } = await first();
    expect(headers['x-cache']).toBe('miss');
    cookies.set(String(headers['x-composition']), String(headers['set-cookie']?.[0]).split(';')[0] ?? '');
  }
  expect([...cookies.keys()].sort()).toEqual([before, now.id].sort());
  const visits = [...cookies].map(([arm, cookie]) => ({ arm, cookie }));
  const [paths, sessions] = [await pathsOfDay(), [(await shopper(0)).cookie]];
  const wrong: string[] = [];
  const counts = { hits: 0, asked: 0 };
  const day = aDay({ paths, requests: REQUESTS / 4, chance: seededRandom(SEED), sessions, visits });
  await replay(front.url, day, SHOPPERS, ({ asked, status, headers }) => {
    const { 'x-composition': composition, 'x-cache': cache } = headers;
    if (composition !== asked.arm || status !== 200) wrong.push(`${asked.path}: ${status} of ${composition}`);
    if (!asked.page) return;
    if (headers['set-cookie']) wrong.push(`${asked.path} sets a cookie`);
    counts.asked += 1;
    if (cache === 'hit') counts.hits += 1;
  });
  expect(wrong).toEqual([]);
  // Twice as many pages as without a canary, in a quarter of a day.
  expect(counts.hits / counts.asked, JSON.stringify(counts)).toBeGreaterThanOrEqual(0.75);
  await rollbackCanary(one.releaseStore, { why: 'the test has seen it' });
  await expect.poll(async () => (await first()).headers['x-composition']).toBe(before);
});

test('a cached page is still served when no shell is running', async () => {
  await inCache('/nl/dames/');
  const known = await ask(front.url, '/nl/dames/');
  expect(known.status).toBe(200);
  const ignored = ['/nl/dames/?ref=brief', '/nl/Heren/?ref=brief'] as const;
  for (const path of ignored) await ask(front.url, path);
  one.kill();
  other.kill();
  await expect.poll(() => ask(one.url, '/nl/').catch(() => 'gone')).toBe('gone');
  for (let visit = 0; visit < 5; visit += 1) {
    const { status, hash } = await ask(front.url, '/nl/dames/');
    expect([status, hash]).toEqual([200, known.hash]);
  }
  const [page, redirect] = ignored;
  const { status, hash } = await ask(front.url, page);
  expect([status, hash]).toEqual([200, known.hash]);
  const moved = await ask(front.url, redirect);
  expect([moved.status, moved.headers.location]).toEqual([301, '/nl/heren/']);
  const unknown = await ask(front.url, '/nl/dames/?p=97');
  expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
  expect(unknown.headers['content-security-policy']).toMatch(/^default-src 'none'.* report-to violations$/);
  expect(unknown.headers['reporting-endpoints']).toBe('violations="/api/violations"');
});
