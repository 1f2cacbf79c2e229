import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '../libs/federation/src/build/index.ts';
import { findBrowser } from './browser.ts';
import { nx } from './nx.ts';
import { PlainProblem } from './shop.ts';
import { run, step } from './steps.ts';

/** `npm test`: everything. `--unit` leaves the browser tests out. Ends with one line that counts all tests. */
const { values: flags } = parseArgs({ options: { unit: { type: 'boolean', default: false } } });

interface Count {
  passed: number;
  failed: number;
}

const node = (script: string, args: string[], env: Record<string, string> = {}): Promise<void> =>
  new Promise((done) => {
    spawn(process.execPath, [resolve(WORKSPACE, script), ...args], {
      cwd: WORKSPACE,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    }).once('exit', () => done());
  });

/** A runner that broke before it could report counts as one failure. */
const nothingReported: Count = { passed: 0, failed: 1 };

async function jest(dir: string): Promise<Count> {
  const report = join(dir, 'jest.json');
  await node('node_modules/jest/bin/jest.js', [
    '--config',
    'jest.config.ts',
    '--json',
    `--outputFile=${report}`,
  ]);
  const text = await readFile(report, 'utf8').catch(() => null);
  if (!text) return nothingReported;
  const result = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

async function browserTests(dir: string): Promise<Count> {
  const report = join(dir, 'playwright.json');
  await node('tools/e2e.ts', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (!text) return nothingReported;
  const { stats, errors } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

await run(async () => {
  if (!flags.unit) findBrowser();
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-test-'));
  try {
    await step('lint and types', () => nx(['run-many', '-t', 'lint', 'typecheck', '--parallel=2']));
    const counts = [await jest(dir)];
    if (!flags.unit) counts.push(await browserTests(dir));
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    if (failed) throw new PlainProblem('Not everything passes; see above.');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
