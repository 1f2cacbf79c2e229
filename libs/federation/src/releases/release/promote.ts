import {
  updateChannel,
  readCurrent,
  checkUpdate,
  type Change,
  type Named,
  type Purpose,
} from './update-channel.ts';
import type { ReleaseStore } from './release-store.ts';
import { findComposition, partOf, type Content } from '../composition/index.ts';
import { RefusedRelease } from './compatibility.ts';
import { changedParts } from './differences.ts';
import { quarantineSentence } from './quarantine.ts';
import { NoEarlier, withReleased } from './release-versions.ts';

/** The composition that a channel started from: the newest in its ancestry that was made elsewhere. */
async function beginningOf(
  releaseStore: ReleaseStore,
  { composition }: Named,
  channel: string,
): Promise<Named | undefined> {
  let at = composition;
  while (at.made.channel === channel && at.made.from) {
    const id = at.made.from;
    at = await findComposition(releaseStore, id);
    if (at.made.channel !== channel) return { id, composition: at };
  }
  return undefined;
}

/** The change that copies a channel's differences from its starting point. Refuses versions in quarantine. */
async function promotion(
  releaseStore: ReleaseStore,
  from: string,
): Promise<(current: Content | undefined) => Content> {
  const preview = await readCurrent(releaseStore, from);
  if (!preview) throw new NoEarlier(`There is no channel ${from}.`);
  const base = await beginningOf(releaseStore, preview, from);
  const names = changedParts(base?.composition, preview.composition);
  for (const name of names) {
    const version = partOf(preview.composition, name)?.version;
    const out = version && (await quarantineSentence(releaseStore, name, version));
    if (out) throw new RefusedRelease(`${name}@${version} cannot be promoted. ${out}`);
  }
  return (current = { remotes: {} }) =>
    names.reduce((content, name) => withReleased(content, name, partOf(preview.composition, name)), current);
}

/**
 * Copies releases into a channel: the versions in which the source differs from its starting point.
 * Releases made elsewhere since then stay. Throws a NoEarlier when there is no such channel, or a RefusedRelease.
 */
export const promote = async (
  releaseStore: ReleaseStore,
  from: string,
  purpose: Partial<Purpose> = {},
): Promise<Change> =>
  updateChannel(releaseStore, { what: `promote ${from}`, ...purpose }, await promotion(releaseStore, from));

/** Runs the gate for a promotion, and copies nothing. Throws a NoEarlier, or a RefusedRelease. */
export const tryPromote = async (
  releaseStore: ReleaseStore,
  from: string,
  purpose: Partial<Purpose> = {},
): Promise<void> =>
  checkUpdate(releaseStore, { what: `promote ${from}`, ...purpose }, await promotion(releaseStore, from));
