import { changeChannel, readCurrent, type Change, type Named, type Purpose } from './change.ts';
import type { Desk } from './desk.ts';
import { findComposition, partOf } from '../composition/index.ts';
import { changedParts } from './differences.ts';
import { NoEarlier, withReleased } from './switch.ts';

/** The composition that a channel started from: the first one in its history that was not made in it. */
async function beginningOf(desk: Desk, { composition }: Named, channel: string): Promise<Named | undefined> {
  let at = composition;
  while (at.made.channel === channel && at.made.from) {
    const id = at.made.from;
    at = await findComposition(desk, id);
    if (at.made.channel !== channel) return { id, composition: at };
  }
  return undefined;
}

/**
 * Copies releases into a channel: the versions in which it differs from where it started. Releases made elsewhere
 * meanwhile stay. Throws a NoEarlier when there is no such channel.
 */
export async function promote(desk: Desk, from: string, purpose: Partial<Purpose> = {}): Promise<Change> {
  const preview = await readCurrent(desk, from);
  if (!preview) throw new NoEarlier(`There is no channel ${from}.`);
  const base = await beginningOf(desk, preview, from);
  const names = changedParts(base?.composition, preview.composition);
  return changeChannel(desk, { what: `promote ${from}`, ...purpose }, (current) =>
    names.reduce(
      (content, name) => withReleased(content, name, partOf(preview.composition, name)),
      current ?? { remotes: {} },
    ),
  );
}
