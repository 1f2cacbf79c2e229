/** How many tests passed, and how many did not: failed, flaky, or never run although they were meant to. */
export interface Count {
  passed: number;
  failed: number;
}

/** A runner that broke before it could report counts as one failure. */
export const NOTHING_REPORTED: Count = { passed: 0, failed: 1 };

export const addCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** The closing line, which continuous integration reads. */
export const closingLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Reads jest's `--json`; a test that was skipped did not run. */
export function countOfJest(report: string): Count {
  const read = JSON.parse(report) as JestReport;
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + read.numPendingTests + read.numTodoTests + read.numRuntimeErrorTestSuites,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Reads Playwright's JSON report; `skipped` are also the tests that it never came to. */
export function countOfPlaywright(report: string): Count {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
