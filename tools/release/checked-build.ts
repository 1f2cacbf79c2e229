import { RefusedRelease } from '../../libs/federation/src/release/index.ts';
import { nx } from '../nx.ts';

/** Builds a remote, or the shell. Throws a RefusedRelease when its lint or types fail. */
export async function checkedBuild(name: string): Promise<void> {
  await nx(['run-many', '-t', 'lint', 'typecheck', `--projects=${name}`]).catch((cause: unknown) => {
    const sentence = `${name} was not published. Its lint or its types fail, as is said above: npx nx run-many -t lint typecheck -p ${name}`;
    throw new RefusedRelease(sentence, { cause });
  });
  await nx(['build', name]);
}
