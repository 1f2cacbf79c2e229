import { findBrowser } from './browser.ts';
import { browserTests } from './browser-tests.ts';
import { checkAll } from './checks.ts';
import { readFlags } from './flags.ts';
import { followAll } from './recipes/follow-all.ts';
import { faults, jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { addCounts, closingLines, timed, withFlakyBound, type Count } from './test-counts.ts';

/** Ends with the names of those that failed, and one line that counts all. */
const HELP = `npm test -- [options]
  --unit   leaves out what needs a shop that runs
  --all    every browser test, recipes and chosen faults too: npm run test:all
`;
const { values: flags } = readFlags(HELP, {
  options: { unit: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});

const asFailure =
  (what: string) =>
  (error: unknown): Count => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failures: [what] };
  };

/** The part of the browser tests that each change must pass. */
const CORE = ['--grep=@core'];

/** Each part runs, whatever failed before it. */
async function all(): Promise<Count[]> {
  const counts = [await timed('lint, format and types', checkAll), await timed('unit tests', jest)];
  if (flags.all) {
    counts.push(await timed('recipes', () => followAll().catch(asFailure('the recipes'))));
    counts.push(await timed('chosen faults', faults));
  }
  if (!flags.unit)
    counts.push(await browserTests(flags.all ? [] : CORE).catch(asFailure('the shop of the browser tests')));
  return counts;
}

await run(async () => {
  if (!flags.unit) findBrowser();
  const sum = addCounts(await all());
  const count = flags.all ? sum : withFlakyBound(sum);
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Not everything passes; see above.');
});
