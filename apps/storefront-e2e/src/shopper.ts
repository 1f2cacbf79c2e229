import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { refusedConsent } from '../../../tools/guest.ts';
import { newCustomer, type Customer } from './customers';
import { giveBack } from './goods';

/** Expected console messages: the browser reports refused requests that a test provoked. */
const PROVOKED = /Failed to load resource/;

/** Chromium's advice on a document, including password fields without a user name. */
const ADVICE = /^\[DOM\]/;

/** With `CODE=late`, shoppers act before each page's code, which loads this much later (ms). */
const LATE_MS = process.env['CODE'] === 'late' ? 2000 : 0;

/** Marks tests of features that need code: fetches without a document, state kept across addresses. */
export const ASKS_CODE = { tag: '@asks-code' };

/** Tags a row's entry for `npm test`; the others are in the full run. */
export const core = (chosen: boolean) => ({ tag: chosen ? ['@core'] : [] });

/** Tags a page of a long row for one window, alternately wide and narrow. `npx weefsel soak` runs both. */
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
  /** A customer unique to this test; registered on first use. */
  customer: Customer;
  /** Console errors and warnings of the page, and uncaught exceptions. */
  problems: string[];
}

/** Chromium's flag to load no pictures. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/** A test with a customer, and the console errors of its page in `problems`. */
export const test = base.extend<Watched, { pictures: boolean }>({
  /** True to load pictures, for specs about pictures or layout. */
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, pictures }, provide) =>
      provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...(pictures ? [] : [NO_PICTURES])],
      }),
    { scope: 'worker' },
  ],
  storageState: async ({ baseURL }, provide) => provide(refusedConsent(baseURL ?? '')),
  // Pictures are drawn on first request; no test waits for all of them.
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
    // Remaining requests of a finished test must not affect the next one.
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

/** Name of a size that is in stock. */
export const AVAILABLE = /^(?!.*uitverkocht)/;

/** Starts the page's code like a shopper's touch, without side effects. */
export const intend = (page: Page): Promise<void> =>
  page.locator('body').dispatchEvent('pointerdown', { pointerType: 'mouse' });

/** Waits for hydration. With late code the test continues without it. */
export async function hydrated(page: Page): Promise<void> {
  await intend(page);
  if (LATE_MS > 0) return;
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** The product cards of a listing, without editorial content around them. */
export const productCards = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'Artikelen', exact: true }).getByRole('article');

/** Opens the filters: visible on a large screen, in a panel with closed groups on a small one. */
export async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  const group = page.locator('details', { has: page.locator('summary:visible', { hasText: /^Maat$/ }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
}
