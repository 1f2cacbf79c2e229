import { findRedis, REDIS_MISSING } from '../libs/federation/src/releases/store/own-redis.fixture.ts';
import { findBrowser } from './browser.ts';
import { BROWSER_PARTS, browserTests } from './browser-tests.ts';
import { checkAll } from './checks.ts';
import { CORE } from './core-tests.ts';
import { readFlags, type Help } from './flags.ts';
import { followAll } from './recipes/follow-all.ts';
import { faults, jest, unitTests } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { addCounts, closingLines, slowestFiles, timed, withFlakyBound, type Count } from './test-counts.ts';

const PARTS = [...BROWSER_PARTS, 'recipes', 'faults', 'proofs'];

/** Every test machine has a Chromium; core tests need no other browser. */
const CORE_PARTS = BROWSER_PARTS.filter((part) => part !== 'engines');

/** `npm test`: prints the names of failed tests, and one line with the counts. */
const HELP = {
  usage: 'npm test -- [options]',
  about: 'Runs all that a change must pass; npm run test:all runs everything but the soak.',
  options: {
    '--unit': 'omits tests that need a running shop',
    '--all': 'everything but the soak',
    '--part <name>': `only this part of everything; repeatable: ${PARTS.join(', ')}`,
  },
  examples: ['npm test -- --unit', 'npm run test:all -- --part browser --part alone'],
} satisfies Help;
const { values: flags } = readFlags(HELP, {
  options: {
    unit: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true },
  },
});

const asFailure =
  (what: string) =>
  (error: unknown): Count => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failures: [what] };
  };

const browsers = (...given: Parameters<typeof browserTests>): Promise<Count> =>
  browserTests(...given).catch(asFailure('the shop of the browser tests'));

/** The tests with Redis; none without an installed one, with a line. */
function redisTests(): string[] {
  if (findRedis()) return ['redis'];
  process.stdout.write(`No tests with Redis. ${REDIS_MISSING}\n`);
  return [];
}

/** Runs the selected parts, one after another. */
async function chosen(asked: readonly string[]): Promise<Count[]> {
  const counts: Count[] = [];
  const take = async (part: string, work: () => Promise<Count>, name = part) => {
    if (asked.includes(part)) counts.push(await timed(name, () => work().catch(asFailure(name))));
  };
  await take('recipes', followAll);
  await take('faults', faults);
  await take('proofs', () => jest(['--selectProjects', 'proofs', ...redisTests()]));
  await take('walks', () => jest(['--selectProjects', 'walks']), 'walks without a browser');
  const inBrowsers = BROWSER_PARTS.filter((part) => asked.includes(part));
  if (inBrowsers.length > 0) counts.push(await browsers([], inBrowsers));
  return counts;
}

/** Runs every part, regardless of earlier failures. */
async function counts(): Promise<Count[]> {
  if (flags.part) return chosen(flags.part);
  const checks = await timed('lint, format and types', checkAll);
  const unit = await timed('unit tests', unitTests);
  if (flags.unit) return [checks, unit];
  return [checks, unit, ...(flags.all ? await chosen(PARTS) : [await browsers([CORE], CORE_PARTS)])];
}

await run(async () => {
  const unknown = flags.part?.find((part) => !PARTS.includes(part));
  if (unknown) throw new PlainProblem(`There is no part ${unknown}; there are ${PARTS.join(', ')}.`);
  if (!flags.unit) findBrowser();
  const isWide = flags.all || flags.part;
  const sum = addCounts(await counts());
  const count = isWide ? sum : withFlakyBound(sum);
  process.stdout.write(`\n${isWide ? slowestFiles(count) : ''}${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Not everything passes; see above.');
});
