import { randomInt } from 'node:crypto';
import { browserTests } from './browser-tests.ts';
import { jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { addCounts, closingLines } from './test-counts.ts';

/**
 * `npm run soak`: the walks that every other run takes a part of, all the way, and every property with other lots than
 * usual. What is set in the environment counts.
 */
const WHOLE = {
  CART_WALK_STEPS: '2000',
  CART_WALK_SEEDS: '1,2,3,4,5',
  ODD_ANSWERS: '2000',
  HOSTILE_REQUESTS: '1000',
  WALKS: '5',
  HOSTILE_RELEASES: 'all',
  BLOCKED_REMOTES: 'all',
  RELEASE_WALK_STEPS: '500',
  RELEASE_WALK_SEEDS: String(randomInt(2 ** 31)),
  LOTS: String(randomInt(2 ** 31)),
};
/** Listings, releases, panels; and what must never be released. */
const BROWSER_WALKS = [
  'walk.spec.ts',
  'any-width/blocked-remotes.spec.ts',
  'overlays.spec.ts',
  'alone/rehearsal.spec.ts',
];

await run(async () => {
  Object.assign(process.env, { ...WHOLE, ...process.env });
  const { LOTS, RELEASE_WALK_SEEDS } = process.env;
  process.stdout.write(`LOTS=${LOTS} RELEASE_WALK_SEEDS=${RELEASE_WALK_SEEDS}\n`);
  // Whatever draws lots: what needs fast-check as specs get it.
  const properties = await jest(['--findRelatedTests', 'tools/jest/fast-check.ts']);
  const count = addCounts([properties, await browserTests(BROWSER_WALKS)]);
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0)
    throw new PlainProblem('A walk found something; its steps and its seed are above.');
});
