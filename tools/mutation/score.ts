import type { MutantResult } from '@stryker-mutator/api/core';

/** How many changes the tests noticed, of all that can be noticed; what does not compile is no change. */
export function scoreOf(mutants: readonly Pick<MutantResult, 'status'>[]): { noticed: number; all: number } {
  const having = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = having('Killed', 'Timeout');
  return { noticed, all: noticed + having('Survived', 'NoCoverage') };
}
