import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/index.ts';
import { findBrowser } from './browser.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { startThrowawayShop } from './throwaway-shop.ts';

/** Runs the browser tests against a shop of their own: other ports, an empty data folder. Arguments go to Playwright. */
const playwright = (args: string[], env: Record<string, string>): Promise<number> =>
  new Promise((done) => {
    spawn(
      process.execPath,
      [
        resolve(WORKSPACE, 'node_modules/@playwright/test/cli.js'),
        'test',
        '-c',
        'apps/storefront-e2e',
        ...args,
      ],
      { cwd: WORKSPACE, env: { ...process.env, ...env }, stdio: 'inherit' },
    ).once('exit', (code) => done(code ?? 1));
  });

await run(async () => {
  findBrowser();
  const shop = await startThrowawayShop({
    port: 4270,
    backendPort: 4370,
    env: (dataDir) => ({
      RECORD_ANSWERS: join(dataDir, 'store-api-answers.jsonl'),
      // The browsers of the tests keep the machine busy; nobody is turned away for that.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      // The outbox, and the events that the search service received.
      DEMO_CONTROLS: '1',
      // Whose script no test really fetches: it needs leave, and who gives it plays the tag manager.
      GTM_ID: 'GTM-E2E',
    }),
  });
  const failed = await playwright(process.argv.slice(2), { ...shop.env, SHOP_URL: shop.url }).finally(
    shop.stop,
  );
  if (failed) throw new PlainProblem('Browser tests failed; see above.');
});
