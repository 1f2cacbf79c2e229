import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { browserTests } from './browser-tests.ts';
import { asksHelp, helpText } from './flags.ts';
import { PlainProblem } from './shop.ts';
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

/** Checks options and names before a shop is built. Throws a PlainProblem. */
function requireTests(line: readonly string[]): void {
  const cli = resolve(WORKSPACE, 'node_modules/@playwright/test/cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'test', '-c', 'apps/storefront-e2e', '--list', ...line],
    { cwd: WORKSPACE, encoding: 'utf8' },
  );
  if (/^Total: 0 tests/m.test(stdout)) throw new PlainProblem('No browser test is named so.');
  if (status !== 0) throw new PlainProblem(stderr.trim() || stdout.trim());
}

/** Runs browser tests only, all or those named by arguments: `npx weefsel e2e federation --project=desktop`. */
await run(async () => {
  const line = process.argv.slice(2);
  if (asksHelp(line.slice(0, 1))) return void process.stdout.write(`${helpText(HELP)}\n`);
  requireTests(line);
  const count = await browserTests(line);
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Browser tests failed or did not run; see above.');
});
