import { partOf, readHistory } from '../../libs/federation/src/releases/composition/index.ts';
import {
  findComposition,
  readCurrent,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';

/** Number of events that are searched for versions. */
const SEARCHED = 100;

/**
 * Versions of a part that a channel had, newest first, except the current and earlier ones. A rollback or a removal
 * left them.
 */
export async function earlierVersions(
  releaseStore: ReleaseStore,
  channel: string,
  name: string,
): Promise<string[]> {
  const part = partOf((await readCurrent(releaseStore, channel))?.composition, name);
  const known = part ? [part, ...part.previous].map(({ version }) => version) : [];
  const events = await readHistory(releaseStore.files, SEARCHED);
  const moves = events.filter((event) => event.channel === channel && event.from !== event.to);
  const left = await Promise.all(
    moves.map(async ({ from }) => {
      const composition = from ? await findComposition(releaseStore, from).catch(() => undefined) : undefined;
      return partOf(composition, name)?.version ?? '';
    }),
  );
  return [...new Set(left)].filter((version) => version && !known.includes(version));
}
