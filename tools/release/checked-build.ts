import { RefusedRelease } from '../../libs/federation/src/release/index.ts';
import { nx, NxFailed } from '../nx.ts';

/** Wraps a task's error into the reason for not publishing. */
const refusing = (name: string, what: string, again: string) => (cause: unknown) => {
  const reason = cause instanceof NxFailed && cause.reason ? `: ${cause.reason}.` : ', as is said above.';
  throw new RefusedRelease(`${name} was not published. ${what}${reason} See it again: ${again}`, { cause });
};

/** Builds a remote, or the shell. Throws a RefusedRelease with the reason when lint, types or build fail. */
export async function checkedBuild(name: string, onStep: (doing: string) => void): Promise<void> {
  await nx(['run-many', '-t', 'lint', 'typecheck', `--projects=${name}`], { onStep }).catch(
    refusing(name, 'Its lint or its types fail', `npx nx run-many -t lint typecheck -p ${name}`),
  );
  await nx(['build', name], { onStep }).catch(refusing(name, 'It cannot be built', `npx nx build ${name}`));
}
