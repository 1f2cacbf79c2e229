import {
  claimedPages,
  DamagedDocument,
  findComposition,
  LIVE,
  moveChannel,
  readChannel,
  signerOf,
  writeComposition,
  type Channel,
  type Composition,
  type Content,
  type FoundChannel,
} from '../composition/index.ts';
import { StoreAway } from '../store/index.ts';
import { note, type ReleaseStore } from './release-store.ts';
import { sameContent, versionChanges } from './differences.ts';
import { RefusedRelease } from './compatibility.ts';

/** A composition with its id. */
export interface Named {
  id: string;
  composition: Composition;
}

/** The result of a command on a channel. Nothing was moved when both are the same. */
export interface Change {
  channel: string;
  before?: Named;
  now: Named;
}

/** Name of the command in the history, and its reason. */
export interface Purpose {
  what: string;
  channel?: string;
  why?: string | undefined;
  /**
   * Starts from an empty composition when the channel's is damaged. For a command that releases everything.
   */
  evenIfDamaged?: boolean;
  /** The gate for the next composition; the returned sentences are reasons to refuse it. */
  gate?: ((next: Content, before: Content | undefined) => Promise<readonly string[]>) | undefined;
}

/** Other commands kept moving the channel during this one's tries. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Time for a command's retries against others, and the longest pause between tries, in ms. */
const TIMEOUT_MS = 30_000;
const LONGEST_PAUSE_MS = 200;

/** The composition that a channel points to; undefined without the channel. */
export async function readCurrent(releaseStore: ReleaseStore, channel = LIVE): Promise<Named | undefined> {
  const found = await readChannel(releaseStore.pointers, channel);
  return found && named(releaseStore, found.composition);
}

/**
 * Moves a channel; false when another command was faster.
 * After a store failure during the move, reads the channel to find out.
 */
async function isMoved(
  { pointers }: ReleaseStore,
  channel: string,
  to: Channel,
  found: FoundChannel | undefined,
): Promise<boolean> {
  try {
    return (await moveChannel(pointers, channel, to, found)) !== undefined;
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    const now = await readChannel(pointers, channel);
    // Only `composition` is compared: a new composition is in the channel only if the move was made.
    const wasKnown = found?.previous.includes(to.composition) ?? false;
    return (
      now?.composition === to.composition || (!wasKnown && now?.previous.includes(to.composition) === true)
    );
  }
}

/**
 * Compare-and-set with retries: each try sees the changes by others.
 * `target` returns the channel's target, or none when it is already right.
 */
