import { createServer } from 'node:http';
import type { Beacon } from '../../../../libs/contracts/src/beacon.ts';
import { readCanary, readHistory } from '../../../../libs/federation/src/releases/composition/index.ts';
import { startCanary } from '../../../../libs/federation/src/releases/release/index.ts';
import { canaryWatch } from '../../../../tools/release/canary.ts';
import { tokenIn } from '../../../../tools/release/counts.ts';
import { expect, hydrated, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

let shop: OwnShop;
let token: string;
/** Names of the spans sent to the collector. */
const spans = new Set<string>();
const collector = createServer((request, answer) => {
  let sent = '';
  request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
  request.on('end', () => {
    for (const [, name = ''] of sent.matchAll(/"name":"([^"]+)","kind"/g)) spans.add(name);
    answer.setHeader('content-type', 'application/json').end('{}');
  });
});
test.beforeAll(async () => {
  await new Promise<void>((ready) => collector.listen(4276, 'localhost', ready));
  const env = { DEMO_CONTROLS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4276' };
  shop = await startOwnShop(4275, { env });
  token = tokenIn(shop.dataDir);
});
test.afterAll(async () => {
  await shop.stop();
  collector.close();
});

const metrics = async () =>
  (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
const live = async (): Promise<string> =>
  ((await (await fetch(`${shop.url}/health`)).json()) as { composition: string }).composition;

const BROWSER = { accept: 'text/html', 'user-agent': 'Chrome/156.0', 'sec-fetch-dest': 'document' };

/** One visit: a document, and its beacon when the page is left. */
async function visit(tellsOf: (composition: string) => Partial<Beacon>): Promise<string> {
  const page = await fetch(`${shop.url}/nl/`, { headers: BROWSER });
  await page.text();
  const composition = page.headers.get('x-composition') ?? '';
  const [cookie = ''] = (page.headers.getSetCookie()[0] ?? '').split(';');
  const told: Beacon = {
    ...{ composition, view: 'mf-content/page/home', faults: [], vitals: [], frames: [], carts: 0 },
    ...tellsOf(composition),
  };
  const answer = await fetch(`${shop.url}/api/beacon`, {
    method: 'POST',
    body: JSON.stringify(told),
    headers: { cookie, 'content-type': 'text/plain' },
  });
  expect(answer.status).toBe(204);
  return composition;
}

test('a page reports its metrics and faults, by release and composition, once it is left', async ({
  page,
}) => {
  await page.goto(`${shop.url}/nl/dames/`);
  await hydrated(page);
  const version = (await shop.health())['mf-search'] ?? '';
  await page.evaluate((at) => {
    const error = new RangeError('emma@weefsel.example');
    error.stack = `RangeError: emma@weefsel.example\n    at ${location.origin}/remotes/mf-search/${at}/p.js:1:2`;
    dispatchEvent(new ErrorEvent('error', { error }));
  }, version);
  await page.waitForResponse(/\/assets\/measure-page\./, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Filters verbergen' }).click();
  const composition = await live();
  // The page's listeners follow a moment after its code.
  await page.waitForTimeout(500);
  await page.goto('about:blank');
  const fault = `weefsel_page_faults_total{kind="error",release="mf-search@${version}",composition="${composition}"} 1`;
  await expect.poll(metrics).toContain(fault);
  const vital = (name: string) =>
    `weefsel_page_vital_seconds_count{name="${name}",view="mf-search/page/listing",composition="${composition}"} 1`;
  for (const name of ['LCP', 'FCP', 'TTFB', 'INP']) expect(await metrics()).toContain(vital(name));
  expect(await metrics()).not.toContain('emma');
});

test('metrics and platform pages answer 401 without the token', async () => {
  for (const path of ['/metrics', '/__platform', '/__platform/counts'])
    expect((await fetch(shop.url + path)).status).toBe(401);
});

for (const [width, text] of [
  [390, 100],
  [390, 200],
  [1440, 100],
  [1440, 200],
] as const)
  test(`the platform page is read at ${width} px and ${text} % text with the password, and shows all of what is released`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      httpCredentials: { username: 'any', password: token },
    });
    const cdp = await page.context().newCDPSession(page);
    const standard = (16 * text) / 100;
    await cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: (13 * text) / 100 } });
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto(`${shop.url}/__platform`);
    await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBe(standard);
    await expect(page.getByRole('cell', { name: await live() })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'mf-search/listing' })).toBeVisible();
    const cut = await page
      .locator('main *:not(thead *, thead, code)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
          .map((element) => element.outerHTML),
      );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(problems).toEqual([]);
    await page.close();
  });

test('traces of a request go to the collector: its page, and each call to a vendor', async () => {
  await fetch(`${shop.url}/nl/heren/`);
  await expect
    .poll(() => [...spans])
    .toEqual(
      expect.arrayContaining([
        'GET /*',
        'find path',
        'load page',
        'render page',
        'call commerce',
        'call search',
      ]),
    );
});

test('a canary is shown to its share, stays with its visits, and is rolled back for its fault alone', async ({
  page,
}) => {
  const version = await shop.publish('mf-content', (bundle) => `${bundle}\n// a canary`);
  const before = await live();
  const { now } = await startCanary(
    shop.releaseStore,
    { 'mf-content': version },
    { percent: 50, blockSeconds: 2, waitSeconds: 2 },
  );
  await expect
    .poll(async () => (await fetch(`${shop.url}/nl/`, { headers: BROWSER })).headers.getSetCookie().length)
    .toBe(1);
  const watch = canaryWatch({
    releaseStore: shop.releaseStore,
    servers: [shop.url],
    secret: () => token,
    say: () => undefined,
  });

  // A browser keeps its arm, across documents and client navigations.
  const first = await page.goto(`${shop.url}/nl/`);
  const drawn = first?.headers()['x-composition'];
  expect([before, now.id]).toContain(drawn);
  await hydrated(page);
  for (let turn = 0; turn < 3; turn += 1) {
    const again = await page.request.get(`${shop.url}/nl/dames/`);
    expect(again.headers()['x-composition']).toBe(drawn);
  }
  const payload = page.waitForResponse(/_payload\.json/);
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Heren', exact: true })
    .click();
  expect((await payload).headers()['x-composition']).toBe(drawn);

  const shown = new Map<string, number>();
  const fault = {
    ...{ kind: 'place' as const, name: 'TypeError', from: '' },
    release: `mf-content@${version}`,
  };
  for (let n = 0; n < 60; n += 1) {
    const composition = await visit((id) => ({ faults: id === now.id ? [fault] : [] }));
    shown.set(composition, (shown.get(composition) ?? 0) + 1);
  }
  expect([...shown.keys()].sort()).toEqual([before, now.id].sort());
  expect(shown.get(now.id)).toBeGreaterThan(10);
  expect(await metrics()).toMatch(
    new RegExp(
      `page_faults_total{kind="place",release="mf-content@${version}",composition="${now.id}"} \\d+`,
    ),
  );

  await expect.poll(async () => (await watch.look()).did, { timeout: 30_000 }).toBe('rolled back');
  expect(await readCanary(shop.releaseStore.pointers)).toBeUndefined();
  expect((await readHistory(shop.releaseStore.files))[0]).toMatchObject({
    what: `rollback canary ${now.id}`,
    why: expect.stringContaining('sessions with an error') as unknown,
    evidence: expect.objectContaining({ share: 0.5 }) as unknown,
  });
  await expect.poll(async () => visit(() => ({}))).toBe(before);
});
