import { scoreOf } from './score';

test('a change counts as noticed when a test failed or never ended', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const;
  expect(scoreOf(mutants.map((status) => ({ status })))).toEqual({ noticed: 2, all: 4 });
});

test('a change that cannot run or is ignored does not count', () => {
  const mutants = ['Killed', 'CompileError', 'RuntimeError', 'Ignored'] as const;
  expect(scoreOf(mutants.map((status) => ({ status })))).toEqual({ noticed: 1, all: 1 });
});
