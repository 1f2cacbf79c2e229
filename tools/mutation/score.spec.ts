import { scoreOf } from './score';

test('a change counts as noticed when a test failed or never ended', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const;
  expect(scoreOf(mutants.map((status) => ({ status })))).toEqual({ noticed: 2, all: 4 });
});

test('what cannot run, or runs only once, is no change', () => {
  const mutants = ['Killed', 'CompileError', 'RuntimeError', 'Ignored'] as const;
  expect(scoreOf(mutants.map((status) => ({ status })))).toEqual({ noticed: 1, all: 1 });
});
