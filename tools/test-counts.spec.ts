import {
  addCounts,
  closingLines,
  countOfJest,
  countOfPlaywright,
  slowestFiles,
  timed,
  withFlakyBound,
} from './test-counts';

const passing = { fullName: 'a door opens', status: 'passed', failureMessages: [] };
const unit = (...testResults: unknown[]) => JSON.stringify({ numPassedTests: 1, testResults });
const file = (status: string, ...assertionResults: unknown[]) => ({
  name: 'a.spec.ts',
  status,
  message: status === 'failed' ? 'Cannot find module ./door\n\n    at a.spec.ts:1:1' : '',
  startTime: 1000,
  endTime: 3500,
  assertionResults,
});

test.each([
  ['a test that failed', 'failed'],
  ['a test that was left out', 'pending'],
  ['a test that is only planned', 'todo'],
])('%s counts as failed', (_what, status) => {
  const report = unit(file('passed', passing, { fullName: 'a door closes', status, failureMessages: [] }));
  const { passed, failures } = countOfJest(report);
  expect(passed).toBe(1);
  expect(failures).toEqual([expect.stringMatching(/a\.spec\.ts › a door closes$/)]);
});

test('a failure carries its message, without colours and stack', () => {
  const failureMessages = [
    'Error: \u001b[31mexpected open\u001b[39m\n\nReceived: closed\n    at a.spec.ts:3:1\n',
  ];
  const report = unit(file('failed', { fullName: 'a door opens', status: 'failed', failureMessages }));
  const count = countOfJest(report);
  expect(closingLines(count)).toMatch(
    /a\.spec\.ts › a door opens\n {6}Error: expected open\n {6}Received: closed\n1 passed, 1 failed$/,
  );
});

test('a file that could not be read counts as one failure, and one that passes as none', () => {
  expect(countOfJest(unit(file('failed'))).failures).toEqual([
    expect.stringMatching(/a\.spec\.ts › could not be run\n {6}Cannot find module \.\/door$/),
  ]);
  expect(countOfJest(unit(file('passed', passing)))).toMatchObject({ passed: 1, failures: [] });
});

const RESULTS = [{ duration: 2000 }, { duration: 1500 }];
const FILES = [['desktop/a.spec.ts', 3.5]];

const browser = (status: string, errors: unknown[] = []) => {
  const spec = {
    title: 'a shopper looks',
    line: 7,
    tests: [{ projectName: 'mobile', status, results: RESULTS }],
  };
  const inner = { file: 'desktop/a.spec.ts', specs: [spec] };
  const suites = [{ file: 'desktop/a.spec.ts', specs: [], suites: [inner] }];
  return JSON.stringify({ stats: { expected: 5 }, suites, errors });
};

test.each(['unexpected', 'skipped'])('a browser test that is %s counts as failed', (status) => {
  expect(countOfPlaywright(browser(status))).toEqual({
    passed: 5,
    failures: [`[mobile] desktop/a.spec.ts:7 › a shopper looks (${status})`],
    flaky: [],
    files: FILES,
  });
});

test('a browser test that passes the second time only counts as passed and is named', () => {
  const count = countOfPlaywright(browser('flaky'));
  const name = '[mobile] desktop/a.spec.ts:7 › a shopper looks';
  expect(count).toMatchObject({ passed: 6, failures: [], flaky: [name] });
  expect(closingLines(count)).toBe(`  flaky: ${name}\n6 passed, 0 failed`);
});

test('more than two flaky tests fail a run', () => {
  const run = (flaky: string[]) => withFlakyBound({ passed: 9, failures: [], flaky });
  expect(run(['a', 'b']).failures).toEqual([]);
  expect(run(['a', 'b', 'c']).failures).toEqual(['3 flaky tests, at most 2 may be']);
});

test('a file of browser tests that could not be read counts as failed', () => {
  expect(countOfPlaywright(browser('expected'))).toMatchObject({ passed: 5, failures: [], flaky: [] });
  expect(countOfPlaywright(browser('expected', [{ message: 'SyntaxError' }])).failures).toEqual([
    'SyntaxError',
  ]);
});

test('the closing lines add all runners up, and say last how many there are', () => {
  const count = addCounts([
    { passed: 3, failures: ['a door closes'] },
    { passed: 4, failures: [] },
  ]);
  expect(closingLines(count)).toBe('  failed: a door closes\n7 passed, 1 failed');
});

test('the closing lines say how long each part took', async () => {
  const part = await timed('unit tests', async () => ({ passed: 2, failures: [] }));
  const count = addCounts([part, { passed: 1, failures: [], took: [['browser tests', 90]] }]);
  expect(closingLines(count)).toBe(
    '  took: unit tests 0.0 min\n  took: browser tests 1.5 min\n3 passed, 0 failed',
  );
});

test('the slowest files come first, added up over runs of one file, at most twenty', () => {
  const jest = countOfJest(unit(file('passed', passing)));
  const many = Array.from({ length: 30 }, (_, index) => [`${index}.spec.ts`, 1] as const);
  const slow = slowestFiles(
    addCounts([
      jest,
      countOfPlaywright(browser('expected')),
      countOfPlaywright(browser('flaky')),
      { passed: 0, failures: [], files: many },
    ]),
  );
  const lines = slow.trimEnd().split('\n');
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('  slow:    7 s  desktop/a.spec.ts');
  expect(lines[1]).toMatch(/^ {2}slow: {4}3 s {2}.*a\.spec\.ts$/);
});
