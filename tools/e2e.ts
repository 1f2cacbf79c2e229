import { browserTests } from './browser-tests.ts';
import { asksHelp, helpText } from './flags.ts';
import { PlainProblem } from './shop.ts';
import { browserTestsIn } from './runners.ts';
import { run } from './steps.ts';
import { closingLines } from './test-counts.ts';

const HELP = {
  usage: 'weefsel e2e [file…] [options of Playwright]',
  about: 'Runs browser tests, all or those named.',
  options: {
    '--project=<name>': 'desktop, mobile, alone, gate, own-shop, walks, firefox-390, webkit-390, …',
    '-g <text>': 'tests whose title has the text',
    '--repeat-each=<number>': 'repeats each test',
  },
  examples: [
    'npx weefsel e2e federation --project=desktop',
    'npx weefsel e2e checkout -g refused --repeat-each=5',
  ],
} as const;

/** Runs browser tests only, all or those named by arguments: `npx weefsel e2e federation --project=desktop`. */
await run(async () => {
  const line = process.argv.slice(2);
  if (asksHelp(line.slice(0, 1))) return void process.stdout.write(`${helpText(HELP)}\n`);
  // Before a shop is built.
  const { count: found, error } = browserTestsIn(line);
  if (found === 0) throw new PlainProblem(error || 'No browser test is named so.');
  const count = await browserTests(line);
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Browser tests failed or did not run; see above.');
});
