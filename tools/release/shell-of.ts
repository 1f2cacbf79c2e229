import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';
import {
  DamagedDocument,
  NotChecked,
  findComposition,
  LIVE,
  readChannel,
} from '../../libs/federation/src/releases/composition/index.ts';
import { composedShell, type CheckedShell } from '../../libs/federation/src/releases/gate/index.ts';
import type { ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { withoutPassword } from '../../libs/federation/src/releases/store/index.ts';
import { builtShell, PlainProblem } from '../shop.ts';

/** The shell of a channel, or the first reason why its composition is not used. */
interface Found {
  shell?: CheckedShell | undefined;
  damage?: DamagedDocument;
}

/**
 * The shell of a channel's composition; of the newest earlier one that is whole when that is damaged. Without the
 * channel, that of its target.
 */
async function shellIn(releaseStore: ReleaseStore, channel: string, target?: string): Promise<Found> {
  const found = await readChannel(releaseStore.pointers, channel);
  const ids = found ? [found.composition, ...found.previous] : [];
  let damage: DamagedDocument | undefined;
  for (const id of target === undefined ? ids : [...ids, target]) {
    try {
      return { shell: await composedShell(releaseStore.files, await findComposition(releaseStore, id)) };
    } catch (error) {
      if (!(error instanceof DamagedDocument) || error instanceof NotChecked) throw error;
      damage ??= error;
    }
  }
  return damage ? { damage } : {};
}

/**
 * Shell that remotes are released for: the one named by a channel, or by the composition to move it to, from the store;
 * else the local build. Throws a PlainProblem when there is neither.
 */
export async function shellOf(
  releaseStore: ReleaseStore,
  channel = LIVE,
  target?: string,
): Promise<CheckedShell> {
  const found = await shellIn(releaseStore, channel, target);
  if (found.shell) return found.shell;
  const live = await shellIn(releaseStore, LIVE);
  if (live.shell) return live.shell;
  if (!IS_PACKED) return builtShell();
  const damage = found.damage ?? live.damage;
  if (damage) throw damage;
  throw new PlainProblem(
    `What is live in RELEASE_STORE (${withoutPassword(process.env.RELEASE_STORE ?? '')}) does not say what the shell offers. Is that the store of the shop? If so, who runs the shop releases the shell: npx weefsel release shell.`,
  );
}
