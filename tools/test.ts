import { findBrowser } from './browser.ts';
import { browserTests } from './browser-tests.ts';
import { checkAll } from './checks.ts';
import { readFlags } from './flags.ts';
import { followAll } from './recipes/follow-all.ts';
import { faults, jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { addCounts, closingLines, timed, type Count } from './test-counts.ts';

/** Ends with the names of those that failed, and one line that counts all. */
const HELP = `npm test -- [options]
  --unit   leaves out what needs a shop that runs
`;
const { values: flags } = readFlags(HELP, { options: { unit: { type: 'boolean', default: false } } });

const asFailure =
  (what: string) =>
  (error: unknown): Count => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failures: [what] };
  };

/** Whatever fails, the rest runs: the end tells all that is wrong. */
async function all(): Promise<Count[]> {
  const quick = [
    await timed('lint, format and types', checkAll),
    await timed('unit tests', jest),
    await timed('recipes', () => followAll().catch(asFailure('the recipes'))),
  ];
  if (flags.unit) return quick;
  const chosenFaults = await timed('chosen faults', faults);
  return [...quick, chosenFaults, await browserTests().catch(asFailure('the shop of the browser tests'))];
}

await run(async () => {
  if (!flags.unit) findBrowser();
  const count = addCounts(await all());
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Not everything passes; see above.');
});
