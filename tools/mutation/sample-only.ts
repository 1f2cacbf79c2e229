import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { PluginKind } from '@stryker-mutator/api/plugin';
import { isInSample } from './sample.ts';

interface Options {
  /** Tests every n-th change. */
  sample: number;
}

/** Passes only changes of the sample. Stryker excludes a change only when a checker reports a compile error. */
function createSampleOnly({ sample }: Options): Checker {
  const check = (mutant: Mutant): CheckResult =>
    isInSample(mutant, sample)
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'Not in the sample' };
  return {
    init: () => Promise.resolve(),
    check: (mutants) => Promise.resolve(Object.fromEntries(mutants.map((one) => [one.id, check(one)]))),
  };
}
createSampleOnly.inject = ['options'] as const;

/** Exports that Stryker expects of a plugin. */
export const strykerPlugins = [{ kind: PluginKind.Checker, name: 'sample-only', factory: createSampleOnly }];
export const strykerValidationSchema = {
  type: 'object',
  properties: { sample: { type: 'integer', minimum: 1, default: 1 } },
};
