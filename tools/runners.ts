import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { countOfJest, countOfPlaywright, type Count } from './test-counts.ts';

/** Disables the daemon and the terminal UI of nx. */
const QUIET = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

const node = (script: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> =>
  new Promise((done) => {
    spawn(process.execPath, [resolve(WORKSPACE, script), ...args], {
      cwd: WORKSPACE,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    }).once('exit', () => done());
  });

/** Runs a test runner with a temporary report folder, and counts the results. */
async function counted(
  runner: string,
  work: (report: string) => Promise<void>,
  count: (report: string) => Count,
): Promise<Count> {
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-report-'));
  try {
    const report = join(dir, 'report.json');
    await work(report);
    const text = await readFile(report, 'utf8').catch(() => null);
    return text ? count(text) : { passed: 0, failures: [`${runner} broke before it could report`] };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const UNIT_REPORT = resolve(WORKSPACE, 'coverage/unit.json');

/** Runs all unit tests; nx reuses cached results of an unchanged tree, including the report. */
export async function unitTests(): Promise<Count> {
  await mkdir(dirname(UNIT_REPORT), { recursive: true });
  await rm(UNIT_REPORT, { force: true });
  await node('node_modules/nx/dist/bin/nx.js', ['run', 'workspace:unit-all'], QUIET);
  const text = await readFile(UNIT_REPORT, 'utf8').catch(() => null);
  return text ? countOfJest(text) : { passed: 0, failures: ['jest broke before it could report'] };
}

/** Runs jest with arguments. */
export const jest = (args: readonly string[]): Promise<Count> =>
  counted(
    'jest',
    (report) =>
      node('node_modules/jest/bin/jest.js', [
        '--config',
        'jest.config.ts',
        '--json',
        `--outputFile=${report}`,
        ...args,
      ]),
    countOfJest,
  );

/** Playwright's command line for the browser tests. */
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/storefront-e2e'] as const;

/** Lists the browser tests of a command line, without a shop. `error` is empty for a right line. */
export function browserTestsIn(args: readonly string[]): { count: number; error: string } {
  const [cli, ...words] = PLAYWRIGHT;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(WORKSPACE, cli), ...words, '--list', ...args],
    { cwd: WORKSPACE, encoding: 'utf8' },
  );
  const total = /^Total: (\d+) tests?/m.exec(stdout)?.[1];
  return total === undefined
    ? { count: 0, error: (stderr || stdout).trim() }
    : { count: Number(total), error: '' };
}

/** Runs the browser tests against the shop in `SHOP_URL`. */
export const playwright = (args: readonly string[], env: Record<string, string>): Promise<Count> =>
  counted(
    'Playwright',
    (report) => {
      const [cli, ...words] = PLAYWRIGHT;
      const line = [...words, '--reporter=list,json', ...args];
      return node(cli, line, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    },
    countOfPlaywright,
  );

/** Runs the chosen part of the fault matrix with a separate shop. */
export const faults = (): Promise<Count> =>
  counted(
    'the fault matrix',
    (report) => node('tools/faults.ts', ['--chosen', `--report=${report}`]),
    (report) => JSON.parse(report) as Count,
  );
