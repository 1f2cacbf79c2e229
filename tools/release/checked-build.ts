import { RefusedRelease } from '../../libs/federation/src/release/index.ts';
import { nx, NxFailed } from '../nx.ts';

/** The error of a task, as the reason why nothing is published. */
const refusing = (name: string, what: string, again: string) => (cause: unknown) => {
  const reason = cause instanceof NxFailed && cause.reason ? `: ${cause.reason}.` : ', as is said above.';
  throw new RefusedRelease(`${name} was not published. ${what}${reason} See it again: ${again}`, { cause });
};

/** Builds a remote, or the shell. Throws a RefusedRelease that names why its lint, its types or its build fail. */
export async function checkedBuild(name: string, onStep: (doing: string) => void): Promise<void> {
  await nx(['run-many', '-t', 'lint', 'typecheck', `--projects=${name}`], { onStep }).catch(
    refusing(name, 'Its lint or its types fail', `npx nx run-many -t lint typecheck -p ${name}`),
  );
  await nx(['build', name], { onStep }).catch(refusing(name, 'It cannot be built', `npx nx build ${name}`));
}
