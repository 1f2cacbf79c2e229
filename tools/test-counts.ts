import { relative } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/bundler/index.ts';

/** Tests that passed, and the names of those that failed or did not run. */
export interface Count {
  passed: number;
  failures: readonly string[];
  /** Names of browser tests that passed the second time only; counted as passed. */
  flaky?: readonly string[];
  /** What took how long, in s. */
  took?: readonly Took[];
  /** Which file of tests took how long, in s. */
  files?: readonly Took[];
}

type Took = readonly [name: string, seconds: number];

export const addCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  flaky: counts.flatMap(({ flaky = [] }) => flaky),
  took: counts.flatMap(({ took = [] }) => took),
  files: counts.flatMap(({ files = [] }) => files),
});

/** Most flaky tests of an `npm test` that passes. */
const MOST_FLAKY = 2;

/** The count with one failure more when too many tests were flaky. */
export function withFlakyBound(count: Count): Count {
  const { flaky = [], failures } = count;
  if (flaky.length <= MOST_FLAKY) return count;
  return { ...count, failures: [...failures, `${flaky.length} flaky tests, at most ${MOST_FLAKY} may be`] };
}

/** Counts a part of the tests, with how long it took. */
export async function timed(part: string, work: () => Promise<Count>): Promise<Count> {
  const from = performance.now();
  const count = await work();
  return { ...count, took: [[part, (performance.now() - from) / 1000]] };
}

const SLOWEST = 20;

/** The slowest files of tests, in s; a file that ran at two widths or twice is added up. */
export function slowestFiles({ files = [] }: Count): string {
  const sums = new Map<string, number>();
  for (const [file, seconds] of files) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const slowest = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  return slowest.map(([file, seconds]) => `  slow: ${seconds.toFixed(0).padStart(4)} s  ${file}\n`).join('');
}

/** Time of each part, flaky and failed tests by name, and the closing line, which continuous integration reads. */
export const closingLines = ({ passed, failures, flaky = [], took = [] }: Count): string =>
  [
    ...took.map(([part, seconds]) => `  took: ${part} ${(seconds / 60).toFixed(1)} min`),
    ...flaky.map((name) => `  flaky: ${name}`),
    ...failures.map((name) => `  failed: ${name}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
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
  const files = testResults.map(({ name, startTime, endTime }): Took => [
    relative(WORKSPACE, name),
    (endTime - startTime) / 1000,
  ]);
  return { passed, failures, files };
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { duration: number }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface Outcome {
  name: string;
  status: string;
  took: Took;
}

const secondsOf = ({ results }: PlaywrightTest): number =>
  results.reduce((sum, { duration }) => sum + duration / 1000, 0);

const outcomesIn = ({ file, suites = [], specs }: PlaywrightSuite): Outcome[] => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests.map((test) => ({
      name: `[${test.projectName}] ${file}:${line} › ${title}`,
      status: test.status,
      took: [file, secondsOf(test)] as const,
    })),
  ),
  ...suites.flatMap(outcomesIn),
];

/** Reads Playwright's JSON report; `skipped` are also the tests that it never came to. */
export function countOfPlaywright(report: string): Count {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport;
  const outcomes = suites.flatMap(outcomesIn);
  const flaky = outcomes.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const failed = outcomes.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  return {
    passed: stats.expected + flaky.length,
    failures: [
      ...failed.map(({ name, status }) => `${name} (${status})`),
      ...errors.map(({ message }) => `${message}`),
    ],
    flaky,
    files: outcomes.map(({ took }) => took),
  };
}
