import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { CONSENT_VERSION, type ConsentProof } from '../../../libs/contracts/src/consent';
import { COOKIES, STORAGE_KEYS } from '../../../libs/contracts/src/storage-keys';
import { newCustomer, type Customer } from './customers';
import { giveBack } from './goods';

/** Console messages that are no errors of ours: the browser reports refused requests that a test provoked itself. */
const PROVOKED = /Failed to load resource/;

/** Chromium's advice on a document, passwords without an account among it. */
const ADVICE = /^\[DOM\]/;

/** With `CODE=late` shoppers are faster than the code of every page: they begin, and it comes this much later (ms). */
const LATE_MS = process.env['CODE'] === 'late' ? 2000 : 0;

/** What a test asks only the code can do: what is fetched without a document, what stays when the address changes. */
export const ASKS_CODE = { tag: '@asks-code' };

/** Tag of a row's entry that `npm test` takes; the others are in the wide run. */
export const core = (chosen: boolean) => ({ tag: chosen ? ['@core'] : [] });

/** A page of a long row that each run looks at in one window, wide and narrow in turns; `npm run soak` looks in both. */
export const inTurns = (index: number, chosen = false) => ({
  tag: [index % 2 === 0 ? '@wide' : '@narrow', ...core(chosen).tag],
});

async function bringCodeLate(page: Page): Promise<void> {
  await page.route(/\/assets\/main\.[^/]*js/, async (route) => {
    await setTimeout(LATE_MS);
    await route.continue();
  });
}

interface Watched {
  /** Somebody with an account whom no other test knows; registered where a test asks for it. */
  customer: Customer;
  /** Errors and warnings that the page wrote to the console, and exceptions nobody caught. */
  problems: string[];
}

/** The choice of a shopper who wants nothing measured, and is not asked any more. */
const refusal = (): ConsentProof => ({
  id: 'test',
  version: CONSENT_VERSION,
  at: new Date().toISOString(),
  allowed: [],
});

/** Chromium's flag that fetches no picture. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/** A test whose page must stay free of console errors, hydration warnings among them. */
export const test = base.extend<Watched, { pictures: boolean }>({
  /** Whether pictures are fetched, for files that look at them or at layout. */
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, pictures }, provide) =>
      provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...(pictures ? [] : [NO_PICTURES])],
      }),
    { scope: 'worker' },
  ],
  storageState: async ({ baseURL }, provide) => {
    const localStorage = [{ name: STORAGE_KEYS.consent, value: JSON.stringify(refusal()) }];
    const { hostname, origin } = new URL(baseURL ?? '');
    const cookie = { name: COOKIES.consent, value: encodeURIComponent(JSON.stringify(refusal())) };
    const around = { domain: hostname, path: '/', httpOnly: true, secure: false, sameSite: 'Lax' as const };
    await provide({
      cookies: [{ ...cookie, ...around, expires: -1 }],
      origins: [{ origin, localStorage }],
    });
  },
  // Pictures are drawn when they are first asked for; no test waits for all of them.
  page: async ({ page }, provide) => {
    const [goto, goBack, goForward] = [
      page.goto.bind(page),
      page.goBack.bind(page),
      page.goForward.bind(page),
    ];
    if (LATE_MS > 0) await bringCodeLate(page);
    page.goto = (url, options) => goto(url, { waitUntil: 'domcontentloaded', ...options });
    page.goBack = (options) => goBack({ waitUntil: 'domcontentloaded', ...options });
    page.goForward = (options) => goForward({ waitUntil: 'domcontentloaded', ...options });
    await provide(page);
    // What a page still fetches when its test is over is nothing that the next test could do anything about.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await giveBack();
  },
  customer: async ({ baseURL }, provide) => provide(await newCustomer(baseURL ?? '')),
  problems: [
    async ({ page }, provide) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        const isError = message.type() === 'error' && !PROVOKED.test(text);
        if (isError || ADVICE.test(text)) problems.push(text);
      });
      await provide(problems);
    },
    { auto: true },
  ],
});

export { expect };

/** The name of a size that can be bought, not only waited for. */
export const TO_BE_HAD = /^(?!.*uitverkocht)/;

/** Starts the page's code as a shopper's touch does, without touching anything. */
export const intend = (page: Page): Promise<void> =>
  page.locator('body').dispatchEvent('pointerdown', { pointerType: 'mouse' });

/** Hydrated: what is around the page answers to script. With late code the test goes on before. */
export async function hydrated(page: Page): Promise<void> {
  await intend(page);
  if (LATE_MS > 0) return;
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** The product cards of a listing, without what editors put around them. */
export const productCards = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'Artikelen', exact: true }).getByRole('article');

/** The filters of a listing: at hand on a large screen, behind a panel with closed groups on a small one. */
export async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  const group = page.locator('details', { has: page.locator('summary:visible', { hasText: /^Maat$/ }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
}
