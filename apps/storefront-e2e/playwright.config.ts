import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser, windowless } from '../../tools/browser.ts';
import { ENGINE_NAMES, type EngineOptions } from '../../tools/other-engines.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const mobile = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

const EVERY = Boolean(process.env['EVERY_WIDTH']);

/** What any window shows alike is looked at in one, wide or `narrow`, but for `npm run soak`. */
const ALIKE = EVERY
  ? { wide: [], narrow: [] }
  : { wide: ['**/any-width/*.spec.ts', '**/any-width/law/**'], narrow: ['**/any-width/narrow/**'] };

/** Whose turn it is not, of a row of pages of which each is looked at in one window: `npm run soak` looks in both. */
const otherTurn = (tag: RegExp) => (EVERY ? [] : [tag]);

/** A package takes minutes to make: `npm run soak` does. */
const LONG = process.env['PACKAGED'] ? [] : ['**/alone/package.spec.ts'];

/** Of neither width. */
const OTHERS = [
  '**/gate/**',
  '**/own-shop/**',
  '**/walks/**',
  '**/alone/**',
  '**/engines/**',
  '**/afterwards/**',
];

/** Other engines than Chromium's, each in a narrow and a wide window. */
const ENGINES = ENGINE_NAMES.flatMap((engineName) =>
  ([390, 1440] as const).map((width) => ({
    name: `${engineName}-${width}`,
    testMatch: '**/engines/**/*.spec.ts',
    use: { engineName, width },
  })),
);

/** Started by `nx e2e storefront-e2e`, which runs the shop that `SHOP_URL` names. */
export default defineConfig<object, EngineOptions>({
  testDir: './src',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  // Generous: what is not there yet on a machine that is busy with other things is no fault of the shop.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:4200',
    locale: 'nl-NL',
    trace: 'on-first-retry',
    launchOptions: { executablePath: windowless() ?? findBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [...OTHERS, '**/mobile/**', ...ALIKE.narrow],
      grepInvert: otherTurn(/@narrow/),
    },
    {
      name: 'mobile',
      use: mobile,
      testIgnore: [...OTHERS, '**/desktop/**', ...ALIKE.wide],
      grepInvert: otherTurn(/@wide/),
    },
    // What is looked at before anything moves: each file has releases of its own, so two may be tried at once.
    { name: 'gate', use: desktop, testMatch: '**/gate/**/*.spec.ts' },
    // With a shop of their own before the vendors of all, which they leave alone: two of them, or of the gate, at once.
    { name: 'own-shop', use: desktop, testMatch: '**/own-shop/**/*.spec.ts' },
    // Random steps, many of them: `npm run test:all` takes some, `npm run soak` more.
    { name: 'walks', use: desktop, testMatch: '**/walks/**/*.spec.ts' },
    // Tests that measure under load, or break things, with nothing beside them: `tools/browser-tests.ts` keeps the order.
    { name: 'alone', use: desktop, testMatch: '**/alone/**/*.spec.ts', testIgnore: LONG, workers: 1 },
    ...ENGINES,
    // What the vendors said during all the others.
    { name: 'afterwards', testMatch: '**/afterwards/**/*.spec.ts' },
  ],
});