async function move(
  releaseStore: ReleaseStore,
  { what, channel = LIVE, why }: Purpose,
  target: (
    found: FoundChannel | undefined,
  ) => Promise<Omit<Change, 'channel'> & { to?: Channel | undefined }>,
): Promise<Change> {
  const until = Date.now() + TIMEOUT_MS;
  do {
    const found = await readChannel(releaseStore.pointers, channel);
    const { to, ...change } = await target(found);
    if (!to || (await isMoved(releaseStore, channel, to, found))) {
      if (change.before?.id !== change.now.id)
        await note(releaseStore, { what, channel, why }, changed(change));
      return { channel, ...change };
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  } while (Date.now() < until);
  throw new TooBusy(
    `The channel ${channel} was moved by others all the time. Nothing was changed; try again.`,
  );
}

/** A change in the format of the history. */
export const changed = ({ before, now }: Omit<Change, 'channel'>) => ({
  ...(before && { from: before.id }),
  to: now.id,
  changes: versionChanges(before?.composition, now.composition),
});

/** Throws a RefusedRelease when the gate gives a reason against the new composition. */
export async function passGate(
  gate: Purpose['gate'],
  next: Content,
  before: Content | undefined,
): Promise<void> {
  const twice = claimedPages(next);
  if (twice.length > 0) twice.push('One of them has to give it up first.');
  const reasons = [...twice, ...((await gate?.(next, before)) ?? [])];
  if (reasons.length > 0) throw new RefusedRelease(`${reasons.join(' ')} Nothing was changed.`);
}

/**
 * Writes the composition that a command derives from another, and reads it back.
 * Pointers must never lead to a composition that servers reject.
 */
export async function compose(
  releaseStore: ReleaseStore,
  content: Content,
  { why, ...said }: { what: string; channel: string; why: string | undefined },
  before: Named | undefined,
): Promise<Named> {
  const made = {
    at: new Date().toISOString(),
    ...releaseStore.author,
    ...said,
    ...(why && { why }),
    ...(before && { from: before.id }),
  };
  const composition = { ...content, made };
  const id = await writeComposition(releaseStore.files, await releaseStore.key(), composition);
  await findComposition(releaseStore, id);
  return { id, composition };
}

const named = async (releaseStore: ReleaseStore, id: string): Promise<Named> => ({
  id,
  composition: await findComposition(releaseStore, id),
});

/** Starting point of a command: the channel's composition, or live for a new channel. */
async function startOf(
  releaseStore: ReleaseStore,
  channel: string,
  found: Channel | undefined,
): Promise<Named | undefined> {
  if (found) return named(releaseStore, found.composition);
  return channel === LIVE ? undefined : readCurrent(releaseStore);
}

/** The composition to change. A damaged one counts as none for commands that may replace it. */
const beforeOf = (
  releaseStore: ReleaseStore,
  { channel = LIVE, evenIfDamaged }: Purpose,
  found: Channel | undefined,
) =>
  startOf(releaseStore, channel, found).catch((error: unknown) => {
    if (evenIfDamaged && error instanceof DamagedDocument) return undefined;
    throw error;
  });

/** Runs the gate for a change without making it. Throws a RefusedRelease. */
export async function checkUpdate(
  releaseStore: ReleaseStore,
  purpose: Purpose,
  next: (current: Composition | undefined) => Content,
): Promise<void> {
  const found = await readChannel(releaseStore.pointers, purpose.channel ?? LIVE);
  const before = await beforeOf(releaseStore, purpose, found);
  await passGate(purpose.gate, next(before?.composition), before?.composition);
}

/**
 * True when a composition has another signer than the author's key, and that key is trusted with the whole shop.
 * The replacement of the release key needs a composition of the new one.
 */
export async function isToSignAnew(releaseStore: ReleaseStore, id: string): Promise<boolean> {
  const own = await releaseStore.key().catch(() => undefined);
  if (!own || (await signerOf(id, releaseStore)) === own.id) return false;
  return releaseStore.keys.verify(own.id, own.sign(own.id), own.id);
}

/**
 * Changes the composition of a channel atomically. The same content with the same signer changes nothing.
 * Throws a RefusedRelease.
 */
export async function updateChannel(
  releaseStore: ReleaseStore,
  purpose: Purpose,
  next: (current: Composition | undefined) => Content,
): Promise<Change> {
  const { channel = LIVE, what, why, gate } = purpose;
  return move(releaseStore, purpose, async (found) => {
    const before = await beforeOf(releaseStore, purpose, found);
    const content = next(before?.composition);
    const isSame = found && before && sameContent(before.composition, content);
    if (isSame && !(await isToSignAnew(releaseStore, before.id))) return { before, now: before };
    await passGate(gate, content, before?.composition);
    const now = await compose(releaseStore, content, { what, channel, why }, before);
    const previous = found ? [found.composition, ...found.previous] : [];
    return { ...(before && { before }), now, to: { composition: now.id, previous } };
  });
}

/**
 * Points a channel to an existing composition; `previous` lists its rollback targets. Only `live` may be missing.
 * Throws a DamagedDocument when `choose` returns nothing for a missing channel.
 */
export async function pointChannel(
  releaseStore: ReleaseStore,
  purpose: Purpose,
  choose: (found: FoundChannel | undefined) => Channel | undefined,
): Promise<Change> {
  const { channel = LIVE, gate } = purpose;
  return move(releaseStore, purpose, async (found) => {
    const to = found || channel === LIVE ? choose(found) : undefined;
    if (!to) throw new DamagedDocument(`There is no channel ${channel}.`);
    const now = await named(releaseStore, to.composition);
    // A damaged composition may be the very one to replace.
    const before = found && (await named(releaseStore, found.composition).catch(() => undefined));
    const change = { ...(before && { before }), now };
    if (found?.composition === now.id) return change;
    await passGate(gate, now.composition, before?.composition);
    return { ...change, to };
  });
}
