import type { MutantResult } from '@stryker-mutator/api/core';

/** Number of changes noticed by tests, and of all testable ones; those that do not compile are excluded. */
export function scoreOf(mutants: readonly Pick<MutantResult, 'status'>[]): { noticed: number; all: number } {
  const having = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = having('Killed', 'Timeout');
  return { noticed, all: noticed + having('Survived', 'NoCoverage') };
}
