import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { WORKSPACE } from '../../../../libs/federation/src/build/workspace/index.ts';
import { expect, hydrated, productCards, test } from '../shopper.ts';
import { addToCart } from '../ways.ts';

const PORT = 4284;
const SHOP = `http://localhost:${PORT}`;
const NETHERLANDS = 'https://weefsel.example/nl/';

// Includes the stored refusal of measurement.
test.use({ baseURL: SHOP, locale: 'nl-BE' });

let shop: ChildProcess;
let dataDir: string;

/** `npm start` for another market, with separate builds, releases, vendors and shell. */
async function startBelgium(): Promise<void> {
  shop = spawn(process.execPath, [resolve(WORKSPACE, 'tools/start.ts')], {
    cwd: WORKSPACE,
    env: {
      ...process.env,
      ...{ MARKET: 'nl-be', PORT: String(PORT), BACKEND_PORT: '4384', DATA_DIR: dataDir },
      ...{ SERVER_PROCESSES: '0', RATE_LIMITS: '0', DEMO_CONTROLS: '', GTM_ID: '', RECORD_ANSWERS: '' },
      OTHER_MARKETS: `nl-NL=${NETHERLANDS},x-default=${NETHERLANDS}`,
    },
  });
  let said = '';
  const { promise, resolve: ready, reject } = Promise.withResolvers<void>();
  const hear = (text: Buffer) => {
    said += text.toString();
    if (said.includes('Ctrl-C stops everything.')) ready();
  };
  shop.stdout?.on('data', hear);
  shop.stderr?.on('data', hear);
  shop.once('exit', () => reject(new Error(`The shop for Belgium did not start:\n${said}`)));
  await promise;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataDir = await mkdtemp(join(tmpdir(), 'weefsel-market-'));
  await startBelgium();
});
test.afterAll(async () => {
  const ended = new Promise((done) => shop.once('exit', done));
  shop.kill('SIGINT');
  await ended;
  // The vendors may still write the picture they were drawing.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const htmlOf = async (path: string): Promise<string> => (await fetch(SHOP + path)).text();

const firstLink = (html: string, form: RegExp): string => {
  const found = form.exec(html)?.[1];
  if (!found) throw new Error(`No link is like ${String(form)}.`);
  return found;
};

const firstProduct = async (): Promise<string> =>
  firstLink(await htmlOf('/be/dames/'), /href="(\/be\/dames\/[a-z0-9-]+-\d{9})"/);

/** Addresses in a page's HTML, state included, that lead to the other market. */
const dutchAddresses = (html: string): string[] =>
  [...html.matchAll(/"[^"]*\/nl\/[^"]*"/g)]
    .map(([found]) => found)
    .filter((one) => !one.includes(NETHERLANDS));

test('every page of the Belgian shop is below /be/, and leads nowhere else', async () => {
  const pages = ['/be/', '/be/dames/', await firstProduct(), '/be/klantenservice/', '/be/merken/', '/cart'];
  for (const path of pages) {
    const answer = await fetch(SHOP + path);
    expect(answer.status, path).toBe(200);
    expect(dutchAddresses(await answer.text()), path).toEqual([]);
  }
  const [root, other] = await Promise.all(
    ['/', '/nl/'].map((path) => fetch(SHOP + path, { redirect: 'manual' })),
  );
  expect(root?.headers.get('location')).toBe('/be/');
  expect(other?.status).toBe(404);
});

test('metadata names Belgium’s address and language, with the page of the Netherlands as alternate', async () => {
  const html = await htmlOf(await firstProduct());
  const path = firstLink(html, /<link rel="canonical" href="http:\/\/localhost:\d+(\/be\/[^"]+)">/);
  expect(html).toContain('<html lang="nl"');
  expect(html).toContain('<meta property="og:locale" content="nl_BE">');
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  const below = path.replace('/be/', '');
  expect(alternates.map(([, hreflang, href]) => [hreflang, href])).toEqual([
    ['nl-BE', SHOP + path],
    ['x-default', NETHERLANDS + below],
    ['nl-NL', NETHERLANDS + below],
  ]);
  expect(html).toContain('"priceCurrency":"EUR"');
  expect(html).toContain(`"url":"${SHOP}${path}"`);
  expect(await htmlOf('/be/')).toContain('"inLanguage":"nl-BE"');
});

test('delivery, payment and legal pages are those of Belgium', async () => {
  const delivery = await htmlOf('/be/bezorgen/');
  expect(delivery).toContain('in België binnen 2\u00a0werkdagen in huis');
  expect(delivery).toContain('€\u00a05,95');
  expect(delivery).toContain('€\u00a075');
  expect(await htmlOf('/be/algemene-voorwaarden/')).toContain('Belgisch recht van toepassing');
  expect(await htmlOf('/be/privacy/')).toContain('Gegevensbeschermingsautoriteit');
  expect((await htmlOf('/be/betalen/')).includes('iDEAL'), 'iDEAL is offered').toBe(false);
});

const fillIn = async (page: Page, details: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(details))
    await page.getByRole('main').getByLabel(label, { exact: false }).fill(value);
};

test('a shopper in Belgium finds a product, and has it sent to a Belgian address', async ({
  page,
  problems,
}) => {
  await page.goto('/be/');
  await hydrated(page);
  await page.goto('/be/dames/');
  await hydrated(page);
  const card = productCards(page).first();
  await expect(card).toContainText(/€\s\d+,\d{2}/);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/be\/dames\/.+-\d{9}/);
  await hydrated(page);
  await addToCart(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' }).click();
  await page.getByRole('link', { name: 'Veilig afrekenen' }).click();
  await expect(page.getByLabel('Land')).toHaveValue('BE');
  const next = page.getByRole('button', { name: 'Verder', exact: true });
  await fillIn(page, {
    ...{ 'E-mailadres': 'noor@voorbeeld.be', Voornaam: 'Noor', Achternaam: 'Peeters' },
    ...{ Postcode: '1012 AB', Huisnummer: '48', Straat: 'Meir', Plaats: 'Antwerpen' },
  });
  await next.click();
  await expect(page.getByText('Een Belgische postcode is vier cijfers').first()).toBeVisible();
  await fillIn(page, { Postcode: '2000' });
  await next.click();
  const step = page.locator('[aria-current=step] h2');
  await expect(step).toHaveText('Bezorging');
  await next.click();
  await expect(step).toHaveText('Betaling');
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Bancontact/);
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});
