import { join, resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/bundler/index.ts';
import { findBrowser } from './browser.ts';
import { ENGINE_NAMES, lackedFor } from './other-engines.ts';
import { playwright } from './runners.ts';
import { addCounts, timed, type Count } from './test-counts.ts';
import { startThrowawayShop } from './throwaway-shop.ts';

/** Playwright's projects by the part of the tests that they are, in the order in which they run. */
const PROJECTS = {
  browser: ['desktop', 'mobile'],
  releases: ['gate', 'own-shop'],
  walks: ['walks'],
  alone: ['alone'],
  engines: ENGINE_NAMES.flatMap((name) => [`${name}-390`, `${name}-1440`]),
} satisfies Record<string, readonly string[]>;

/** A part of the browser tests. */
export type BrowserPart = keyof typeof PROJECTS;

export const BROWSER_PARTS = Object.keys(PROJECTS) as BrowserPart[];

/** The vendor's answers during all the others; few without a whole purchase among them. */
const AFTERWARDS = ['afterwards'];

/** Projects of a part that can run here; says in one line what an engine lacks. */
function presentIn(part: BrowserPart): string[] {
  if (part !== 'engines') return [...PROJECTS[part]];
  const lacking = ENGINE_NAMES.filter((name) => lackedFor(name) !== undefined);
  for (const name of lacking)
    process.stdout.write(`No tests in ${name}, which is not here: "apt-get install ${lackedFor(name)}".\n`);
  return PROJECTS.engines.filter((project) => !lacking.some((name) => project.startsWith(name)));
}

/**
 * Runs the browser tests against a shop of their own: other ports, an empty data folder. Each part runs whatever became
 * of those before it.
 * @param args Arguments for Playwright; projects among them replace the parts.
 */
export async function browserTests(
  args: readonly string[] = [],
  parts: readonly BrowserPart[] = BROWSER_PARTS,
): Promise<Count> {
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
      // Playwright empties this folder before it begins, and the traces of each group are wanted.
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
