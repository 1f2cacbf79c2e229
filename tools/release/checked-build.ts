import { RefusedRelease } from '../../libs/federation/src/releases/release/index.ts';
import { nx, NxFailed } from '../nx.ts';

type OnStep = (doing: string) => void;

/** Runs tasks of remotes, or of the shell. Throws a RefusedRelease with the reason when one fails. */
async function runTasks(
  tasks: readonly string[],
  names: readonly string[],
  how: { onStep?: OnStep; signal?: AbortSignal },
): Promise<void> {
  const args = ['run-many', '-t', ...tasks, '-p', names.join(',')];
  await nx([...args, '--parallel=2', '--nxBail'], how).catch((cause: unknown) => {
    const reason = cause instanceof NxFailed && cause.reason ? `: ${cause.reason}.` : ', as is said above.';
    throw new RefusedRelease(
      `${names.join(' and ')} was not published. Its ${tasks.join(' or ')} failed${reason} See it again: npx nx ${args.join(' ')}`,
      { cause },
    );
  });
}

/** Starts lint and type check of some parts, and builds them. Both throw a RefusedRelease. */
export function checkedBuild(names: readonly string[]) {
  const over = new AbortController();
  const done = runTasks(['lint', 'typecheck'], names, over);
  // A refused build ends the command, which ends the checks.
  done.catch(() => undefined);
  return {
    build: (onStep: OnStep) => runTasks(['build'], names, { onStep }),
    checks: { done, stop: () => over.abort() },
  };
}
