import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';

/** Number of passed tests, and names of those that failed or did not run. */
export interface Count {
  passed: number;
  failures: readonly string[];
  /** Names of browser tests that passed on retry only; counted as passed. */
  flaky?: readonly string[];
  /** Duration of each part, in s. */
  took?: readonly Took[];
  /** Duration of each test file, in s. */
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

/** Maximum number of flaky tests for `npm test` to pass. */
const MOST_FLAKY = 2;

/** Adds a failure when too many tests were flaky. */
export function withFlakyBound(count: Count): Count {
  const { flaky = [], failures } = count;
  if (flaky.length <= MOST_FLAKY) return count;
  return { ...count, failures: [...failures, `${flaky.length} flaky tests, at most ${MOST_FLAKY} may be`] };
}

/** Counts a part of the tests, and its duration. */
export async function timed(part: string, work: () => Promise<Count>): Promise<Count> {
  const from = performance.now();
  const count = await work();
  return { ...count, took: [[part, (performance.now() - from) / 1000]] };
}

const SLOWEST = 20;

/** The slowest test files, in s; several runs of a file are summed. */
export function slowestFiles({ files = [] }: Count): string {
  const sums = new Map<string, number>();
  for (const [file, seconds] of files) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const slowest = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  return slowest.map(([file, seconds]) => `  slow: ${seconds.toFixed(0).padStart(4)} s  ${file}\n`).join('');
}

/** Duration of each part, flaky and failed tests, and the closing line for continuous integration. */
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
    /** Why a file could not be run. */
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const MOST_LINES = 15;

/** The first lines of a message, indented below a name; without its stack. */
function below(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const shown = lines.filter((line) => line.trim() && !/^\s+at /.test(line)).slice(0, MOST_LINES);
  return shown.map((line) => `\n      ${line}`).join('');
}

/** Parses jest's `--json`. Skipped tests count as not run, and an unloadable file as one failure. */
export function countOfJest(report: string): Count {
  const { numPassedTests: passed, testResults } = JSON.parse(report) as JestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages }) => fullName + below(failureMessages[0]));
    return (failed.length === 0 && status === 'failed' ? [`could not be run${below(message)}`] : failed).map(
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

/** Parses Playwright's JSON report; `skipped` includes tests that were never reached. */
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
