import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { browserTests } from './browser-tests.ts';
import { nx } from './nx.ts';
import { followAll } from './recipes/follow-all.ts';
import { faults, jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run, step } from './steps.ts';
import { addCounts, closingLines, type Count } from './test-counts.ts';

/** `npm test`: everything. `--unit` leaves out what needs a shop that runs. Ends with the names of those that failed, and one line that counts all. */
const { values: flags } = parseArgs({ options: { unit: { type: 'boolean', default: false } } });

const asFailure =
  (what: string) =>
  (error: unknown): Count => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failures: [what] };
  };

/** Whatever fails, the rest runs: the end tells all that is wrong. */
async function all(): Promise<Count[]> {
  const lintAndTypes = () => nx(['run-many', '-t', 'lint', 'typecheck', '--parallel=2', '--nxBail=false']);
  const checks = await step('lint and types', lintAndTypes).then(
    () => ({ passed: 0, failures: [] }),
    asFailure('lint and types'),
  );
  const units = await jest();
  const recipes = await followAll().catch(asFailure('the recipes'));
  const quick = [checks, units, recipes];
  return flags.unit
    ? quick
    : [...quick, await faults(), await browserTests().catch(asFailure('the shop of the browser tests'))];
}

await run(async () => {
  if (!flags.unit) findBrowser();
  const count = addCounts(await all());
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Not everything passes; see above.');
});
