import { browserTests } from './browser-tests.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { closingLine } from './test-counts.ts';

/** Browser tests alone, all or those that the arguments name: `node tools/e2e.ts federation --project=desktop`. */
await run(async () => {
  const count = await browserTests(process.argv.slice(2));
  process.stdout.write(`\n${closingLine(count)}\n`);
  if (count.passed + count.failed === 0) throw new PlainProblem('No browser test is named so.');
  if (count.failed) throw new PlainProblem('Browser tests failed or did not run; see above.');
});
