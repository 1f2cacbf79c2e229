import { browserTests } from './browser-tests.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { closingLines } from './test-counts.ts';

/** Browser tests alone, all or those that the arguments name: `node tools/e2e.ts federation --project=desktop`. */
await run(async () => {
  const count = await browserTests(process.argv.slice(2));
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.passed + count.failures.length === 0) throw new PlainProblem('No browser test is named so.');
  if (count.failures.length > 0) throw new PlainProblem('Browser tests failed or did not run; see above.');
});
