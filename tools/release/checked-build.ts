import { RefusedRelease } from '../../libs/federation/src/release/index.ts';
import { marketFolder } from '../../libs/federation/src/workspace/index.ts';
import { nx, NxFailed } from '../nx.ts';

/** Tasks by run: one run, or the build alone in a market, as nx passes its output folder to all tasks of a run. */
const runs = () => (marketFolder() ? [['lint', 'typecheck'], ['build']] : [['lint', 'typecheck', 'build']]);

/** Lints, type-checks and builds a remote, or the shell. Throws a RefusedRelease with the reason when one fails. */
export async function checkedBuild(name: string, onStep: (doing: string) => void): Promise<void> {
  for (const tasks of runs()) {
    const args = ['run-many', '-t', ...tasks, '-p', name];
    await nx([...args, '--parallel=2', '--nxBail'], { onStep }).catch((cause: unknown) => {
      const reason = cause instanceof NxFailed && cause.reason ? `: ${cause.reason}.` : ', as is said above.';
      throw new RefusedRelease(
        `${name} was not published. Its ${tasks.join(', ')} failed${reason} See it again: npx nx ${args.join(' ')}`,
        { cause },
      );
    });
  }
}
