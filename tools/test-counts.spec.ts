/** @jest-environment node */
import { addCounts, closingLine, countOfJest, countOfPlaywright } from './test-counts';

const unit = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test.each([
  ['a test that failed', { numFailedTests: 1 }],
  ['a test that was left out', { numPendingTests: 1 }],
  ['a test that is only planned', { numTodoTests: 1 }],
  ['a file that could not be read', { numRuntimeErrorTestSuites: 1 }],
])('%s counts as failed', (_what, more) => {
  expect(countOfJest(JSON.stringify(unit))).toEqual({ passed: 3, failed: 0 });
  expect(countOfJest(JSON.stringify({ ...unit, ...more }))).toEqual({ passed: 3, failed: 1 });
});

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ['a browser test that failed', { stats: { ...stats, unexpected: 1 } }],
  ['a browser test that passed at a second try', { stats: { ...stats, flaky: 1 } }],
  ['a browser test that never ran', { stats: { ...stats, skipped: 1 } }],
  ['a file of browser tests that could not be read', { errors: ['SyntaxError'] }],
])('%s counts as failed', (_what, more) => {
  expect(countOfPlaywright(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 0 });
  expect(countOfPlaywright(JSON.stringify({ stats, errors: [], ...more }))).toEqual({
    passed: 5,
    failed: 1,
  });
});

test('the closing line adds all runners up', () => {
  const count = addCounts([
    { passed: 3, failed: 1 },
    { passed: 4, failed: 0 },
  ]);
  expect(closingLine(count)).toBe('7 passed, 1 failed');
});
