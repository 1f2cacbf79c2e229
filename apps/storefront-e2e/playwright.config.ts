import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser, windowless } from '../../tools/browser.ts';
import { ENGINE_NAMES, type EngineOptions } from '../../tools/other-engines.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const mobile = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

const EVERY = Boolean(process.env['EVERY_WIDTH']);

/** Specs with the same result at any width run at one width, wide or `narrow`. `npx weefsel soak` runs them at both. */
const ALIKE = EVERY
  ? { wide: [], narrow: [] }
  : { wide: ['**/any-width/*.spec.ts', '**/any-width/law/**'], narrow: ['**/any-width/narrow/**'] };

/** In a row of similar pages, each runs at one width: skips those of the other. `npx weefsel soak` runs them at both. */
const otherTurn = (tag: RegExp) => (EVERY ? [] : [tag]);

/** Specs outside the desktop and mobile projects. */
const OTHERS = [
  '**/gate/**',
  '**/own-shop/**',
  '**/walks/**',
  '**/alone/**',
  '**/engines/**',
  '**/afterwards/**',
];

/** Engines other than Chromium, each in a narrow and a wide window. */
const ENGINES = ENGINE_NAMES.flatMap((engineName) =>
  ([390, 1440] as const).map((width) => ({
    name: `${engineName}-${width}`,
    testMatch: '**/engines/**/*.spec.ts',
    use: { engineName, width },
  })),
);

/** Started by `nx e2e storefront-e2e`, which runs the shop at `SHOP_URL`. */
export default defineConfig<object, EngineOptions>({
  testDir: './src',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  // Generous: delays on a busy machine are not failures of the shop.
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
    // Checks before a release goes live. Each file has separate releases, so two may run at once.
    { name: 'gate', use: desktop, testMatch: '**/gate/**/*.spec.ts' },
    // Separate shops in front of the shared vendors, which they do not change. Two may run at once, gate specs
    // included.
    { name: 'own-shop', use: desktop, testMatch: '**/own-shop/**/*.spec.ts' },
    // Many random steps: `npm run test:all` takes some, `npx weefsel soak` more.
    { name: 'walks', use: desktop, testMatch: '**/walks/**/*.spec.ts' },
    // Load and fault tests, which run without others beside them. `tools/browser-tests.ts` keeps the order.
    { name: 'alone', use: desktop, testMatch: '**/alone/**/*.spec.ts', workers: 1 },
    ...ENGINES,
    // Checks the vendors' responses during all other projects.
    { name: 'afterwards', testMatch: '**/afterwards/**/*.spec.ts' },
  ],
});
