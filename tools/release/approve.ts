import { DamagedDocument, LIVE } from '../../libs/federation/src/releases/composition/index.ts';
import {
  liveSentence,
  readCurrent,
  RefusedRelease,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { refusalOf, type Rehearsing } from '../rehearsal/refusal-of.ts';

/** Rehearses a published version, unless its channel already points to it. Throws a RefusedRelease. */
export async function approve(
  releaseStore: ReleaseStore,
  name: string,
  version: string,
  dir: string,
  rehearsing: Rehearsing = {},
): Promise<void> {
  const { channel = LIVE } = rehearsing;
  // A damaged document counts as no live version.
  const current = await readCurrent(releaseStore, channel).catch((error: unknown) => {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  });
  const entry = current?.composition.remotes[name];
  const refused = entry?.version === version ? undefined : await refusalOf(name, version, dir, rehearsing);
  if (refused) {
    throw new RefusedRelease(
      `${name}@${version} was not released. ${refused} ${liveSentence(name, entry, channel)}`,
    );
  }
}
