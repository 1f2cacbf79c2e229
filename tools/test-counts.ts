import { relative } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/bundler/index.ts';

/** How many tests passed, and the names of those that did not: failed, flaky, or never run although they were meant to. */
export interface Count {
  passed: number;
  failures: readonly string[];
  /** What took how long, in s. */
  took?: readonly (readonly [part: string, seconds: number])[];
}

export const addCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  took: counts.flatMap(({ took = [] }) => took),
});

/** Counts a part of the tests, with how long it took. */
export async function timed(part: string, work: () => Promise<Count>): Promise<Count> {
  const from = performance.now();
  const count = await work();
  return { ...count, took: [[part, (performance.now() - from) / 1000]] };
}

/** How long each part took, what failed, by name, and the closing line, which continuous integration reads. */
export const closingLines = ({ passed, failures, took = [] }: Count): string =>
  [
    ...took.map(([part, seconds]) => `  took: ${part} ${(seconds / 60).toFixed(1)} min`),
    ...failures.map((name) => `  failed: ${name}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Reads jest's `--json`; a test that was skipped did not run, and a file that broke is one failure. */
export function countOfJest(report: string): Count {
  const { numPassedTests: passed, testResults } = JSON.parse(report) as JestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed').map((test) => test.fullName);
    return (failed.length === 0 && status === 'failed' ? ['could not be run'] : failed).map(
      (test) => `${relative(WORKSPACE, name)} › ${test}`,
    );
  });
  return { passed, failures };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; line: number; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const failuresIn = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status }) => `[${projectName}] ${file}:${line} › ${title} (${status})`),
  ),
  ...suites.flatMap(failuresIn),
];

/** Reads Playwright's JSON report; `skipped` are also the tests that it never came to. */
export function countOfPlaywright(report: string): Count {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => `${message}`)],
  };
}
