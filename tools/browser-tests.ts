import { join, resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { findBrowser } from './browser.ts';
import { ENGINE_NAMES, lackedFor } from './other-engines.ts';
import { playwright } from './runners.ts';
import { port } from './shop.ts';
import { addCounts, timed, type Count } from './test-counts.ts';
import { startThrowawayShop } from './throwaway-shop.ts';

/** Playwright projects per part of the tests, in order of execution. */
const PROJECTS = {
  browser: ['desktop', 'mobile'],
  releases: ['gate', 'own-shop'],
  walks: ['walks'],
  alone: ['alone'],
  engines: ENGINE_NAMES.flatMap((name) => [`${name}-390`, `${name}-1440`]),
} satisfies Record<string, readonly string[]>;

type BrowserPart = keyof typeof PROJECTS;

export const BROWSER_PARTS = Object.keys(PROJECTS) as BrowserPart[];

/** Checks the vendor responses that the other tests recorded. Few are recorded without a whole purchase (`browser`). */
const AFTERWARDS = ['afterwards'];

/** Projects of a part that can run here. Reports each missing engine in one line. */
function presentIn(part: BrowserPart): string[] {
  if (part !== 'engines') return [...PROJECTS[part]];
  const lacking = ENGINE_NAMES.filter((name) => lackedFor(name) !== undefined);
  for (const name of lacking)
    process.stdout.write(`No tests in ${name}, which is not here: "apt-get install ${lackedFor(name)}".\n`);
  return PROJECTS.engines.filter((project) => !lacking.some((name) => project.startsWith(name)));
}

/**
 * Runs the browser tests against a separate shop: other ports, an empty data folder. Each part runs whatever the result
 * of those before it.
 * @param args Arguments for Playwright; projects among them replace the parts.
 */
export async function browserTests(
  args: readonly string[] = [],
  parts: readonly BrowserPart[] = BROWSER_PARTS,
): Promise<Count> {
  findBrowser();
  const shop = await startThrowawayShop({
    // Apart from the shop of `npm start`; PORT moves both.
    port: port + 70,
    backendPort: port + 170,
    env: (dataDir) => ({
      RECORD_ANSWERS: join(dataDir, 'store-api-answers.jsonl'),
      // Disables load shedding, because the tests' browsers keep the machine busy.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      // Enables the outbox, and the events received by the search service.
      DEMO_CONTROLS: '1',
      // No test fetches the tag manager's script. It needs consent, and tests that give it replace the script.
      GTM_ID: 'GTM-E2E',
    }),
  });
  const isChosen = args.some((arg) => arg.startsWith('--project'));
  const groups = isChosen
    ? [[]]
    : [
        ...parts.map(presentIn).filter(({ length }) => length > 0),
        ...(parts.includes('browser') ? [AFTERWARDS] : []),
      ];
  const counts: Count[] = [];
  try {
    for (const group of groups) {
      const projects = group.map((name) => `--project=${name}`);
      // Playwright empties this folder at the start; the traces of each group are to be kept.
      const output = `--output=${resolve(WORKSPACE, 'test-results', group[0] ?? 'chosen')}`;
      const given = [...projects, '--pass-with-no-tests', output, ...args];
      const name = ['browser tests', ...group].join(' ');
      counts.push(await timed(name, () => playwright(given, { ...shop.env, SHOP_URL: shop.url })));
    }
  } finally {
    await shop.stop();
  }
  return addCounts(counts);
}
