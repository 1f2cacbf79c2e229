import { randomInt } from 'node:crypto';
import { browserTests } from './browser-tests.ts';
import { jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { addCounts, closingLines } from './test-counts.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel soak',
    about:
      'Runs all walks in full length and with new seeds; takes hours. Environment variables such as WALKS=2 override the lengths.',
    examples: ['npx weefsel soak', 'LOAD_SEED=7 npx weefsel soak'],
  },
  {},
);

/**
 * `npx weefsel soak`: runs the walks in full length, and every property with other seeds than usual. Also runs tests for
 * any width on small screens, and shopper actions before late code. Environment variables take precedence.
 */
const WHOLE = {
  CART_WALK_STEPS: '2000',
  CART_WALK_SEEDS: '1,2,3,4,5',
  ODD_ANSWERS: '2000',
  COMPARED_CASES: '2000',
  HOSTILE_REQUESTS: '1000',
  KILLED_WRITERS: '20',
  WALKS: '5',
  WALK_STEPS: '100',
  LOAD_SESSIONS: '1000',
  LOAD_SECONDS: '600',
  LOAD_SPELL: '40',
  LOAD_SEED: String(randomInt(2 ** 31)),
  DAY_REQUESTS: '20000',
  DAY_SEED: String(randomInt(2 ** 31)),
  CRAWLED_ADDRESSES: 'more',
  HOSTILE_RELEASES: 'all',
  BLOCKED_REMOTES: 'all',
  PACKAGED: 'yes',
  RELEASE_WALK_STEPS: '500',
  RELEASE_WALK_SEEDS: String(randomInt(2 ** 31)),
  LOTS: String(randomInt(2 ** 31)),
};
/** Browser tests that these settings extend. */
const BROWSER_WALKS = [
  'walks/',
  'any-width/blocked-remotes.spec.ts',
  'overlays.spec.ts',
  'gate/rehearsal.spec.ts',
  'alone/cdn.spec.ts',
  'alone/losses.spec.ts',
  'alone/package.spec.ts',
];

/** Shopper actions without code, which arrives two seconds late on every page. */
const LATE_CODE = [
  ...['consent', 'filters', 'footer', 'gallery', 'keyboard', 'product-cards', 'shopping', 'wishlist'].map(
    (name) => `/${name}.spec.ts`,
  ),
  ...['--project=desktop', '--project=mobile', '--grep-invert=@asks-code'],
];

await run(async () => {
  Object.assign(process.env, { ...WHOLE, ...process.env });
  const { LOTS, RELEASE_WALK_SEEDS, LOAD_SEED } = process.env;
  process.stdout.write(`LOTS=${LOTS} RELEASE_WALK_SEEDS=${RELEASE_WALK_SEEDS} LOAD_SEED=${LOAD_SEED}\n`);
  // All property tests: specs that depend on fast-check.
  const properties = await jest(['--findRelatedTests', 'tools/jest/fast-check.ts']);
  const killed = await jest(['killed-while-ordering']);
  const walks = await browserTests(BROWSER_WALKS);
  process.env['EVERY_WIDTH'] = 'yes';
  const alike = await browserTests(['any-width/', '--project=desktop', '--project=mobile']);
  const inTurns = await browserTests(['--grep=@wide|@narrow', '--project=desktop', '--project=mobile']);
  process.env['CODE'] = 'late';
  const count = addCounts([properties, killed, walks, alike, inTurns, await browserTests(LATE_CODE)]);
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0)
    throw new PlainProblem('A walk found something; its steps and its seed are above.');
});
