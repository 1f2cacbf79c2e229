import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const mobile = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Started by `nx e2e storefront-e2e`, which runs the shop that `SHOP_URL` names. */
export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous: what is not there yet on a machine that is busy with other things is no fault of the shop.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:4200',
    locale: 'nl-NL',
    // With the page at each step; pictures of it as a film would take a tenth of the whole time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: ['**/alone/**', '**/afterwards/**', '**/mobile/**'] },
    // What any window shows alike is looked at in one.
    {
      name: 'mobile',
      use: mobile,
      testIgnore: ['**/alone/**', '**/afterwards/**', '**/desktop/**', '**/any-width/**'],
    },
    // Tests that measure under load, or break things, with nothing beside them: `tools/browser-tests.ts` keeps the order.
    { name: 'alone', use: desktop, testMatch: '**/alone/**/*.spec.ts', workers: 1 },
    // What the vendors said during all the others.
    { name: 'afterwards', testMatch: '**/afterwards/**/*.spec.ts' },
  ],
});
