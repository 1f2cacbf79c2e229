import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { runIn } from './recipes/run-in.ts';
import { step } from './steps.ts';
import type { Count } from './test-counts.ts';

/** Checks that run nothing of the shop; nx reuses cached results of an unchanged tree. */
const TARGETS = 'lint-all format-all trace typecheck';
const NX = `"${process.execPath}" node_modules/nx/dist/bin/nx.js`;

/** Names of failed tasks in the closing list of nx. */
const failedTasks = (output: string): string[] =>
  [...output.matchAll(/^\s*- ([\w-]+:[\w-]+)$/gm)].flatMap(([, task]) => task ?? []);

/** Runs lint, format, types and the ledger. Prints their output when something fails. */
export async function checkAll(): Promise<Count> {
  const { failed, output } = await step('lint, format, types and requirements', () =>
    runIn(WORKSPACE, `${NX} run-many -t ${TARGETS} --parallel=2 --nxBail=false --output-style=stream`),
  );
  if (!failed) return { passed: 0, failures: [] };
  process.stderr.write(output);
  const tasks = failedTasks(output);
  return { passed: 0, failures: tasks.length > 0 ? tasks : ['the checks'] };
}
