import { IS_PACKED } from '../../libs/federation/src/workspace/index.ts';
import { LIVE } from '../../libs/federation/src/composition/index.ts';
import { composedShell, type CheckedShell } from '../../libs/federation/src/gate/index.ts';
import { readCurrent, type Desk } from '../../libs/federation/src/release/index.ts';
import { builtShell, PlainProblem } from '../shop.ts';

/**
 * Shell that remotes are released for: the one named by a channel, from the store; else the local build. Throws a
 * PlainProblem when there is neither.
 */
export async function shellOf(desk: Desk, channel = LIVE): Promise<CheckedShell> {
  const current = (await readCurrent(desk, channel)) ?? (await readCurrent(desk));
  const composed = current && (await composedShell(desk.files, current.composition));
  if (composed) return composed;
  if (!IS_PACKED) return builtShell();
  throw new PlainProblem(
    'What is live does not say what the shell offers. Who runs the shop releases the shell: npx weefsel release shell.',
  );
}
