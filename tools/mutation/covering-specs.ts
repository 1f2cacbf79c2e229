import type { Injector, PluginContext } from '@stryker-mutator/api/plugin';
import {
  MutantRunStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { readFileSync, writeFileSync } from 'node:fs';
import { specsToOpen, specsOfTests, type SpecsOfTests } from './specs-of-tests.ts';

/** The folder is a copy of the workspace, and gone after the run; all workers of one run share it. */
const KNOWN_SPECS = 'specs-of-tests.json';

interface JestRunner extends TestRunner {
  jestTestAdapter: { run(settings: { testFiles?: readonly string[] }): Promise<unknown> };
}

/**
 * Stryker's own runner opens all specs that are related to a changed file, which in a lib are nearly all. This one opens
 * those whose tests came by the change, one after the other, the one beside the file first, until one notices.
 */
class CoveringSpecs implements TestRunner {
  readonly #jest: JestRunner;
  #specs: SpecsOfTests | undefined;

  constructor(jest: JestRunner) {
    this.#jest = jest;
  }

  capabilities() {
    return this.#jest.capabilities();
  }

  init() {
    return this.#jest.init?.() ?? Promise.resolve();
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.#jest.dryRun(options);
    if ('tests' in result) writeFileSync(KNOWN_SPECS, JSON.stringify(specsOfTests(result.tests)));
    return result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    this.#specs ??= JSON.parse(readFileSync(KNOWN_SPECS, 'utf8')) as SpecsOfTests;
    let nrOfTests = 0;
    for (const spec of specsToOpen(this.#specs, options.testFilter ?? [], options.sandboxFileName)) {
      const result = await this.#runSpec(spec, options);
      if (result.status !== MutantRunStatus.Survived) return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  async #runSpec(spec: string, options: MutantRunOptions): Promise<MutantRunResult> {
    const adapter = this.#jest.jestTestAdapter;
    this.#jest.jestTestAdapter = { run: (settings) => adapter.run({ ...settings, testFiles: [`${spec}$`] }) };
    try {
      return await this.#jest.mutantRun(options);
    } finally {
      this.#jest.jestTestAdapter = adapter;
    }
  }
}

const [jestPlugin] = jestPlugins;

const create = (injector: Injector<PluginContext>): TestRunner =>
  new CoveringSpecs(injector.injectFunction(jestPlugin!.factory) as JestRunner);
create.inject = ['$injector'] as const;

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [{ ...jestPlugin, name: 'covering-specs', factory: create }];
