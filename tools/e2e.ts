import { browserTests } from './browser-tests.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { closingLines } from './test-counts.ts';

/** Runs browser tests only, all or those named by arguments: `node tools/e2e.ts federation --project=desktop`. */
await run(async () => {
  const count = await browserTests(process.argv.slice(2));
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.passed + count.failures.length === 0) throw new PlainProblem('No browser test is named so.');
  if (count.failures.length > 0) throw new PlainProblem('Browser tests failed or did not run; see above.');
});
