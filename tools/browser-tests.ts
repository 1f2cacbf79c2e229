import { join, resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/bundler/index.ts';
import { findBrowser } from './browser.ts';
import { playwright } from './runners.ts';
import { addCounts, timed, type Count } from './test-counts.ts';
import { startThrowawayShop } from './throwaway-shop.ts';

/** The groups come one after another, each whatever became of those before it. */
const GROUPS: readonly (readonly string[])[] = [
  ['desktop', 'mobile'],
  ['gate', 'own-shop'],
  ['alone'],
  ['afterwards'],
];

/** Runs the browser tests against a shop of their own: other ports, an empty data folder. Arguments go to Playwright. */
export async function browserTests(args: readonly string[] = []): Promise<Count> {
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
  const chosen = args.some((arg) => arg.startsWith('--project'));
  const counts: Count[] = [];
  try {
    for (const group of chosen ? [[]] : GROUPS) {
      const projects = group.map((name) => `--project=${name}`);
      // Playwright empties this folder before it begins, and the traces of each group are wanted.
      const output = `--output=${resolve(WORKSPACE, 'test-results', group[0] ?? 'chosen')}`;
      const given = [...projects, '--pass-with-no-tests', output, ...args];
      const part = ['browser tests', ...group].join(' ');
      counts.push(await timed(part, () => playwright(given, { ...shop.env, SHOP_URL: shop.url })));
    }
  } finally {
    await shop.stop();
  }
  return addCounts(counts);
}
